/** Checks that each example's file contains every excerpt that a page quotes from the example. */
import { expect, it } from 'vitest'
import { filesOf, textOf } from '../support/files'

const QUOTED = filesOf('docs', '.md').flatMap((page) =>
  Array.from(textOf(page).matchAll(/^```(?:typescript|js) (\S+)\n(.*?)^```$/gms), ([, file = '', code = '']) => ({
    page,
    file,
    code,
  })),
)

it('quotes some files', () => expect(QUOTED.length).toBeGreaterThan(6))

it.each(QUOTED)('$page quotes $file', ({ file, code }) => expect(textOf(file)).toContain(code))
