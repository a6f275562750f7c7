// Writes the generated sources: the WebAssembly code of `uri-ts/bytes`, and a type that lists the private-use
// characters. These sources are not committed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildKernel } from './kernel.mjs'

const target = resolve(import.meta.dirname, '../types/iri/private-use.ts')

/**
 * The private-use characters `%xE000-F8FF`. They are generated because editors cannot show them and types cannot
 * describe a range of characters.
 */
const privateUse = Array.from({ length: 0xf900 - 0xe000 }, (_, index) => String.fromCharCode(0xe000 + index)).join('')

const TEXT = `import type { CharSet } from '../core/grammar/char-set'

/** \`%xE000-F8FF\`: the private-use characters in plane 0 (RFC 3987, 2.2). \`build/generate.mjs\` writes this file. */
export type PrivateUse = Exclude<CharSet<'${privateUse}'>, 'a'>
`

/** Writes the generated sources if they are missing or out of date. */
export const generate = async () => {
  if (!existsSync(target) || readFileSync(target, 'utf8') !== TEXT) writeFileSync(target, TEXT)
  await buildKernel()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await generate()
