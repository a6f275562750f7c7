/** A typed client: links are made of the table that the server dispatches by, so that neither can drift. */
import { type Either, showReason, type Uri } from 'uri-ts'
import { absoluteLinks, type LinkError } from 'uri-ts/routes'
import { routes } from './routes'

export const createClient = (base: Uri) => {
  const links = absoluteLinks(base)(routes)
  /** Gets what a link leads to. A link that cannot be made is an error of the caller. */
  const get = async (link: Either<LinkError, Uri>): Promise<unknown> => {
    if (link._tag === 'Left') throw new TypeError(showReason(link.left))
    return (await fetch(link.right)).json()
  }
  return {
    notes: (page: number, ...tag: readonly string[]) => get(links.notes.tryLink({ page, order: 'desc', tag })),
    note: (id: number) => get(links.note.tryLink({ id })),
    file: (...path: readonly string[]) => get(links.file.tryLink({ path })),
  }
}
