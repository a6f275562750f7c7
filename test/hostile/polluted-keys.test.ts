/**
 * Tests the library after other code has polluted `Object.prototype` with every property name that the library uses.
 */
import { expect, it } from 'vitest'
import { differences, loadInContext } from './contexts'

const NODE = { TextEncoder, TextDecoder, URL, URLSearchParams, Buffer, process }

/** Lists the names of options, components, rules, parts, codecs, results and errors. */
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
  ...['given', 'kind', 'slot', 'refusal', 'view', 'int', 'page', 'q'],
  ...['root', 'lookup', 'allow', 'refuse', 'policy', 'a', 'b', 'id', 'issues', 'http', 'values'],
  ...[
    'anchor',
    'rels',
    'language',
    'for',
    'by',
    'proto',
    'namespace',
    'qualifiers',
    'subpath',
    'keys',
    'exact',
    'mask',
  ],
  ...[':method', ':scheme', ':authority', ':path', ':protocol'],
  ...['~standard', 'validate', 'version', 'vendor', 'authorityForm', 'start', 'end'],
]

/** Lists the functions that are allowed to read inherited properties. */
const ELSEWHERE = [
  ...['QualifiedParameters', 'MapArbitrary'],
  // In ArkType, a result inherits its `issues` property from a class, so `fromResult` must read inherited properties.
  'fromResult',
]

/**
 * Defines a getter and a setter on `Object.prototype` for each name. The getters record the functions that call them,
 * and the setters create own properties.
 */
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
  expect(differences(expected, found)).toEqual([])
})
