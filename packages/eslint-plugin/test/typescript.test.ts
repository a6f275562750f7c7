/** Compiles TypeScript code before and after the plugin fixes it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Linter } from 'eslint'
import { afterAll, describe, expect, it } from 'vitest'
import { IS_DEEP, tsc } from '../../../test/support/compilers'
import { ROOT } from '../../../test/support/files'
import { plugin } from '../src/index'

const SOURCES = [
  `import url from 'node:url'
export const joined: string = url.resolve(process.argv[2] as string, '../a')
const parsed = url.parse(joined)
export const host: string | null = parsed.hostname
export const port: string = parsed.port!
export const path: string = parsed.pathname ?? '/'
export const first: string | undefined = parsed.pathname?.split('/')[1]
export const isSecure: boolean = parsed.protocol === 'https:' && !parsed.query
export const { host: authority } = url.parse(joined)
export const text: string = url.format({ protocol: 'https', hostname: 'a', port: 80, pathname: joined })`,
  `import { parse } from 'node:url'
const target = parse(process.cwd())
export const port: number = target.port === null ? 80 : parseInt(target.port)
export const labels: string[] = target.hostname ? target.hostname.split('.') : []`,
  `import { parse, type UrlWithStringQuery, resolve } from 'node:url'
export const show = (parsed: UrlWithStringQuery): string => parsed.href
let length = 0
length += (parse(process.cwd()).hostname ?? '').length
export const total: number = length + resolve('http://a/b', 'c').length`,
  `import fastUri, { resolve } from 'fast-uri'
export const same: boolean = fastUri.equal(resolve(process.cwd(), 'b'), 'http://a/b')
export const port: number | string | undefined = fastUri.parse(process.cwd()).port
export const text: string = fastUri.normalize('HTTP://a') + fastUri.serialize({ scheme: 'http', host: 'a', path: '/b' })`,
  `import { parse } from 'uri-js'
import type { Uri, View } from 'uri-ts'
export const show = (view: View<Uri>): string => view.text
export const path: string | undefined = parse(process.cwd()).path`,
  `import { joinURL, withQuery, withTrailingSlash, hasProtocol, getQuery, encodeParam, normalizeURL } from 'ufo'
let text: string = joinURL(process.cwd(), 'a')
text = withQuery(text, { a: 1, b: ['c'] })
text = withTrailingSlash(text, true) + encodeParam(text) + normalizeURL(text)
export const page: string | undefined = hasProtocol(text) ? (getQuery(text).page as string | undefined) : undefined`,
  `let text = new URL('http://a/').hostname
text = 'b'
const parts = { host: new URL('http://a/').host, path: new URL('http://a/b').pathname }
parts.path = text
export const message: string = \`\${new URL('http://a/').href} \${new URL('http://a:80/b?c=d').searchParams.get('c')}\`
export const response = fetch(new URL('http://a/?b'))
export const length: number = new URL('http://a/b').pathname.length
export const isSame = (other: string): boolean => new URL('http://a/').hostname === other
const url = new URL('https://a/b')
export const path: string = url.pathname
export const isSecure: boolean = url.protocol === 'https:'`,
]

describe.skipIf(!IS_DEEP)('fixed TypeScript', () => {
  const folder = mkdtempSync(join(ROOT, 'node_modules/.uri-ts-fixes-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const parser = createRequire(import.meta.url)('@typescript-eslint/parser') as Linter.Parser
  const all = ['error', { fix: 'all' }] as const
  const config: Linter.Config = {
    files: ['**/*.ts'],
    languageOptions: { parser },
    plugins: { 'uri-ts': plugin },
    rules: { 'uri-ts/no-url-parse': [...all], 'uri-ts/no-replaced-package': [...all], 'uri-ts/prefer-uri': 'error' },
  }

  it('compiles', () => {
    mkdirSync(join(folder, 'src'))
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: join(ROOT, 'tsconfig.json'),
        compilerOptions: {
          rootDir: ROOT,
          types: ['node'],
          module: 'preserve',
          esModuleInterop: true,
          noPropertyAccessFromIndexSignature: false,
          paths: { 'uri-ts': [join(ROOT, 'src/index.ts')], 'uri-ts/*': [join(ROOT, 'src/*.ts')] },
        },
        include: ['src'],
        exclude: [],
      }),
    )
    SOURCES.forEach((source, index) => {
      const { output, fixed } = new Linter().verifyAndFix(source, [config], { filename: 'a.ts' })
      expect([source, fixed]).toEqual([source, true])
      expect(output).not.toMatch(/fast-uri|uri-js|ufo|(url|resolve)\.?(parse|resolve|format)\(/)
      writeFileSync(join(folder, `src/before-${index}.ts`), source)
      writeFileSync(join(folder, `src/after-${index}.ts`), output)
    })
    expect(tsc('typescript-7.0', folder)).toBe('')
  })
})
