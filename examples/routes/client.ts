/**
 * A typed client: links are made of the table that servers dispatch by, so that neither can drift. Its bundle has no
 * matcher.
 */
import type { Uri } from 'uri-ts'
import { absoluteLinks } from 'uri-ts/routes'
import { routes } from './routes'

export const createClient = (base: Uri) => {
  const { notes, search, file } = absoluteLinks(base)(routes)
  const get = async (link: Uri): Promise<unknown> => (await fetch(link)).json()
  // Async, so that what `link` throws for an invalid value rejects the promise.
  return {
    search: async (q: string) => get(search.link({ q })),
    notes: async (...tag: readonly string[]) => get(notes.list.link({ order: 'desc', tag })),
    note: async (id: number) => get(notes.note.link({ id })),
    file: async (...path: readonly string[]) => get(file.link({ path })),
  }
}
