/**
 * Uses the regular expression in RFC 3986, appendix B, to find the spans of the components of a valid URI or IRI
 * reference. Of all the ways to split the authority, the grammar must allow exactly one. This file imports nothing from
 * `src`.
 */
import { matches, type Rule } from './abnf'
import * as a from './appendix-a'

/** The start and the end of a component. The end is exclusive. */
export type Span = readonly [start: number, end: number]

export interface ComponentSpans {
  readonly scheme: Span | undefined
  readonly authority: Span | undefined
  readonly userinfo: Span | undefined
  readonly host: Span | undefined
  readonly hostKind: 'IPv6address' | 'IPvFuture' | 'IPv4address' | 'reg-name' | undefined
  readonly port: Span | undefined
  readonly path: Span
  readonly query: Span | undefined
  readonly fragment: Span | undefined
}

/**
 * The regular expression in RFC 3986, appendix B, "Parsing a URI Reference with a Regular Expression". The expression
 * is the same as in the RFC, except that the dot also matches U+2028 in IRIs.
 */
const APPENDIX_B = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/ds

/** Returns the first rule in `IP-literal / IPv4address / reg-name` (RFC 3986, section 3.2.2) that matches a host. */
const hostKindOf = (host: string, regName: Rule): ComponentSpans['hostKind'] => {
  if (matches(a.IPLiteral, host)) {
    return matches(a.IPv6address, host.slice(1, -1)) ? 'IPv6address' : 'IPvFuture'
  }
  if (matches(a.IPv4address, host)) return 'IPv4address'
  return matches(regName, host) ? 'reg-name' : undefined
}

/** Returns a list that contains -1 and every index of `character` in `text`. */
const cuts = (text: string, character: string): readonly number[] => [
  -1,
  ...Array.from(text.split(''), (_, i) => i).filter((i) => text[i] === character),
]

type Authority = Pick<ComponentSpans, 'userinfo' | 'host' | 'hostKind' | 'port'>

/** Lists the rules that allow additional characters in IRIs (RFC 3987, section 2.2). */
type AuthorityRules = Readonly<Record<'userinfo' | 'regName', Rule>>

/** Returns every way to split a string that matches `authority = [ userinfo "@" ] host [ ":" port ]`. */
const authorities = (text: string, offset: number, rules: AuthorityRules): readonly Authority[] =>
  cuts(text, '@').flatMap((at) =>
    cuts(text, ':')
      .filter((colon) => colon < 0 || colon > at)
      .flatMap((colon): readonly Authority[] => {
        const hostEnd = colon < 0 ? text.length : colon
        const hostKind = hostKindOf(text.slice(at + 1, hostEnd), rules.regName)
        if (at >= 0 && !matches(rules.userinfo, text.slice(0, at))) return []
        if (colon >= 0 && !matches(a.port, text.slice(colon + 1))) return []
        if (hostKind === undefined) return []
        return [
          {
            userinfo: at < 0 ? undefined : [offset, offset + at],
            host: [offset + at + 1, offset + hostEnd],
            hostKind,
            port: colon < 0 ? undefined : [offset + colon + 1, offset + text.length],
          },
        ]
      }),
  )

const NO_AUTHORITY: Authority = { userinfo: undefined, host: undefined, hostKind: undefined, port: undefined }

const authorityOf = (text: string, span: Span | undefined, rules: AuthorityRules): Authority => {
  if (span === undefined) return NO_AUTHORITY
  const [only, another] = authorities(text.slice(...span), span[0], rules)
  if (only === undefined || another !== undefined) throw new Error(`not one way to read the authority of ${text}`)
  return only
}

/**
 * Returns the component spans of a string that matches `URI-reference` or, if the rules are for IRIs, `IRI-reference`.
 */
export const spansOf = (text: string, rules: AuthorityRules = a): ComponentSpans => {
  const groups = APPENDIX_B.exec(text)?.indices
  const path = groups?.[5]
  if (groups === undefined || path === undefined) throw new Error('Appendix B matches every text')
  const authority = groups[4]
  return {
    scheme: groups[2],
    authority,
    ...authorityOf(text, authority, rules),
    path,
    query: groups[7],
    fragment: groups[9],
  }
}
