/**
 * Checks that `parseLinks` agrees with a transcription of RFC 8288, appendix B, and that `parseLinks` reads what
 * `formatLinks` writes.
 */
import * as fc from 'fast-check'
import { isUriReference, view } from 'uri-ts'
import { anyUriReference } from 'uri-ts/fast-check'
import { formatLinks, type Link, parseLinks } from 'uri-ts/http'
import { expect } from 'vitest'
import { anyCharacter } from '../../../src/integrations/fast-check/characters'
import { slowLinks } from '../../refimpl/rfc8288'
import { law } from '../../support/law'
import { rightOf } from '../../support/views'

const PARTS = [
  '<',
  '>',
  ';',
  ',',
  '=',
  '"',
  '\\',
  ' ',
  '\t',
  'rel',
  'REL',
  'anchor',
  'title',
  'title*',
  'a',
  'b/c',
  '?d',
]
const MORE = ['<a>', '; rel=', 'rel="', "UTF-8'", "utf-8''%41", '%C3%A9', '%', "'", 'é', '*', ', <b>; rel="next"']
const PARAMETERS = [';x', ';x=', '; y=1', ' ; z = 2 ', ';rel=next', ';rel', ';x="a;b"', '; title=a', ';anchor="/b"']
const regular = fc
  .array(fc.constantFrom(...PARAMETERS), { maxLength: 4 })
  .map((parameters) => `<a>${parameters.join('')}`)
const fields = fc.oneof(
  fc.array(fc.constantFrom(...PARTS, ...MORE), { maxLength: 14 }).map((parts) => parts.join('')),
  fc.array(regular, { maxLength: 3 }).map((list) => list.join(', ')),
)

const isGood = (links: ReturnType<typeof slowLinks>): boolean =>
  links?.every(({ target, anchor = '' }) => isUriReference(target) && isUriReference(anchor)) ?? false

law('parseLinks reads what Appendix B reads, and fails where that drops something', [fields], (field) => {
  const slow = slowLinks(field)
  const parsed = parseLinks(field)
  if (slow === undefined || !isGood(slow)) {
    expect(parsed._tag).toBe('Left')
    return
  }
  const read = rightOf(parsed).map(({ target, rels, anchor, parameters }) => ({
    target: target.text,
    rels,
    anchor: anchor?.text,
    parameters: parameters.map(({ name, value }) => [name, value]),
  }))
  expect(read).toEqual(slow)
})

const printable = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((unit) => String.fromCharCode(unit)),
  maxLength: 9,
})
const parameters = fc.uniqueArray(
  fc.oneof(
    fc.record({ name: fc.constantFrom('title', 'type', 'hreflang', 'x-y'), value: printable }),
    fc.record({
      name: fc.constantFrom('title*', 'a*'),
      value: fc.string({ unit: 'grapheme', maxLength: 6 }),
      language: fc.constantFrom('de', 'en-GB'),
    }),
  ),
  { selector: ({ name }) => name, maxLength: 3 },
)
const rels = fc.array(fc.constantFrom('next', 'terms-of-service', 'http://r/x'), { minLength: 1, maxLength: 3 })
const links = fc.array(
  fc.record(
    { target: anyUriReference().map(view), anchor: anyUriReference().map(view), rels, parameters },
    { requiredKeys: ['target', 'rels', 'parameters'] },
  ),
  { maxLength: 4 },
)

law('parseLinks reads what formatLinks writes', [links], (list) => {
  const texts = (all: readonly Link[]) =>
    all.map((link) => ({ ...link, target: link.target.text, anchor: link.anchor?.text }))
  const field = rightOf(formatLinks(list as readonly Link[]))
  expect(texts(rightOf(parseLinks(field)))).toEqual(texts(list as readonly Link[]))
  expect(field).not.toMatch(/[^\x20-\x7e]/)
})

law(
  'formatLinks writes no control character, whatever it is given',
  [fc.string({ unit: anyCharacter() }), fc.string()],
  (value, rel) => {
    const parts = [
      { name: 'title', value },
      { name: 'title*', value },
      { name: value, value: '' },
      { name: 'a*', value: '', language: value },
    ]
    for (const parameter of parts) {
      const made = formatLinks([{ target: view('/' as never), rels: ['next'], parameters: [parameter] }])
      if (made._tag === 'Right') expect(made.right).toMatch(/^[\t\x20-\x7e]*$/)
    }
    const made = formatLinks([{ target: view('/' as never), rels: [rel], parameters: [] }])
    if (made._tag === 'Right') expect(rightOf(parseLinks(made.right))[0]?.rels).toEqual([rel.toLowerCase()])
  },
)
