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
} from '../../components/accessors'
import { rawQueryValues } from '../../components/query'
import { segments } from '../../components/segments'
import type { Option } from '../../fp/option'
import type { AnyView } from '../../model/view'

/** A part of a reference that `get` prints. */
export interface Selection {
  /** Whether it can have several values, which are an array in JSON. */
  readonly isMany: boolean
  /** The raw values; an empty array if the component is absent. */
  readonly of: (view: AnyView) => ReadonlyArray<string | number>
}

const one = (read: (view: AnyView) => Option<string | number>): Selection => ({
  isMany: false,
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
  path: { isMany: false, of: (view) => [path(view)] },
  segments: { isMany: true, of: segments },
  query: one(query),
  fragment: one(fragment),
}

/** Prefix of the name of a pair of the query; the key follows. */
export const PAIR = 'query.'

/** The names that `get` takes, for the help. */
export const SELECTIONS = [...Object.keys(COMPONENTS), `${PAIR}KEY`].join(', ')

/** Returns the selection with this name, or undefined. `query.KEY` selects the values of all pairs with this key. */
export const selectionOf = (name: string): Selection | undefined => {
  if (name.startsWith(PAIR)) return { isMany: true, of: rawQueryValues(name.slice(PAIR.length)) }
  return Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined
}
