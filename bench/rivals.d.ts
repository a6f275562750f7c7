// Types for two rivals that have none, for the functions that the benches use.

declare module 'url-parse' {
  const parse: new (text: string) => { readonly hostname: string; readonly pathname: string; readonly query: string }
  export = parse
}

declare module 'urijs' {
  const uri: { parse(text: string): { readonly hostname?: string; readonly path?: string; readonly query?: string } }
  export = uri
}
