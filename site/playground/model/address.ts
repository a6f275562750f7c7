import { decode, encode } from 'uri-ts'

/** The text in the playground's fields. No two tabs share a field. */
export interface State {
  readonly tab: 'uri' | 'template' | 'routes'
  readonly text: string
  readonly template: string
  readonly values: string
  readonly reference: string
  readonly table: string
  readonly target: string
  /** The code in the editor, if the reader has changed it. */
  readonly code: string
}

export const START: State = {
  tab: 'uri',
  text: 'https://ann@example.com:8443/docs/../a%7eb?page=2#top',
  template: '/users/{id}{?page,tags*}',
  values: '{ "id": "a/b", "page": 2, "tags": ["x", "y"] }',
  reference: '/users/8?page=2',
  table: 'home /\nuser /users/{id}\nfile /files/{name}.{ext}\nsearch /search{?q,page}',
  target: '/search?q=caf%C3%A9&page=2',
  code: '',
}

const FIELDS: { readonly [tab in State['tab']]: readonly (keyof State)[] } = {
  uri: ['text', 'code'],
  template: ['template', 'values', 'reference', 'code'],
  routes: ['table', 'target', 'code'],
}

/** Converts the selected tab and its fields to a fragment. Browsers do not send fragments to servers. */
export const fragmentOf = (state: State): string =>
  [
    `tab=${state.tab}`,
    ...FIELDS[state.tab]
      .filter((field) => field !== 'code' || state.code !== '')
      .map((field) => `${field}=${encode('queryPart')(state[field])}`),
  ].join('&')

const pairOf = (part: string): readonly [string, string] => {
  const end = part.indexOf('=')
  const value = decode(part.slice(end + 1))
  return [part.slice(0, end), value._tag === 'Right' ? value.right : '']
}

/**
 * Reads the state of the playground from a fragment. Returns `START` if the tab is missing or unknown. A missing field
 * takes its value from `START`.
 */
export const stateOf = (fragment: string): State => {
  const pairs = new Map(fragment.split('&').map(pairOf))
  const tab = pairs.get('tab')
  if (tab !== 'uri' && tab !== 'template' && tab !== 'routes') return START
  return { ...START, tab, ...Object.fromEntries(FIELDS[tab].map((field) => [field, pairs.get(field) ?? START[field]])) }
}
