/**
 * Defines a typed client. The client creates its links from the same table that the servers use to dispatch requests,
 * so every link belongs to a route on the servers. The client's bundle does not include a matcher.
 */
import type { Uri } from 'uri-ts'
import { absoluteLinks } from 'uri-ts/routes'
import { routes } from './routes'

export const createClient = (base: Uri) => {
  const { notes, search, file } = absoluteLinks(base)(routes)
  const get = async (link: Uri): Promise<unknown> => (await fetch(link)).json()
  // The functions are async so that an error from `link` becomes a rejected promise.
  return {
    search: async (q: string) => get(search.link({ q })),
    notes: async (...tag: readonly string[]) => get(notes.list.link({ order: 'desc', tag })),
    note: async (id: number) => get(notes.note.link({ id })),
    file: async (...path: readonly string[]) => get(file.link({ path })),
  }
}
