/**
 * A typed client: links are made of the table that servers dispatch by, so that neither can drift. Its bundle has no
 * matcher.
 */
import { type Either, showReason, type Uri } from 'uri-ts'
import { absoluteLinks, type LinkError } from 'uri-ts/routes'
import { routes } from './routes'

export const createClient = (base: Uri) => {
  const { notes, search, file } = absoluteLinks(base)(routes)
  /** Gets what a link leads to. A link that cannot be made is an error of the caller. */
  const get = async (link: Either<LinkError, Uri>): Promise<unknown> => {
    if (link._tag === 'Left') throw new TypeError(showReason(link.left))
    return (await fetch(link.right)).json()
  }
  return {
    search: (q: string) => get(search.tryLink({ q })),
    notes: (...tag: readonly string[]) => get(notes.list.tryLink({ order: 'desc', tag })),
    note: (id: number) => get(notes.note.tryLink({ id })),
    file: (...path: readonly string[]) => get(file.tryLink({ path })),
  }
}
