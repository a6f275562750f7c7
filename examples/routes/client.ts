/** A typed client: links are made of the table that the server dispatches by, so that neither can drift. */
import type { Uri } from 'uri-ts'
import { absoluteLinks } from 'uri-ts/routes'
import { routes } from './routes'

export const createClient = (base: Uri) => {
  const links = absoluteLinks(base)(routes)
  const get = async (link: string): Promise<unknown> => (await fetch(link)).json()
  return {
    notes: (page: number, ...tag: readonly string[]) => get(links.notes({ page, order: 'desc', tag })),
    note: (id: number) => get(links.note({ id })),
    file: (...path: readonly string[]) => get(links.file({ path })),
  }
}
