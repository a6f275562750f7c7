/** An `Object.prototype` that another program has polluted, with every name that an object of this library could have. */
import { expect, it } from 'vitest'
import { differences, loadInContext } from './contexts'

const NODE = { TextEncoder, TextDecoder, URL, URLSearchParams, Buffer, process }

/** Names of options, components, rules, parts, codecs, results and errors. */
const NAMES = [
  ...['scheme', 'authority', 'userinfo', 'host', 'port', 'path', 'query', 'fragment', 'schemes', 'uri', 'parse', 'is'],
  ...['isOpaque', 'defaultPort', 'emptyPath', 'defaultHost', 'isIdentifiedByPath', 'rules', 'sortQuery', 'ignorePairs'],
  ...['toASCII', 'backslash', 'expected', 'problem', 'field', 'reason', 'component', 'offset', 'text', '_tag'],
  ...['left', 'right', 'value', 'to', 'cc', 'bcc', 'subject', 'body', 'fields', 'name', 'nid', 'nss', 'rComponent'],
  ...[
    'qComponent',
    'fComponent',
    'mediaType',
    'parameters',
    'method',
    'target',
    'form',
    'reserved',
    'encode',
    'decode',
  ],
  ...[
    'default',
    'fallback',
    'key',
    'template',
    'codecs',
    'links',
    'route',
    'params',
    'spelling',
    'windows',
    'dotFiles',
  ],
  ...['root', 'lookup', 'allow', 'refuse', 'policy', 'a', 'b', 'id', 'issues', 'http', 'values'],
  ...['~standard', 'validate', 'version', 'vendor', 'authorityForm', 'start', 'end'],
]

/**
 * Readers whose answers do not depend on what they read: those of fast-check, and those of a union of objects that look at one
 * property to tell its members apart, or at the data of a caller, which may inherit; and
 * what a guard of connections reads of their options, which refuses more then.
 */
const ELSEWHERE = [
  ...[
    'QualifiedParameters',
    'MapArbitrary',
    'Object.call',
    'evalmachine',
    'valueIn',
    'decodeBy',
    ' at join',
    'path is read    at errorOf',
  ],
  ...['takerOf', 'addPath', 'readerOf'],
  ...['parseExpress', 'wrongLiteral', 'readOther', 'explainSlowly', 'explainMatch', 'candidateAt', 'sentenceOf'],
]

/** Functions that read the properties of data by names that a template or a table has. */
const OF_DATA = /^(uri-ts\/(template|routes|fast-check) |expand|partialExpand|routeReader)/

/** Defines each name as a getter that records who reads it. Setting a name makes an own property, as it normally would. */
const RECORD = `
  globalThis.reads = new Map()
  for (const name of ${JSON.stringify(NAMES)}) {
    const inherited = Object.prototype[name]
    Object.defineProperty(Object.prototype, name, {
      __proto__: null,
      configurable: true,
      enumerable: true,
      get() {
        const [, , reader = ''] = new Error().stack.split('\\n')
        if (!name.startsWith('_') || this !== globalThis) reads.set(name + ' is read' + reader.replace(/ \\(.*/, ''), true)
        return inherited
      },
      set(value) {
        Object.defineProperty(this, name, { __proto__: null, value, configurable: true, enumerable: true, writable: true })
      },
    })
  }`

it('no function reads what Object.prototype has', async () => {
  expect(new Set(NAMES).size).toBeGreaterThanOrEqual(76)
  const { answers, run } = await loadInContext(NODE)
  const expected = answers()
  run(RECORD)
  const found = answers()
  const reads = run('[...reads.keys()]') as readonly string[]
  expect(reads.filter((read) => !ELSEWHERE.some((reader) => read.includes(reader)))).toEqual([])
  const changed = differences(expected, found)
  expect(changed.filter((each) => !OF_DATA.test(each))).toEqual([])
})
