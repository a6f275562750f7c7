/** Loads the Next.js modules that `packages/next-router.mjs` downloads. */
import { createRequire } from 'node:module'

/** Lists the functions with which Next.js finds the page for a path. */
export interface NextModules {
  readonly normalizeAppPath: (folder: string) => string
  readonly getSortedRoutes: (pages: readonly string[]) => readonly string[]
  readonly getRouteRegex: (page: string) => unknown
  readonly getRouteMatcher: (regex: unknown) => (path: string) => object | false
}

/** If the environment variable `URI_TS_NEXT` is set, loads Next.js from the folder that the variable names. */
export const readNext = (): NextModules | undefined => {
  const folder = process.env['URI_TS_NEXT']
  if (folder === undefined) return undefined
  const load = createRequire(`${folder}/package.json`)
  const names = ['app-paths', 'sorted-routes', 'route-regex', 'route-matcher']
  return Object.assign({}, ...names.map((name) => load(`./dist/shared/lib/router/utils/${name}.js`)))
}
