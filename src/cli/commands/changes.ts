import { change } from '../../building/build'
import { appendPair, deletePair, setPair } from '../../building/query-pairs'
import type { Parts } from '../../building/recompose'
import type { BuildError } from '../../errors/build-error'
import type { Either } from '../../fp/either'
import { right } from '../../fp/either'
import type { View } from '../../model/view'
import { encode } from '../../percent/encode'
import { Failure } from '../io/output'
import { PAIR } from './selection'

type Pair = readonly [key: string, value: string | undefined]

/** What is to be changed: the components, all at once, and then the pairs of the query. */
export interface Changes {
  readonly parts: Parts
  readonly set: readonly Pair[]
  readonly deleted: readonly string[]
  readonly appended: readonly Pair[]
}

const CHANGE = /^(scheme|authority|userinfo|host|port|path|query|fragment|query\.[^=]*)=(.*)$/s

/** What data is encoded for; in the other components nothing can be. */
const ENCODED: { readonly [component: string]: (data: string) => string } = {
  userinfo: encode('userinfo'),
  host: encode('host'),
  path: encode('path'),
  query: encode('query'),
  fragment: encode('fragment'),
}

const NO_AUTHORITY: Parts = { authority: undefined, userinfo: undefined, host: undefined, port: undefined }

/** The components that can be absent, and what makes them so. */
const REMOVALS: { readonly [component: string]: Parts } = {
  scheme: { scheme: undefined },
  authority: NO_AUTHORITY,
  userinfo: { userinfo: undefined },
  port: { port: undefined },
  query: { query: undefined },
  fragment: { fragment: undefined },
}

/** The names of what can be absent. */
export const REMOVABLE = [...Object.keys(REMOVALS), `${PAIR}KEY`].join(', ')

const pairOf = (text: string): Pair => {
  const equals = text.indexOf('=')
  return equals < 0 ? [text, undefined] : [text.slice(0, equals), text.slice(equals + 1)]
}

const removalOf = (name: string): Parts => {
  const removal = Object.hasOwn(REMOVALS, name) ? REMOVALS[name] : undefined
  if (removal === undefined) throw new Failure(`cannot unset '${name}'; allowed are ${REMOVABLE}`)
  return removal
}

/** What an option of a command line says of changes. */
export interface ChangeOptions {
  readonly data?: true
  readonly unset?: readonly string[]
  readonly append?: readonly string[]
}

/** The changes that arguments begin with, and the texts that follow them. Fails: as wrong usage. */
export const takeChanges = (
  args: readonly string[],
  { data, unset = [], append = [] }: ChangeOptions,
): { readonly changes: Changes; readonly texts: readonly string[] } => {
  const given: Record<string, string> = {}
  const set: Pair[] = []
  let taken = 0
  for (const arg of args) {
    const [, name = '', value = ''] = CHANGE.exec(arg) ?? []
    if (name === '') break
    if (name.startsWith(PAIR)) set.push([name.slice(PAIR.length), value])
    else given[name] = data ? (ENCODED[name]?.(value) ?? value) : value
    taken++
  }
  if (taken + unset.length + append.length === 0) throw new Failure('set needs a change, as host=VALUE')
  const isWhole = 'authority' in given
  if (isWhole && ['userinfo', 'host', 'port'].some((name) => name in given)) {
    throw new Failure('authority is set whole, or by userinfo, host and port, but not both')
  }
  const removals = unset.filter((name) => !name.startsWith(PAIR)).map(removalOf)
  return {
    changes: {
      parts: Object.assign({}, ...removals, isWhole ? NO_AUTHORITY : {}, given),
      set,
      deleted: unset.filter((name) => name.startsWith(PAIR)).map((name) => name.slice(PAIR.length)),
      appended: append.map(pairOf),
    },
    texts: args.slice(taken),
  }
}

/** The reference with its changes. Fails: with the component that cannot be as it is given, or beside the others. */
export const applyChanges =
  ({ parts, set, deleted, appended }: Changes) =>
  (view: View): Either<BuildError, View> => {
    const changed: Either<BuildError, View> = Object.keys(parts).length === 0 ? right(view) : change(view, parts)
    if (changed._tag === 'Left') return changed
    const kept = deleted.reduce((v: View, key): View => deletePair(key)(v), changed.right)
    const replaced = set.reduce((v: View, [key, value]): View => setPair(key, value)(v), kept)
    return right(appended.reduce((v: View, [key, value]): View => appendPair(key, value)(v), replaced))
  }
