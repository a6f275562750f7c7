// Writes the type declarations that the playground's compiler reads: the package's declarations and those in
// TypeScript's standard library.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PAGES, SITE } from './places.mjs'

const LIBRARIES = dirname(createRequire(import.meta.url).resolve('typescript'))
const PACKAGE = join(SITE, 'node_modules/uri-ts')

/** Collects a library, such as `lib.es2022.d.ts`, and the libraries that it refers to. */
const librariesOf = (name, found = new Map()) => {
  const file = `lib.${name}.d.ts`
  if (found.has(file)) return found
  const text = readFileSync(join(LIBRARIES, file), 'utf8')
  found.set(file, text)
  for (const [, referred] of text.matchAll(/<reference lib="([^"]+)"/g)) librariesOf(referred, found)
  return found
}

const listPackaged = () => [
  'package.json',
  ...readdirSync(join(PACKAGE, 'dist'), { recursive: true })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => `dist/${file}`),
]

export const writeDeclarations = () => {
  const files = {}
  for (const [file, text] of librariesOf('es2022')) files[`/${file}`] = text
  for (const file of listPackaged()) files[`/node_modules/uri-ts/${file}`] = readFileSync(join(PACKAGE, file), 'utf8')
  mkdirSync(join(PAGES, 'public'), { recursive: true })
  writeFileSync(join(PAGES, 'public/declarations.json'), JSON.stringify(files))
}
