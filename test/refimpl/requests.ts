/**
 * Models how a route table reads a request-target. This slow model was written from the documentation and does not use
 * the library.
 */

export interface ModelCodec {
  readonly decode: (text: string) => { readonly _tag: 'Left' } | { readonly _tag: 'Right'; readonly right: unknown }
  readonly default?: unknown
}

export interface ModelRoute {
  readonly name: string
  readonly text: string
  readonly codecs: Readonly<Record<string, ModelCodec>>
}

export interface ModelPolicy {
  readonly query?: 'tolerant' | 'strict'
  readonly form?: boolean
}

type Match = { readonly route: string; readonly params: Readonly<Record<string, unknown>> }

const PCHAR = "[A-Za-z0-9\\-._~!$&'()*+,;=:@]"
const STRICT = new RegExp(`^(?:${PCHAR}|/|%[0-9A-Fa-f]{2})*(?:\\?(?:${PCHAR}|[/?]|%[0-9A-Fa-f]{2})*)?$`)
const TOLERANT = /^[!-"$-~]*$/

/** Percent-decodes a string, but keeps lone percent signs. Returns `undefined` if the octets are not valid UTF-8. */
const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text.replace(/%(?![0-9A-Fa-f]{2})/g, '%25'))
  } catch {
    return undefined
  }
}

const octets = (text: string): string =>
  text
    .replace(/%(?![0-9A-Fa-f]{2})/g, '%25')
    .replace(/%2[Ff]/g, '\u012f')
    .replace(/%([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))

const isDots = (segment: string): boolean => /^(?:\.|%2[eE]){1,2}$/.test(segment)

type Kind = 'literal' | 'mixed' | 'parameter' | 'wildcard'

interface Segment {
  readonly kind: Kind
  readonly text: string
  readonly names: readonly string[]
  readonly rank: number
}

const segmentOf = (text: string, codecs: ModelRoute['codecs']): Segment => {
  const names = [...text.matchAll(/\{\+?([^}]*)\}/g)].map(([, name]) => name as string)
  if (names.length === 0) return { kind: 'literal', text, names, rank: 0 }
  const kind = text.startsWith('{+') ? 'wildcard' : /^\{[^}]*\}$/.test(text) ? 'parameter' : 'mixed'
  const isCoded = names.some((name) => Object.hasOwn(codecs, name))
  const rank = { mixed: 1, parameter: 3, wildcard: 5 }[kind] + (isCoded ? 0 : 1)
  return { kind, text, names, rank }
}

/** Splits a template into three parts: the required path, the optional last segment, and the query variables. */
const partsOf = (text: string) => {
  const [, path = '', tail = ''] = /^([^?#{]*(?:\{(?![?#])[^?#{]*)*)(.*)$/.exec(text) ?? []
  const optional = /\{\/([^*}]*)(\*?)\}$/.exec(path)
  const lists = [...tail.matchAll(/\{[?&]([^}]*)\}/g)].flatMap(([, list]) => (list as string).split(','))
  const pairs = lists.map((name) => ({ name: name.replace('*', ''), isList: name.endsWith('*') }))
  return { base: optional === null ? path : path.slice(0, optional.index), optional, pairs }
}

/** Reads the variables in a segment from right to left and returns their raw values. */
const readMixed = (segment: Segment, text: string): readonly string[] | undefined => {
  const literals = segment.text.split(/\{[^}]*\}/)
  const last = literals.at(-1) as string
  if (!text.endsWith(last) || !text.startsWith(literals[0] as string)) return undefined
  let left = text.slice(0, text.length - last.length)
  const found: string[] = []
  for (const literal of literals.slice(1, -1).reverse()) {
    // The value of a variable has at least one character.
    const at = left.slice(0, -1).lastIndexOf(literal, left.length - 1 - literal.length)
    if (at < 0) return undefined
    found.unshift(left.slice(at + literal.length))
    left = left.slice(0, at)
  }
  found.unshift(left.slice((literals[0] as string).length))
  return left.length < (literals[0] as string).length || found.some((value) => value === '' || isDots(value))
    ? undefined
    : found
}

type Raw = ReadonlyArray<readonly [name: string, raw: string]>

