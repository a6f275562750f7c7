import {
  authority,
  fragment,
  host,
  hostKind,
  path,
  port,
  portNumber,
  query,
  scheme,
  userinfo,
} from '../../core/components/accessors'
import { rawQueryValues } from '../../core/components/query'
import { segments } from '../../core/components/segments'
import type { Option } from '../../core/fp/option'
import type { UriView } from '../../core/model/view'

/** The values of one part of a reference. Only the value of `portNumber` is a number; all others are strings. */
export type Values = ReadonlyArray<string | number>

/** A part that `get` can extract from a reference and print. */
export interface Selection {
  /** Specifies whether the part can have several values. If `isMany` is `true`, the part is an array in JSON. */
  readonly isMany: boolean
  /** Returns the part's value for a TSV row, or `undefined` if the part is absent. */
  readonly rowOf: (values: Values) => string | undefined
  /** Returns the part's values, or an empty array if the part is absent. */
  readonly of: (view: UriView) => Values
}

const firstOf = ([first]: Values): string | undefined => (first === undefined ? undefined : String(first))

const one = (read: (view: UriView) => Option<string | number>): Selection => ({
  isMany: false,
  rowOf: firstOf,
  of: (view) => {
    const value = read(view)
    return value._tag === 'Some' ? [value.value] : []
  },
})

const COMPONENTS: { readonly [name: string]: Selection } = {
  scheme: one(scheme),
  authority: one(authority),
  userinfo: one(userinfo),
  host: one(host),
  hostKind: one(hostKind),
  port: one(port),
  portNumber: one(portNumber),
  path: { isMany: false, rowOf: firstOf, of: (view) => [path(view)] },
  segments: { isMany: true, rowOf: JSON.stringify, of: segments },
  query: one(query),
  fragment: one(fragment),
}

/** Names that begin with this prefix, such as `query.page`, select query pairs. */
export const PAIR = 'query.'

/** The names that `get` accepts, in the form that the help text shows. */
export const SELECTIONS = [...Object.keys(COMPONENTS), `${PAIR}KEY`].join(', ')

/**
 * Returns the part of a reference that a name such as `host` selects, or `undefined` if the name is unknown.
 * `query.KEY` selects the values of all pairs whose key is `KEY`.
 */
export const selectionOf = (name: string): Selection | undefined => {
  if (name.startsWith(PAIR)) return { isMany: true, rowOf: firstOf, of: rawQueryValues(name.slice(PAIR.length)) }
  return Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined
}
