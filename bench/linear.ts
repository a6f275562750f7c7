import * as uri from 'uri-ts'
import * as ip from 'uri-ts/ip'
import * as tier from 'uri-ts/scan'
import { flatten, median } from './harness'

export interface Growth {
  readonly call: string
  readonly input: string
  readonly megabytes: 1 | 10
  /** The time, in milliseconds, for an input whose length is given by `megabytes`. */
  readonly milliseconds: number
  /** The ratio of the measured time to the time for an input that is a tenth as long. */
  readonly ratio: number
}

const MB = 1_000_000

/** Lists adversarial inputs. Each consists of a beginning and a unit that is repeated to reach a given length. */
const INPUTS: ReadonlyArray<readonly [start: string, unit: string]> = [
  ['', '%'],
  ['', ':'],
  ['', '['],
  ['', ']'],
  ['', '@'],
  ['', '/'],
  ['', '?'],
  ['', '#'],
  ['', '1'],
  ['', 'a'],
  ['', '/..'],
  ['', '../'],
  ['', '%41'],
  ['', 'a:'],
  ['', '1:'],
  ['', 'a@'],
  ['', 'a.'],
  ['', '\ud800'],
  ['/', '../'],
  ['//', '%'],
  ['//', ':'],
  ['//', '['],
  ['//', '@'],
  ['//', '1'],
  ['//', '1.'],
  ['//', 'a@'],
  ['//', 'a:'],
  ['//', ':1'],
  ['//', '%41'],
  ['//', '%41@'],
  ['//a:', '1'],
  ['//[', ':'],
  ['//[', '['],
  ['//[', '1:'],
  ['//[', '1'],
  ['//[', '::1'],
  ['//[v1.', 'a'],
  ['//[v', '1'],
  ['//[::1]', ':1'],
  ['//[::1]', '[::1]'],
  ['a://', 'a@'],
  ['a:', '/../'],
  ['a:', '/a/..'],
  ['//a', '/a/..'],
  ['', '/a/..'],
  ['', 'a/../'],
  ['a:?', 'a=b&'],
  ['a:?', '?%41'],
  ['a:#', '#'],
]

type Base = uri.View<uri.Uri>

const BASE = uri.view(uri.uri('a://b/c/d/e?f'))
const REF = uri.view(uri.relativeRef('../g'))

const withView =
  (use: (view: uri.View) => unknown) =>
  (text: string): unknown => {
    const parsed = uri.parseUriReference(text)
    if (parsed._tag === 'Left') return parsed
    const used = use(parsed.right)
    return typeof used === 'string' ? used.charCodeAt(used.length - 1) : used
  }

type Calls = Readonly<Record<string, (text: string) => unknown>>

const readers = (): Calls => {
  const spans = tier.createSpans()
  return {
    scan: (text) => tier.scan(text, spans),
    parseUriReference: (text) => uri.parseUriReference(text),
    parseUri: (text) => uri.parseUri(text),
    parseAbsoluteUri: (text) => uri.parseAbsoluteUri(text),
    parseRelativeRef: (text) => uri.parseRelativeRef(text),
    isUriReference: (text) => uri.isUriReference(text),
    isUri: (text) => uri.isUri(text),
    isAbsoluteUri: (text) => uri.isAbsoluteUri(text),
    isRelativeRef: (text) => uri.isRelativeRef(text),
    isIPv4Address: (text) => ip.isIPv4Address(text),
    isIPv6Address: (text) => ip.isIPv6Address(text),
    'parseUriReference + components or error': (text) => {
      const parsed = uri.parseUriReference(text)
      return parsed._tag === 'Left' ? uri.showError(parsed.left) : uri.components(parsed.right)
    },
    'parseUriReference + segments': (text) => {
      const parsed = uri.parseUriReference(text)
      return parsed._tag === 'Left' ? parsed : uri.segments(parsed.right).length
    },
  }
}

const builders = (): Calls => ({
  normalize: withView((view) => uri.normalize(view).text),
  'resolve against an own directory': withView((view) => uri.resolve(BASE)(view).text),
  'resolve as a base': withView((view) => (view._tag === 'RelativeRef' ? view : uri.resolve(view as Base)(REF).text)),
  removeDotSegments: (text) => uri.removeDotSegments(text),
  decode: (text) => uri.decode(text),
  decodedQueryPairs: withView((view) => uri.decodedQueryPairs(view)),
})

/** Returns the CPU time of this process in milliseconds. */
const now = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const timeOf = (call: (text: string) => unknown, text: string, atLeast: number): number => {
  let times = 0
  const start = now()
  let elapsed = 0
  do {
    call(text)
    times++
    elapsed = now() - start
  } while (times < atLeast || elapsed < 0.5)
  return elapsed / times
}

const shown = (start: string, unit: string): string => `${start}(${unit.replace('\ud800', '\\ud800')})*`

const DOUBTFUL = 10.8

const growthOf = (calls: Calls, megabytes: Growth['megabytes']): readonly Growth[] => {
  const texts = INPUTS.map(([start, unit]) => {
    const ofLength = (length: number): string => start + unit.repeat(length / unit.length)
    const [small, large] = flatten([ofLength((megabytes * MB) / 10), ofLength(megabytes * MB)]) as [string, string]
    return { input: shown(start, unit), small, large }
  })
  return Object.entries(calls).flatMap(([name, call]) => {
    for (const { small } of texts) call(small)
    return texts.map(({ input, small, large }) => {
      const times: number[] = []
      const ratios: number[] = []
      while (ratios.length < 3 || (ratios.length < 15 && median(ratios) > DOUBTFUL)) {
        const short = timeOf(call, small, 10)
        times.push(timeOf(call, large, 1))
        ratios.push((times.at(-1) as number) / short)
      }
      return { call: name, input, megabytes, milliseconds: Math.min(...times), ratio: median(ratios) }
    })
  })
}

export const measureGrowth = (): readonly Growth[] => [...growthOf(readers(), 10), ...growthOf(builders(), 1)]
