/** Generates the lines of a TypeScript file. A line compiles only if the types in it match the run-time results. */
import type { Either } from 'fp-ts/Either'
import * as uri from 'uri-ts'

const NON_ASCII = /[^\x20-\x7e]/g

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Returns the source text of a value's literal type. */
export const literal = (value: unknown): string => {
  if (value === undefined) return 'undefined'
  if (Array.isArray(value)) return `readonly [${value.map(literal).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    return `{ ${Object.entries(value)
      .map(([key, part]) => `readonly ${key}: ${literal(part)}`)
      .join('; ')} }`
  }
  return JSON.stringify(value).replace(NON_ASCII, escaped)
}

const reasonOr = (parsed: Either<uri.ParseError, unknown>): string =>
  parsed._tag === 'Left' ? literal(uri.showReason(parsed.left)) : 'never'

const kindOf = (text: string): string | false => {
  if (uri.isAbsoluteUri(text)) return 'absolute-uri'
  if (uri.isUri(text)) return 'uri'
  return uri.isRelativeRef(text) ? 'relative-ref' : false
}

const parsedOf = (view: uri.View): object => {
  const { scheme, authority, userinfo, host, port, path, query, fragment } = uri.components(view)
  const kind = uri.hostKind(view)
  const hostKind = kind._tag === 'Some' ? kind.value : undefined
  return { scheme, authority, userinfo, host, hostKind, port, path, query, fragment }
}

/** Computes, at run time, the results that the types compute from a valid string at compile time. */
export const valuesOf = (view: uri.View): readonly unknown[] => [
  parsedOf(view),
  uri.normalize(view).text,
  uri.isNormalized(view),
  uri.segments(view),
  uri.queryPairs(view),
]

const validRow = (name: string, text: string, view: uri.View): string => {
  const [parsed, ...rest] = valuesOf(view)
  const is = [
    literal(kindOf(text)),
    literal(parsed),
    literal(text),
    reasonOr(uri.parseUri(text)),
    reasonOr(uri.parseAbsoluteUri(text)),
    reasonOr(uri.parseRelativeRef(text)),
    ...rest.map(literal),
  ]
  return `export const ${name}: Same<Valid<${literal(text)}>, [${is.join(', ')}]> = true`
}

/**
 * Returns the row that tests one string. The row contains all the types that are computed from a valid string, or the
 * error message for an invalid one.
 */
export const textRow = (name: string, text: string): string => {
  const parsed: Either<uri.ParseError, uri.View> = uri.parseUriReference(text)
  return parsed._tag === 'Right'
    ? validRow(name, text, parsed.right)
    : `export const ${name}: Same<Invalid<${literal(text)}>, [false, never, ${reasonOr(parsed)}]> = true`
}

/** Returns the row that tests how a valid reference is resolved against a valid base. */
export const resolveRow = (name: string, base: string, ref: string): string => {
  const from = uri.parseUri(base)
  const to: Either<uri.ParseError, uri.View> = uri.parseUriReference(ref)
  if (from._tag === 'Left' || to._tag === 'Left') throw new Error(`${base} and ${ref} are to be valid`)
  const target = uri.resolve(from.right)(to.right).text
  return `export const ${name}: Same<Resolve<${literal(base)}, ${literal(ref)}>, ${literal(target)}> = true`
}

export const head = (types: string): string => `import type { Parse } from '${types}/core/components/components'
import type { IsNormalized, Normalize } from '${types}/core/equivalence/normalize'
import type { QueryPairs } from '${types}/core/components/query-pairs'
import type { Recompose } from '${types}/core/building/recompose'
import type { Resolve } from '${types}/core/resolution/resolve'
import type { Kind, KindOf } from '${types}/core/scanner/scan'
import type { Segments } from '${types}/core/components/segments'
import type { Explain } from '${types}/core/scanner/explain'

type Identity<A> = <B>() => B extends A ? 1 : 2
type Same<Is, Should> = Identity<Is> extends Identity<Should> ? true : { is: Is }
type Valid<Text extends string> = [
  KindOf<Text>,
  Parse<Text>,
  Recompose<Parse<Text>>,
  Explain<Text, 'uri' | 'absolute-uri'>,
  Explain<Text, 'absolute-uri'>,
  Explain<Text, 'relative-ref'>,
  Normalize<Text>,
  IsNormalized<Text>,
  Segments<Text>,
  QueryPairs<Text>,
]
type Invalid<Text extends string> = [KindOf<Text>, Parse<Text>, Explain<Text, Kind>]
export type Unused = Resolve<'a:', ''>
`
