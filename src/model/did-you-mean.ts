import { OTHER_SCHEMES, TAKE_RELATIVE_REF } from './messages'

/** Texts of more characters than this get no suggestion, which would be as long. */
const MAX_LENGTH = 99

/** Separators that people write after a scheme, instead of `://` or in addition. */
const SEPARATORS = ' :;.,'

const SCHEME = /^([a-z][a-z0-9+.-]*):(?!\d)/i

const afterSlashes = (text: string): string => text.replace(/^[/\\]{0,2}/, '')

const before = (text: string, delimiter: RegExp): string => text.split(delimiter, 1)[0] as string

/**
 * Returns whether `head` is `scheme` with a typo or with other separators: it has a colon or begins with the scheme, and all
 * its characters are those of the scheme and separators.
 */
const isTypo = (head: string, scheme: string): boolean =>
  (head.includes(':') || head.startsWith(scheme)) && Array.from(head).every((it) => (scheme + SEPARATORS).includes(it))

/** What `place`, a text without query and fragment, would be with one of `schemes`; undefined if nobody can tell. */
const withScheme = (place: string, schemes: readonly string[]): string | undefined => {
  if (!place.startsWith('//')) {
    if (/^($|[/.])/.test(place)) return undefined
    const head = before(place, /[/\\]/)
    const typo = schemes.find((scheme) => head.length < place.length && isTypo(head.toLowerCase(), scheme))
    if (typo !== undefined) return `${typo}://${afterSlashes(place.slice(head.length))}`
    if (SCHEME.test(place)) return undefined
  }
  // A port is often that of a server under development, which has no certificate.
  return `${schemes[/:\d/.test(place) ? 0 : schemes.length - 1]}://${afterSlashes(place)}`
}

/**
 * Returns the URI that a wrong text was probably meant to be; undefined if there is none. It may still be wrong. It has
 * neither query nor fragment, and a text with an `@` has none, because the sentence may end in a log. `scheme` is the scheme
 * of the text, if that is one of `schemes`.
 *
 * Allocates: the text.
 */
export const meantUri = (text: string, scheme: string | undefined, schemes: readonly string[]): string | undefined => {
  if (text.length > MAX_LENGTH || text.includes('@')) return undefined
  const place = before(text, /[?#]/)
  return scheme === undefined
    ? withScheme(place, schemes)
    : `${scheme}://${afterSlashes(place.slice(scheme.length + 1))}`
}

/** Says what takes a text of another scheme or without one; undefined if nothing does. Allocates: the sentence. */
export const otherFunctions = (text: string): string | undefined => {
  if (/^[/.?#]/.test(text)) return TAKE_RELATIVE_REF
  const scheme = SCHEME.exec(text)?.[1]
  if (scheme === undefined) return undefined
  const isNamed = text.length <= MAX_LENGTH && !text.includes('@')
  return `for ${isNamed ? `the scheme ${scheme}` : OTHER_SCHEMES} take uri or parseUri`
}
