/**
 * Models how a table with hosts finds the route for a URI. The code is slow but simple. Of all routes whose host and
 * path match, the model selects the most specific one. The first part whose rank differs between two routes decides
 * which of the two is more specific.
 */

/** The name and the path of a route, and its host if it has one. */
export interface ModelRoute {
  readonly name: string
  readonly host: string | undefined
  readonly path: string
}

export interface ModelMatch {
  readonly route: string
  readonly params: Readonly<Record<string, string>>
}

/** The rank of a literal part of a route. A part with a lower rank is more specific. */
const LITERAL = 0
const CODED = 1
const VARIABLE = 2
const REST = 3

const isDots = (text: string): boolean => text === '.' || text === '..'

/** The variables `n` and `m` have the codec `int`. */
const CODED_NAMES = ['n', 'm']

const isInteger = (text: string): boolean => /^(?:0|-?[1-9]\d{0,14})$/.test(text)

interface Parts {
  readonly ranks: readonly number[]
  readonly params: Readonly<Record<string, string>>
}

/** Matches the labels of a host against those of a pattern. */
const matchHost = (pattern: string, host: string): Parts | undefined => {
  const wanted = pattern.split('.')
  const labels = host.toLowerCase().split('.')
  if (wanted.length !== labels.length) return undefined
  const ranks: number[] = []
  const params: Record<string, string> = {}
  for (const [index, label] of labels.entries()) {
    const part = wanted[index] as string
    if (part.startsWith('{')) {
      if (!/^[a-z0-9_-]+$/.test(label)) return undefined
      const name = part.slice(1, -1)
      if (CODED_NAMES.includes(name) && !isInteger(label)) return undefined
      params[name] = label
      ranks.push(CODED_NAMES.includes(name) ? CODED : VARIABLE)
    } else {
      if (part !== label) return undefined
      ranks.push(LITERAL)
    }
  }
  return { ranks, params }
}

/** Matches the segments of a path against those of a pattern, whose last segment may be `{+name}`. */
const matchPath = (pattern: string, path: string): Parts | undefined => {
  const wanted = pattern.slice(1).split('/')
  const segments = path.slice(1).split('/')
  const ranks: number[] = []
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    if (part.startsWith('{+')) {
      const rest = segments.slice(index)
      if (rest.length === 0 || rest.some(isDots)) return undefined
      params[part.slice(2, -1)] = rest.join('/')
      return { ranks: [...ranks, REST], params }
    }
    const segment = segments[index]
    if (segment === undefined) return undefined
    if (part.startsWith('{')) {
      const name = part.slice(1, -1)
      if (segment === '' || isDots(segment)) return undefined
      if (CODED_NAMES.includes(name) && !isInteger(segment)) return undefined
      params[name] = segment
      ranks.push(CODED_NAMES.includes(name) ? CODED : VARIABLE)
    } else {
      if (part !== segment) return undefined
      ranks.push(LITERAL)
    }
  }
  return segments.length === wanted.length ? { ranks, params } : undefined
}

/** Returns a negative number if the first list belongs to the more specific route. */
const compareRanks = (a: readonly number[], b: readonly number[]): number => {
  const index = a.findIndex((rank, at) => rank !== b[at])
  return index < 0 ? 0 : (a[index] as number) - (b[index] ?? LITERAL)
}

/** Returns the best match for a host and a path. A route with a host is more specific than a route without one. */
export const modelMatch = (
  routes: readonly ModelRoute[],
  host: string | undefined,
  path: string,
): ModelMatch | undefined => {
  const found = routes.flatMap((route) => {
    const onHost = route.host === undefined ? { ranks: [1], params: {} } : host && matchHost(route.host, host)
    const onPath = matchPath(route.path, path)
    if (!onHost || !onPath) return []
    const hostRanks = route.host === undefined ? onHost.ranks : [0, ...onHost.ranks]
    return [
      { name: route.name, ranks: [...hostRanks, ...onPath.ranks], params: { ...onHost.params, ...onPath.params } },
    ]
  })
  const [best] = found.sort((a, b) => compareRanks(a.ranks, b.ranks))
  return best && { route: best.name, params: best.params }
}
