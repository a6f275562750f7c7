/**
 * Checks that splicing a component into a reference gives the same text, offsets and errors as building the new
 * reference from all its components.
 */
import * as fc from 'fast-check'
import * as uri from 'uri-ts'
import { anyFragment, anyHost, anyPath, anyQuery, anyScheme } from 'uri-ts/fast-check'
import { expect } from 'vitest'
import { HOSTILE } from '../../refimpl/hostile'
import { law } from '../../support/law'
import { references } from '../../support/operands'
import { fresh, refOf } from '../../support/views'

type Change = (text: string) => (view: uri.View) => ReturnType<typeof uri.fromComponents>

const hostile = fc.array(fc.constantFrom(...HOSTILE, 'a', '/', ':'), { maxLength: 4 }).map((parts) => parts.join(''))
const path = fc.oneof(anyPath(), fc.constantFrom('//a', 'a:b', '/.//a', './/a'))

const SETTERS: ReadonlyArray<readonly [string, Change, fc.Arbitrary<string>]> = [
  ['scheme', uri.withScheme as Change, anyScheme()],
  ['host', uri.withHost as Change, anyHost()],
  ['path', uri.withPath as Change, path],
  ['query', uri.withQuery as Change, anyQuery()],
  ['fragment', uri.withFragment as Change, anyFragment()],
]

for (const [name, change, part] of SETTERS) {
  law(`the ${name}`, [references, fc.oneof(part, hostile)], (text, value) => {
    const view = refOf(text)
    const { authority: _, ...others } = uri.components(view)
    const spliced = change(value)(view)
    const built = uri.fromComponents({ ...others, [name]: value })
    if (spliced._tag === 'Right') fresh(spliced.right as uri.View)
    expect(spliced).toEqual(built)
  })
}
