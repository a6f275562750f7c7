import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { IS_DEEP } from '../../../test/support/compilers'
import { migrate } from '../src/migrate'
import type { Summary } from '../types/migrate'

const cwd = mkdtempSync(join(tmpdir(), 'uri-ts-migrate-'))
afterAll(() => rmSync(cwd, { recursive: true }))

const put = (file: string, text: string): void => {
  mkdirSync(join(cwd, file, '..'), { recursive: true })
  writeFileSync(join(cwd, file), text)
}

const read = (file: string): string => readFileSync(join(cwd, file), 'utf8')

const run = async (paths: readonly string[], write = false): Promise<Summary & { readonly printed: string }> => {
  let printed = ''
  const print = (text: string): void => {
    printed += text
  }
  return { ...(await migrate({ cwd, paths, write, print })), printed }
}

const MODULE =
  "import { parse } from 'fast-uri'\nimport * as ufo from 'ufo'\n\nexport const host = parse(text).host\nexport const joined = ufo.joinURL(a, b)\n"
const SCRIPT = "const url = require('url')\nwith (b) {}\nmodule.exports = () => url.resolve(a, b)\n"

put('src/module.mjs', MODULE)
put('src/script.js', SCRIPT)
put('src/by-hand.js', "// eslint-disable-next-line -- old\nrequire('url').parse(request.url)\n")
put('src/other.js', 'export const a = 1\n')
put('invalid/invalid.js', 'a b')
put('node_modules/a/index.js', MODULE)

describe('migrate', () => {
  it('prints the changes, and the calls that are left', async () => {
    const { printed, ...summary } = await run(['.'])
    expect(summary).toEqual({ changed: 2, left: 1, invalid: 1 })
    expect(printed).toContain(
      `--- a/src/module.mjs
+++ b/src/module.mjs
@@ -1,5 +1,4 @@
-import { parse } from 'fast-uri'
-import * as ufo from 'ufo'
+import { components, normalize, orThrow, parseUriReference, joinPath } from 'uri-ts'
 
-export const host = parse(text).host
-export const joined = ufo.joinURL(a, b)
+export const host = components(normalize(orThrow(parseUriReference(text)))).host
+export const joined = orThrow(joinPath(b)(orThrow(parseUriReference(a)))).text
`,
    )
    expect(printed).toMatch(/^src\/by-hand\.js:2:1: Replace url\.parse with uri-ts: .*`parseRequestTarget`/m)
    expect(printed).toContain('invalid/invalid.js:1:3: Parsing error')
    expect(printed).toContain(
      '2 files would change, 1 call left to convert by hand, 1 file with syntax errors. To write the changes, add --write.\n',
    )
    expect([read('src/module.mjs'), read('src/script.js')]).toEqual([MODULE, SCRIPT])
  })

  it('writes files on request, and has nothing to do afterwards', async () => {
    const first = await run(['src/script.js', 'src/module.mjs'], true)
    expect(first).toMatchObject({ changed: 2, left: 0, printed: '2 files changed, 0 calls left to convert by hand.\n' })
    expect(read('src/script.js')).toBe(
      "const { orThrow, parseUriReference, resolveReference } = require('uri-ts')\nwith (b) {}\nmodule.exports = () => resolveReference(orThrow(parseUriReference(a)))(orThrow(parseUriReference(b))).text\n",
    )
    expect(await run(['src/script.js', 'src/module.mjs'])).toMatchObject({
      changed: 0,
      printed: '0 files would change, 0 calls left to convert by hand.\n',
    })
  })
})

describe.skipIf(!IS_DEEP)('migrate, for TypeScript', () => {
  it('reads types', async () => {
    put(
      'typed/a.ts',
      "import url from 'node:url'\nconst parsed = url.parse(text as string)\nexport const port: string | null = parsed.port\n",
    )
    const { printed } = await run(['typed'], true)
    expect(printed).toBe('1 file changed, 0 calls left to convert by hand.\n')
    expect(read('typed/a.ts')).toBe(
      "import { orThrow, orUndefined, parseUriReference, port as uriPort } from 'uri-ts'\nconst parsed = orThrow(parseUriReference(text as string))\nexport const port: string | null = (orUndefined(uriPort(parsed)) ?? null)\n",
    )
  })
})
