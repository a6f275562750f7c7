import type { CheckLinkParameter, CheckRel } from '../../../types/http/links/relation-type'
import { ownOption } from '../../core/errors/require-known'
import { refuseMore, requireText } from '../../core/errors/require-text'
import { none, type Option, some } from '../../core/fp/option'
import type { Uri } from '../../core/model/brands'
import { requireView, type View, type ViewOfUri } from '../../core/model/view'
import { resolve } from '../../core/resolution/resolve'
import type { Link, ResolvedLink } from './link'
import { NOT_A_PARAMETER, NOT_A_REL } from './messages'

/**
 * Returns the argument if it is a list of links, and throws an error otherwise. A JavaScript caller might mistakenly
 * pass the `Either` from `parseLinks`, or the links' URIs.
 */
const requireLinks = <L extends Link>(links: readonly L[]): readonly L[] => {
  if (!Array.isArray(links)) throw new TypeError('the value is not a list of links: open the Either of parseLinks')
  for (const link of links)
    if (!Array.isArray(link?.rels)) throw new TypeError('the list contains a value that is no link')
  return links
}

/**
 * Matches one or more characters that a URI may contain (RFC 3986, section 2), except upper-case letters. A relation
 * type may be a URI.
 */
const URI_CHARACTERS = /^[!#-;=?@[\]_a-z~]+$/

/**
 * Finds the first link with the given relation type, such as `next`. Relation types are compared without regard to
 * case. Skips links with an anchor, because such links may be about a resource other than the requested one (RFC 8288,
 * section 3.2). To include links whose anchor identifies the requested resource, call `resolveLinks` first.
 *
 * Allocates the returned `Option`. Throws a `TypeError` if `rel` is empty, or contains a character that is not allowed
 * in a URI, such as a space or a quotation mark. For a literal that cannot be a relation type, the compiler reports an
 * error with the message that the `TypeError` would contain.
 *
 * @example
 * import { linkOf, parseLinks } from 'uri-ts/http'
 *
 * const links = parseLinks('</1>; rel="prev start", </3>; rel=NEXT')
 * const next = links._tag === 'Right' ? linkOf('next')(links.right) : undefined
 * if (next?._tag === 'Some') next.value.target.text //=> '/3'
 *
 * @category Links
 */
export const linkOf: <const Rel extends string>(
  rel: CheckRel<Rel>,
) => <L extends Link>(links: readonly L[]) => Option<L> = (rel, more?: unknown) => {
  refuseMore(more)
  const wanted = requireText(rel as string).toLowerCase()
  if (!URI_CHARACTERS.test(wanted)) throw new TypeError(`linkOf: the value ${NOT_A_REL}`)
  return (links) => {
    const found = requireLinks(links).find(
      (link) => ownOption(link, 'anchor') === undefined && link.rels.includes(wanted),
    )
    return found === undefined ? none : some(found)
  }
}

/**
 * Resolves the targets and anchors of links against a base (RFC 3986, section 5.2). The base is the URI from which the
 * `Link` header was received. If an anchor resolves to the base without the base's fragment, the link is about the
 * requested resource, so the anchor is removed. A link's target can be on any host. To determine whether a link leads
 * to another origin, use `sameOrigin` from `uri-ts/equivalence`.
 *
 * Allocates the returned list. For each link, allocates an object, views and strings.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { parseLinks, resolveLinks } from 'uri-ts/http'
 *
 * const links = parseLinks('<?page=2>; rel=next')
 * const base = view('https://api.example/repos?page=1')
 * if (links._tag === 'Right') resolveLinks(base)(links.right)[0]?.target.text //=> 'https://api.example/repos?page=2'
 *
 * @category Links
 */
export const resolveLinks = (base: ViewOfUri): ((links: readonly Link[]) => readonly ResolvedLink[]) => {
  const resolved = resolve(requireView(base)) as (reference: View) => View<Uri>
  const fragment = base.text.indexOf('#')
  const self = fragment < 0 ? base.text : base.text.slice(0, fragment)
  return (links) =>
    requireLinks(links).map((link) => {
      const { target, rels, parameters } = link
      const anchor = ownOption(link, 'anchor')
      const context = anchor === undefined ? undefined : resolved(anchor)
      const found = { target: resolved(target), rels, parameters }
      return context === undefined || context.text === self ? found : { ...found, anchor: context }
    })
}

/**
 * Returns the value of a link parameter, such as `title` or `type`. If the parameter is repeated, returns its first
 * value. A value in RFC 8187 notation takes precedence, so the value of `title*` is preferred to the value of `title`
 * (RFC 8288, section 3.4.1).
 *
 * Allocates the returned `Option`. Throws a `TypeError` if `name` is `rel` or `anchor`, because a link has the
 * properties `rels` and `anchor` for these parameters. A call with the literal `rel` or `anchor` does not compile.
 *
 * @example
 * import { linkParameter, parseLinks } from 'uri-ts/http'
 *
 * const links = parseLinks("</4>; rel=next; title*=UTF-8'de'n%c3%a4chstes%20Kapitel")
 * if (links._tag === 'Right' && links.right[0]) linkParameter('title')(links.right[0]) //=> { _tag: 'Some', value: 'nächstes Kapitel' }
 *
 * @category Links
 */
export const linkParameter = <const Name extends string>(
  name: CheckLinkParameter<Name>,
): ((link: Link) => Option<string>) => {
  const wanted = requireText(name as string).toLowerCase()
  if (wanted === 'rel' || wanted === 'anchor') throw new TypeError(`linkParameter: '${wanted}' ${NOT_A_PARAMETER}`)
  return (link) => {
    if (!Array.isArray(link?.parameters)) throw new TypeError('the value is not a link: open the Option of linkOf')
    const { parameters } = link
    const extended = parameters.find((parameter) => parameter.name === `${wanted}*`)
    const found = extended ?? parameters.find((parameter) => parameter.name === wanted)
    return found === undefined ? none : some(found.value)
  }
}
