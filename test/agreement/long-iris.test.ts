/** Checks that, for long IRIs with an invalid character, the types produce the same message as the functions. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Either, type ParseError, showReason } from 'uri-ts'
import { parseIriReference } from 'uri-ts/iri'
import { expect, it } from 'vitest'
import { COMPILER_FOLDERS } from '../support/compilers'
import { compile, TYPES } from './compile'
import { literal } from './emit'

const LENGTHS = [900, 1_500, 2_000]

const TEXTS = LENGTHS.flatMap((length) => [
  `http://é/${'a'.repeat(length)} b`,
  `/${'é'.repeat(length)}\uffff`,
  `${'é/'.repeat(length / 2)}?${'q'.repeat(length)}#\ue000`,
  `/ ${'é'.repeat(length)}`,
])

it('a long literal with a wrong character has the message of the run time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'uri-ts-long-iris-'))
  const file = join(folder, 'long.ts')
  const rows = TEXTS.map((text, i) => {
    const parsed: Either<ParseError, unknown> = parseIriReference(text)
    const why = parsed._tag === 'Left' ? literal(showReason(parsed.left)) : 'never'
    return `export const row${i}: Same<CheckIriReference<${literal(text)}>, Refused<${why}>> = true`
  })
  writeFileSync(
    file,
    `import type { CheckIriReference } from '${TYPES}/iri/checked-literals'
import type { Refused } from '${TYPES}/core/errors/refused'
type Identity<A> = <B>() => B extends A ? 1 : 2
type Same<Is, Should> = Identity<Is> extends Identity<Should> ? true : { is: Is }
${rows.join('\n')}
`,
  )
  for (const compiler of COMPILER_FOLDERS)
    expect(
      (await compile(compiler, file)).map((line) => line.slice(0, 300)),
      compiler,
    ).toEqual([])
  rmSync(folder, { recursive: true })
})
