import { showReason } from 'uri-ts'
import { defineRoutes, routeMatcher } from 'uri-ts/routes'
import type { Outcome } from './explain-template'

/** Reads a line of the table: a name and a pattern. */
const entryOf = (line: string): readonly [name: string, pattern: string] => {
  const [name = '', pattern = ''] = line.trim().split(/\s+/, 2)
  return [name, pattern]
}

/** Parses a table of routes in which each line has the form `name /pattern`. */
export const entriesOf = (lines: string): readonly (readonly [name: string, pattern: string])[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(entryOf)

/**
 * Looks up a request-target in a table of routes. The compiler has not checked the table, so the result may also be the
 * error message for an invalid table.
 */
export const explainRoutes = (lines: string, target: string): Outcome => {
  try {
    const table = defineRoutes(Object.fromEntries(entriesOf(lines)) as never)
    const found = routeMatcher(table)(target) as
      | { readonly _tag: 'Right'; readonly right: { readonly route: string; readonly params: object } }
      | { readonly _tag: 'Left'; readonly left: Parameters<typeof showReason>[0] }
    return found._tag === 'Right'
      ? { ok: true, text: `${found.right.route} ${JSON.stringify(found.right.params)}` }
      : { ok: false, text: showReason(found.left) }
  } catch (error) {
    return { ok: false, text: error instanceof Error ? error.message : String(error) }
  }
}

/** Returns TypeScript code that defines the table of routes. */
export const tableCode = (lines: string): string => {
  const entries = entriesOf(lines).map(([name, pattern]) => `  ${JSON.stringify(name)}: ${JSON.stringify(pattern)},`)
  return `import { defineRoutes } from 'uri-ts/routes'\n\nexport const site = defineRoutes({\n${entries.join('\n')}\n})\n`
}
