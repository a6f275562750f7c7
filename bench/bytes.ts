import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import {
  hasHost,
  hasPathPrefix,
  hasScheme,
  isAbsoluteUri,
  isRelativeRef,
  isUri,
  isUriReference,
  parseUriReference,
  type View,
  view,
} from 'uri-ts'
import { isIPv4Address, isIPv6Address } from 'uri-ts/ip'
import { createSpans, forEachSegment, scan } from 'uri-ts/scan'
import { contestants } from './contestants'
import { CORPUS } from './corpus'
import { bytesPerCall, flatten, loopOf } from './harness'

export interface Bytes {
  readonly name: string
  readonly of: 'uri-ts' | 'rival'
  readonly input: string
  readonly bytes: number
  /** The maximum number of bytes that a call may allocate. If `limit` is absent, there is no maximum. */
  readonly limit?: number
}

type Case = Omit<Bytes, 'bytes' | 'of'> & {
  readonly texts: readonly string[]
  readonly call: (text: string) => unknown
}

const samples = () => {
  const texts = flatten(CORPUS)
  const of = (accepts: (text: string) => boolean, from: readonly string[] = texts) => ({
    accepted: from.filter(accepts),
    refused: from.filter((text) => !accepts(text)),
  })
  const ipv4 = flatten([
    '127.0.0.1',
    '192.0.2.16',
    '255.255.255.255',
    '0.0.0.0',
    '256.1.1.1',
    '1.2.3',
    '01.2.3.4',
    'a.b',
  ])
  const ipv6 = flatten([
    '::',
    '::1',
    '2001:db8::7',
    '1:2:3:4:5:6:7:8',
    '::ffff:192.0.2.1',
    ':::',
    '1::2::3',
    '12345::',
    '1:2',
  ])
  return {
    reference: of(isUriReference),
    uri: of(isUri),
    absoluteUri: of(isAbsoluteUri),
    relativeRef: of(isRelativeRef),
    ipv4: of(isIPv4Address, ipv4),
    ipv6: of(isIPv6Address, ipv6),
  }
}

/** `scan` and the `is*` functions must not allocate memory, whether they succeed or fail. */
const nothing = (): readonly Case[] => {
  const spans = createSpans()
  const { reference, uri, absoluteUri, relativeRef, ipv4, ipv6 } = samples()
  const functions = [
    { name: 'scan', sample: reference, call: (text: string) => scan(text, spans) },
    { name: 'isUriReference', sample: reference, call: (text: string) => isUriReference(text) },
    { name: 'isUri', sample: uri, call: (text: string) => isUri(text) },
    { name: 'isAbsoluteUri', sample: absoluteUri, call: (text: string) => isAbsoluteUri(text) },
    { name: 'isRelativeRef', sample: relativeRef, call: (text: string) => isRelativeRef(text) },
    { name: 'isIPv4Address', sample: ipv4, call: (text: string) => isIPv4Address(text) },
    { name: 'isIPv6Address', sample: ipv6, call: (text: string) => isIPv6Address(text) },
  ]
  return functions.flatMap(({ name, sample, call }) => [
    { name, input: 'success', texts: sample.accepted, call, limit: 0 },
    { name, input: 'failure', texts: sample.refused, call, limit: 0 },
  ])
}

const parsing = (): readonly Case[] => {
  const { reference } = samples()
  const texts = reference.accepted
  return [
    { name: 'parseUriReference', input: 'success', texts, call: (text) => parseUriReference(text), limit: 136 },
    { name: 'parseUriReference', input: 'failure', texts: reference.refused, call: (text) => parseUriReference(text) },
  ]
}

/**
 * Until `parseUriReference` fails for the first time, V8 optimizes away the `Either` and the view. The benchmark loads
 * the library a second time, so that the second copy starts without type feedback.
 */
const folding = async (): Promise<readonly Case[]> => {
  const fresh = (await import(`${import.meta.resolve('uri-ts')}?fresh`)) as typeof import('uri-ts')
  const texts = samples().reference.accepted
  bytesPerCall(loopOf('fresh parse', fresh.parseUriReference), texts)
  const input = 'success, never failed'
  return [
    {
      name: 'parseUriReference, folded by its _tag',
      input,
      texts,
      call: (text) => {
        const parsed = fresh.parseUriReference(text)
        return parsed._tag === 'Right' ? parsed.right.pathEnd : -1
      },
      limit: 0,
    },
    {
      name: 'pipe(parseUriReference, E.match(...))',
      input,
      texts,
      call: (text) =>
        pipe(
          fresh.parseUriReference(text),
          E.match(
            () => -1,
            (parsed) => parsed.pathEnd,
          ),
        ),
    },
    {
      name: 'isUriReference(text) && view(text).pathEnd',
      input: 'success',
      texts,
      call: (text) => isUriReference(text) && view(text).pathEnd,
      limit: 0,
    },
  ]
}

const isHttps = hasScheme('https')
const isExample = hasHost('example.com')
const isAdmin = hasPathPrefix('/admin/')

const tests = (): readonly Case[] => {
  const texts = samples().reference.accepted
  const views = new Map(texts.filter(isUriReference).map((text) => [text as string, view(text)]))
  const on = (test: (parsed: View) => unknown) => (text: string) => {
    const parsed = views.get(text)
    return parsed === undefined ? undefined : test(parsed)
  }
  let length = 0
  const addLength = (_text: string, start: number, end: number): void => {
    length += end - start
  }
  const measureSegments = (parsed: View): number => {
    length = 0
    forEachSegment(parsed, addLength)
    return length
  }
  return [
    { name: 'schemeEquals', input: 'a view', texts, call: on(isHttps), limit: 0 },
    { name: 'hostEquals', input: 'a view', texts, call: on(isExample), limit: 0 },
    { name: 'pathStartsWith', input: 'a view', texts, call: on(isAdmin), limit: 0 },
    { name: 'forEachSegment', input: 'a view', texts, call: on(measureSegments), limit: 0 },
  ]
}

const measure = ({ texts, call, ...rest }: Case, of: Bytes['of']): Bytes => ({
  ...rest,
  of,
  bytes: bytesPerCall(loopOf(`bytes ${rest.name} ${rest.input}`, call), texts),
})

export const measureBytes = async (): Promise<readonly Bytes[]> => {
  const { accepted: texts } = samples().uri
  const others = contestants().filter(({ name, of }) => of === 'rival' || name.includes('+'))
  return [
    ...[...nothing(), ...parsing(), ...(await folding()), ...tests()].map((row) => measure(row, 'uri-ts')),
    ...others.map(({ name, of, call }) =>
      measure({ name: name.replace('uri-ts ', ''), input: 'URIs', texts, call }, of === 'rival' ? of : 'uri-ts'),
    ),
  ]
}
