import { change } from '../../core/building/build'
import { appendPair, deletePair, setPair } from '../../core/building/query-pairs'
import type { TextParts } from '../../core/building/recompose'
import { NO_AUTHORITY } from '../../core/building/remove-component'
import type { BuildError } from '../../core/errors/build-error'
import type { Either } from '../../core/fp/either'
import { right } from '../../core/fp/either'
import type { View } from '../../core/model/view'
import { encode } from '../../core/percent/encode'
import { Failure } from '../io/output'
import { PAIR } from './selection'

type Pair = readonly [key: string, value: string | undefined]

/**
 * The changes that a command line requests. The `set` command makes all the changes to components in one step, and then
 * changes the query pairs one after another.
 */
export interface Changes {
  readonly parts: TextParts
  readonly set: readonly Pair[]
  readonly deleted: readonly string[]
  readonly appended: readonly Pair[]
}

const CHANGE = /^(scheme|authority|userinfo|host|port|path|query|fragment|query\.[^=]*)=(.*)$/s

/** Maps each component that can contain percent-encoded octets to its encoding function. */
const ENCODE_BY_COMPONENT: { readonly [component: string]: (data: string) => string } = {
  userinfo: encode('userinfo'),
  host: encode('host'),
  path: encode('path'),
  query: encode('query'),
  fragment: encode('fragment'),
}

/** Maps each component's name to the change that removes the component. */
const REMOVAL_BY_COMPONENT: { readonly [component: string]: TextParts } = {
  scheme: { scheme: undefined },
  authority: NO_AUTHORITY,
  userinfo: { userinfo: undefined },
  port: { port: undefined },
  query: { query: undefined },
  fragment: { fragment: undefined },
}

/** The names that `--unset` accepts, in the form that the help text shows. */
export const REMOVABLE = [...Object.keys(REMOVAL_BY_COMPONENT), `${PAIR}KEY`].join(', ')

const pairOf = (text: string): Pair => {
  const equals = text.indexOf('=')
  return equals < 0 ? [text, undefined] : [text.slice(0, equals), text.slice(equals + 1)]
}

const removalOf = (name: string): TextParts => {
  const removal = Object.hasOwn(REMOVAL_BY_COMPONENT, name) ? REMOVAL_BY_COMPONENT[name] : undefined
  if (removal === undefined) throw new Failure(`cannot unset '${name}'; allowed names are ${REMOVABLE}`)
  return removal
}

export interface ChangeOptions {
  readonly data?: true
  readonly unset?: readonly string[]
  readonly append?: readonly string[]
}

/**
 * Separates the arguments of `set` into changes and strings. All changes must come before the first string.
 *
 * Throws a `Failure` if no change is given, if changes contradict each other, or if a component cannot be removed.
 */
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
    else given[name] = data ? (ENCODE_BY_COMPONENT[name]?.(value) ?? value) : value
    taken++
  }
  if (taken + unset.length + append.length === 0) throw new Failure('set needs a change, such as host=VALUE')
  const isWhole = 'authority' in given
  if (isWhole && ['userinfo', 'host', 'port'].some((name) => name in given)) {
    throw new Failure('set either authority, or userinfo, host and port, but not both')
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

const PATH_PARTS = ['path', 'query']

/**
 * Throws a `Failure` if a change affects anything except the path and the query, the only components of a target in
 * origin-form.
 */
export const requirePathChanges = ({ parts }: Changes): void => {
  const other = Object.keys(parts).find((name) => !PATH_PARTS.includes(name))
  if (other !== undefined)
    throw new Failure(`set changes only the path and the query of a request-target, and not its ${other}`)
}

/**
 * Changes a reference. Fails at the first component that is invalid, either by itself or in combination with other
 * components.
 */
export const applyChanges =
  ({ parts, set, deleted, appended }: Changes) =>
  (view: View): Either<BuildError, View> => {
    const changed: Either<BuildError, View> = Object.keys(parts).length === 0 ? right(view) : change(view, parts)
    if (changed._tag === 'Left') return changed
    const kept = deleted.reduce((v: View, key): View => deletePair(key)(v), changed.right)
    const replaced = set.reduce((v: View, [key, value]): View => setPair(key, value)(v), kept)
    return right(appended.reduce((v: View, [key, value]): View => appendPair(key, value)(v), replaced))
  }