const matchPath = (segments: readonly Segment[], given: readonly string[], isList: boolean): Raw | undefined => {
  const raw: Array<readonly [string, string]> = []
  for (const [index, { kind, text, names }] of segments.entries()) {
    if (kind === 'wildcard') {
      const rest = given.slice(index)
      if (given.length <= index || rest.flatMap((part) => (isList ? part : part.split(/%2F/i))).some(isDots))
        return undefined
      return [...raw, [names[0] as string, rest.join('/')]]
    }
    const found = given[index]
    if (found === undefined) return undefined
    if (kind === 'literal') {
      if (octets(text) !== octets(found)) return undefined
      continue
    }
    if (found === '' || isDots(found)) return undefined
    const values = kind === 'parameter' ? [found] : readMixed(segmentOf(text, {}), found)
    if (values === undefined) return undefined
    for (const [i, name] of names.entries()) raw.push([name, values[i] as string])
  }
  return given.length === segments.length ? raw : undefined
}

class Refused extends Error {}

const required = <A>(value: A | undefined): A => {
  if (value === undefined) throw new Refused()
  return value
}

const withCodec = (codec: ModelCodec | undefined, text: string | readonly string[]): unknown => {
  if (codec === undefined) return text
  const one = (each: string): unknown => {
    const value = codec.decode(each)
    if (value._tag === 'Left') throw new Refused()
    return value.right
  }
  return typeof text === 'string' ? one(text) : text.map(one)
}

/** Returns the match or the HTTP status with which a table answers a target that begins with a slash. */
export const answerSlowly = (routes: readonly ModelRoute[], policy: ModelPolicy, target: string): Match | 404 | 400 => {
  const isTolerant = policy.query !== 'strict'
  const isForm = policy.form ?? isTolerant
  if (!(isTolerant ? TOLERANT : STRICT).test(target)) return 400
  const [path = '', ...queries] = target.split('?')
  const query = queries.length === 0 ? undefined : queries.join('?')
  const given = path.slice(1).split('/')
  const spaced = (text: string): string => (isForm ? text.replaceAll('+', ' ') : text)
  const pairs = (query ?? '').split('&').map((pair) => {
    const equals = pair.indexOf('=')
    return equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)]
  }) as ReadonlyArray<readonly [string, string]>

  const candidates = routes
    .flatMap((route) => {
      const { base, optional, pairs } = partsOf(route.text)
      const isList = optional?.[2] === '*'
      const texts = optional === null ? [base] : [base || '/', `${base}/{${isList ? '+' : ''}${optional[1]}}`]
      return texts.map((text, index) => {
        const segments = text
          .slice(1)
          .split('/')
          .map((each) => segmentOf(each, route.codecs))
        const raw = matchPath(segments, given, isList)
        const list = isList ? (optional?.[1] as string) : undefined
        return {
          route,
          pairs,
          raw,
          list,
          isEmpty: index < texts.length - 1,
          rank: segments.map(({ rank }) => rank).join(''),
        }
      })
    })
    .filter(({ raw }) => raw !== undefined)
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))

  let isRefused = false
  for (const { route, pairs: keys, raw, list, isEmpty } of candidates) {
    const { codecs } = route
    const params: Record<string, unknown> = {}
    const codecOf = (name: string): ModelCodec | undefined => (Object.hasOwn(codecs, name) ? codecs[name] : undefined)
    const texts = (raw as Raw).map(([name, text]) =>
      name === list ? ([name, text.split('/').map((each) => decode(each))] as const) : ([name, decode(text)] as const),
    )
    if (texts.some(([, text]) => text === undefined || (Array.isArray(text) && text.includes(undefined)))) return 400
    try {
      for (const [name, text] of texts) params[name] = withCodec(codecOf(name), text as string)
    } catch {
      isRefused = true
      continue
    }
    if (list !== undefined && isEmpty) params[list] = []
    try {
      const counted = keys.map(({ name, isList }) => {
        const own = pairs
          .filter(([key]) => key === name || decode(spaced(key)) === decode(name))
          .map(([, text]) => text)
        if (!isList && own.length > 1 && !isTolerant) throw new Refused()
        return { name, isList, own }
      })
      const read = counted.map(({ name, isList, own }) => {
        const values = (isList ? own : own.slice(0, 1)).map((text) => required(decode(spaced(text))))
        return { name, isList, values }
      })
      for (const { name, isList, values } of read) {
        const codec = codecOf(name)
        if (values.length > 0) params[name] = withCodec(codec, isList ? values : (values[0] as string))
        else if (codec !== undefined && 'default' in codec && !isList) params[name] = codec.default
      }
    } catch {
      return 400
    }
    return { route: route.name, params }
  }
  return isRefused ? 400 : 404
}
