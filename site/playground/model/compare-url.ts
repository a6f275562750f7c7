import { components, type UriReference, type View } from 'uri-ts'
import { COMPONENTS, type Component } from './parts'

/** A component that `new URL` and this library read differently. */
export interface Difference {
  readonly name: Component
  readonly here: string
  readonly there: string
  readonly change: string
}

/** Describes how `new URL` reads a string. */
export interface BrowserReading {
  /** The URL, or `undefined` if `new URL` throws. */
  readonly href: string | undefined
  /** Lists the changes that `new URL` makes before it reads the components. */
  readonly cleaning: readonly string[]
  readonly differences: readonly Difference[]
}

type Components = { readonly [name in Component]: string | undefined }

const orUndefined = (text: string, start: number): string | undefined => (text === '' ? undefined : text.slice(start))

const componentsOfUrl = (url: URL): Components => ({
  scheme: url.protocol.slice(0, -1),
  userinfo: orUndefined(url.password === '' ? url.username : `${url.username}:${url.password}`, 0),
  host: orUndefined(url.hostname, 0),
  port: orUndefined(url.port, 0),
  path: url.pathname,
  query: orUndefined(url.search, 1),
  fragment: orUndefined(url.hash, 1),
})

const TRIPLET = /%[\dA-F]{2}/gi
const hasDotSegment = (path: string): boolean => /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path)

/** Describes in a few words how `new URL` changes a component. */
const changeOf = (name: Component, here: string, there: string): string => {
  if (there === '') return name === 'port' && here !== '' ? 'the default port is dropped' : 'dropped'
  if (here === '') return 'added'
  if (here.toLowerCase() === there.toLowerCase()) return 'lower case'
  if (name === 'host' && /^[\d.]+$/.test(there)) return 'read as an IPv4 address'
  if (name === 'host' && there.includes('xn--')) return 'written in ASCII (Punycode)'
  if (name === 'path' && hasDotSegment(here)) return 'dot segments are removed'
  if ((there.match(TRIPLET) ?? []).length > (here.match(TRIPLET) ?? []).length) return 'percent-encoded'
  if ((there.match(TRIPLET) ?? []).length < (here.match(TRIPLET) ?? []).length) return 'decoded'
  return 'changed'
}

const differencesOf = (here: Components, there: Components): readonly Difference[] =>
  COMPONENTS.flatMap((name) => {
    const [ours, theirs] = [here[name] ?? '', there[name] ?? '']
    return ours === theirs ? [] : [{ name, here: ours, there: theirs, change: changeOf(name, ours, theirs) }]
  })

const CLEANING: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  // biome-ignore lint/complexity/useRegexLiterals: the characters are easier to read as escapes
  [new RegExp('^[\\0-\\x20]|[\\0-\\x20]$'), 'drops spaces and control characters at both ends'],
  [/[\t\n\r]/, 'drops tabs and line breaks'],
  [/^\s*(?:https?|wss?|ftp|file):[^?#]*\\/i, 'reads \\ as /'],
]

/**
 * Parses a string as browsers do. For a valid string, lists the components that browsers and this library read
 * differently.
 */
export const compareUrl = (text: string, view: View<UriReference> | undefined): BrowserReading => {
  const cleaning = CLEANING.filter(([pattern]) => pattern.test(text)).map(([, sentence]) => sentence)
  if (!URL.canParse(text)) return { href: undefined, cleaning: [], differences: [] }
  const url = new URL(text)
  const differences = view === undefined ? [] : differencesOf(components(view), componentsOfUrl(url))
  return { href: url.href, cleaning, differences }
}
