/** Spliced references are those that are built from all components, with the same offsets and the same errors. */
import * as fc from 'fast-check'
import * as uri from 'uri-ts'
import { expect } from 'vitest'
import * as a from '../refimpl/appendix-a'
import { HOSTILE } from '../refimpl/hostile'
import { matching } from '../support/arbitrary'
import { law } from '../support/law'
import { references } from '../support/operands'
import { fresh, refOf } from '../support/views'

type Change = (text: string) => (view: uri.View) => ReturnType<typeof uri.fromComponents>

const hostile = fc.array(fc.constantFrom(...HOSTILE, 'a', '/', ':'), { maxLength: 4 }).map((parts) => parts.join(''))
const path = fc.oneof(matching(a.pathAbempty), matching(a.pathRootless), fc.constantFrom('//a', 'a:b', '/.//a', './/a'))

const SETTERS: ReadonlyArray<readonly [string, Change, fc.Arbitrary<string>]> = [
  ['scheme', uri.withScheme as Change, matching(a.scheme)],
  ['host', uri.withHost as Change, matching(a.host)],
  ['path', uri.withPath as Change, path],
  ['query', uri.withQuery as Change, matching(a.query)],
  ['fragment', uri.withFragment as Change, matching(a.fragment)],
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
