import type { Uri } from '../core/model/brands'
import type { View } from '../core/model/view'
import { relativize, shortest } from '../core/resolution/relativize'
import { resolve } from '../core/resolution/resolve'
import type { IrelativeRef, Iri, IriView, ViewOfIri } from './brands'
import { parseIrelativeRef } from './parse'

/*
 * Resolving a reference requires only searching for delimiters and copying parts of the text. All delimiters are ASCII,
 * so the functions for URIs also work for IRIs.
 */

/**
 * Resolves an IRI reference strictly (RFC 3986, section 5.2.2) against a base, as `resolve` does for URI references.
 * The result is the same whether `toUri` is called before or after `resolveIri`.
 *
 * Allocates the same kinds of objects as `resolve`.
 *
 * @example
 * import { isIri, parseIriReference, resolveIri, viewIri } from 'uri-ts/iri'
 *
 * const text: string = 'http://例え.jp/a/b'
 * const ref = parseIriReference('../é')
 * if (isIri(text) && ref._tag === 'Right') resolveIri(viewIri(text))(ref.right).text //=> 'http://例え.jp/é'
 *
 * @category Resolution
 */
export const resolveIri =
  (base: ViewOfIri) =>
  (ref: IriView): View<Iri> =>
    resolve(base as View as View<Uri>)(ref as View)

/**
 * Returns the shortest reference that leads from `base` to `target`, as `relativize` does for URIs. Resolving the
 * result against `base` yields exactly the text of `target`. Returns `target` if no relative reference leads to it.
 *
 * Allocates the returned view and each candidate reference.
 *
 * @example
 * import { isIri, relativizeIri, viewIri } from 'uri-ts/iri'
 *
 * const [base, target]: string[] = ['http://例え.jp/a/b/c', 'http://例え.jp/a/é']
 * if (isIri(base) && isIri(target)) relativizeIri(viewIri(base))(viewIri(target)).text //=> '../é'
 *
 * @category Resolution
 */
export const relativizeIri =
  (base: ViewOfIri) =>
  (target: ViewOfIri): View<Iri> | View<IrelativeRef> => {
    const [from, to] = [base as View as View<Uri>, target as View as View<Uri>]
    const found = relativize(from)(to)
    // `relativize` accepts only candidates that are URI references. With `parseIrelativeRef`, `shortest` also accepts
    // IRI references. The casts are safe, because views of IRIs and views of URIs differ only in their brands.
    return found === to ? (shortest(to, from, parseIrelativeRef as never) as View as View<Iri>) : found
  }
