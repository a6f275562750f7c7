import * as fc from 'fast-check'
import { redactText, SECRET_KEYS } from 'uri-ts/text'
import { describe, expect, it } from 'vitest'
import { law } from '../../support/law'

const forLog = redactText(SECRET_KEYS)

const ROWS = [
  // Each string in JSON is redacted separately.
  { text: '{"others":[],"token":"="}', to: '{"others":[],"token":"***"}' },
  { text: '{"token":"YWJj=","user":"x"}', to: '{"token":"***","user":"x"}' },
  { text: '{"a":"token=","b":2}', to: '{"a":"token=","b":2}' },
  { text: '{"a":"GET /?token=\\"1 2\\" HTTP/1.1"}', to: '{"a":"GET /?token=***\\" HTTP/1.1"}' },
  { text: '{"a":"//b","c":["d@e"]}', to: '{"a":"//b","c":["d@e"]}' },
  { text: '["https://u:p@h/?token=1","token","x"]', to: '["https://***@h/?token=***","token","x"]' },
  { text: '{"token":{"pin":1,"a":2},"b":3}', to: '{"token":{"pin":"***","a":2},"b":3}' },
  { text: '{"token":["1",{"a":"b"}]}', to: '{"token":["1",{"a":"b"}]}' },
  { text: '{"/?token=1":null,"a":""}', to: '{"/?token=***":null,"a":""}' },
  { text: '{"to\\u006ben":"1","pi\\u006e" : 2}', to: '{"to\\u006ben":"***","pi\\u006e" : "***"}' },
  { text: '"{\\"a\\":\\"//b\\",\\"c\\":[\\"d@e\\"]}"', to: '"{\\"a\\":\\"//b\\",\\"c\\":[\\"d@e\\"]}"' },
  { text: '"{\\"token\\":\\"=\\"}"', to: '"{\\"token\\":\\"***\\"}"' },
  { text: '\n{\n\t"token": "x",\r\n"b":1\n}', to: ' {  "token": "***",  "b":1 }' },
  { text: '["\u202e\u{e0001}\ud800é"]', to: '["\\u202e\\udb40\\udc01\\ud800é"]' },
  { text: '["😀"]', to: '["😀"]' },
  { text: '{"token":"","a":"b"}', to: '{"token":"","a":"b"}' },
  // `redactText` does not treat a single number as JSON.
  { text: '1\n', to: '1\\u000a' },
  // `redactText` finds JSON that follows other text.
  { text: 'a {"token": "YWJj=", "b": {"c": 1}}', to: 'a {"token": "***", "b": {"c": 1}}' },
  { text: 'a {"b":"?c","pin": 1,"d":"e=f"}', to: 'a {"b":"?c","pin": "***","d":"e=f"}' },
  { text: '?password,a"b=1', to: '?password,a"b=***' },
]

describe('redactText, if the text is JSON', () => {
  it.each(ROWS)('shows <$text> as <$to>', ({ text, to }) => {
    expect(forLog(text)).toBe(to)
  })

  const string = fc.oneof(fc.string(), fc.string({ unit: 'binary' }))
  const scalar = fc.oneof(string, fc.integer(), fc.constantFrom('a"b', '\\', '" ', '\n', '{"a":"b"}', '//a@b', 'pin='))

  law(
    'keeps JSON valid, and hides the values of keys',
    [fc.array(scalar), scalar, fc.nat(2), fc.nat(2)],
    (others, value, depth, spaces) => {
      const hidden = { others: others.map((other) => `-${other}`.replace(/[^-\w]/g, '')), token: '***', end: 1 }
      const write = (all: object): string => JSON.stringify(all, null, spaces)
      let [text, expected] = [write({ ...hidden, token: value }), write(hidden)]
      for (let level = 0; level < depth; level++) [text, expected] = [JSON.stringify(text), JSON.stringify(expected)]
      expect(forLog(text)).toBe((value === '' ? text : expected).replaceAll('\n', ' '))
    },
  )

  const words = fc
    .array(fc.constantFrom('https://', '//', 'u:p@', '@', 'token=', '"', '\\', '&', '?', '#', ' ', '{', ':', ',', '\n'))
    .map((all) => all.join(''))

  /** Redacts each string of a value separately. */
  const redactStrings = (value: unknown): unknown => {
    if (typeof value === 'string') return JSON.parse(forLog(JSON.stringify(value)))
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(redactStrings)
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, redactStrings(member)]))
  }

  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { maxDepth: 3 },
      words,
      fc.constantFrom(1, true, null),
      fc.array(tie('json')),
      fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('json')),
    ),
  }))

  law('redacts each string in JSON as a separate text', [json], (value) => {
    expect(JSON.parse(forLog(JSON.stringify(value)))).toEqual(redactStrings(value))
  })
})
