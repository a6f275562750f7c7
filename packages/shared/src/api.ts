import { equalReferences, normalizeText } from './compare'
import type { Dialect, Options, UriComponent } from './components'
import { parseText } from './parse'
import { resolveComponents, resolveTexts } from './resolve'
import { serializeComponents } from './serialize'

/** Declares the functions that both fast-uri and uri-js export. */
export interface Api {
  readonly SCHEMES: Dialect['schemes']
  readonly normalize: <T>(uri: T, options?: Options) => T
  readonly resolve: (base: string, ref: string, options?: Options) => string
  readonly resolveComponents: (
    base: UriComponent,
    ref: UriComponent,
    options?: Options,
    skipNormalization?: boolean,
  ) => UriComponent
  readonly equal: (a: UriComponent | string, b: UriComponent | string, options?: Options) => boolean
  readonly serialize: (component: UriComponent, options?: Options) => string
  readonly parse: (uri: string, options?: Options) => UriComponent
}

/** Creates the functions of fast-uri or uri-js, depending on the dialect. */
export const createApi = (dialect: Dialect): Api => {
  const parse = (uri: string, options?: Options): UriComponent => parseText(dialect, uri, options)
  const serialize = (component: UriComponent, options?: Options): string =>
    serializeComponents(dialect, component, options)
  const normalize = <T>(uri: T, options?: Options): T => {
    if (typeof uri === 'string') return normalizeText(dialect, uri, options) as T
    return typeof uri === 'object' && uri !== null ? (parse(serialize(uri, options), options) as T) : uri
  }
  return {
    SCHEMES: dialect.schemes,
    normalize,
    resolve: (base, ref, options) => resolveTexts(dialect, base, ref, options),
    resolveComponents: (base, ref, options, skip) => resolveComponents(dialect, base, ref, options, skip),
    equal: (a, b, options) => equalReferences(dialect, a, b, options),
    serialize,
    parse,
  }
}
