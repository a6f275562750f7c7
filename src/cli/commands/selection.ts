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

/** What can be read of a reference. */
export interface Selection {
  /** Whether there can be more than one value, so that they are an array in JSON. */
  readonly isMany: boolean
  /** The values as they are written; none where the component is absent. */
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

/** How a pair of the query is named, before its key. */
export const PAIR = 'query.'

/** The names of everything that can be read. */
export const SELECTIONS = [...Object.keys(COMPONENTS), `${PAIR}KEY`].join(', ')

/** The selection of that name, or undefined; the values of all pairs with a key are `query.KEY`. */
export const selectionOf = (name: string): Selection | undefined => {
  if (name.startsWith(PAIR)) return { isMany: true, of: rawQueryValues(name.slice(PAIR.length)) }
  return Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined
}
