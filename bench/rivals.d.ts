// Declares types for those functions of rival libraries that the benchmarks use.

declare module 'url-parse' {
  const parse: new (text: string) => { readonly hostname: string; readonly pathname: string; readonly query: string }
  export = parse
}

declare module 'urijs' {
  const uri: { parse(text: string): { readonly hostname?: string; readonly path?: string; readonly query?: string } }
  export = uri
}

declare module 'memoirist' {
  export class Memoirist<A> {
    constructor(options?: { readonly onParam?: (value: string) => string })
    add(method: string, path: string, store: A): unknown
    find(method: string, path: string): { readonly store: A; readonly params: Record<string, string> } | null
  }
}

declare module '@remix-run/route-pattern/match' {
  export const createMultiMatcher: <A>() => {
    readonly add: (pattern: string, data: A) => void
    readonly match: (url: URL) => unknown
  }
}

declare module 'rou3' {
  export interface RouterContext<A> {
    readonly static: Record<string, A>
  }
  export const createRouter: <A>() => RouterContext<A>
  export const addRoute: <A>(router: RouterContext<A>, method: string, path: string, data: A) => void
  export const findRoute: <A>(router: RouterContext<A>, method: string, path: string) => unknown
}

declare module 'rou3/compiler' {
  import type { RouterContext } from 'rou3'
  export const compileRouter: <A>(router: RouterContext<A>) => (method: string, path: string) => unknown
}
