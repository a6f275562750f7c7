/** Every exported value is named by a rule of ARCHITECTURE.md, "Names", and does what the rule says of its type. */
import ts from 'typescript'
import * as uriTs from 'uri-ts'
import * as fpTs from 'uri-ts/fp-ts'
import * as http from 'uri-ts/http'
import * as ip from 'uri-ts/ip'
import * as routes from 'uri-ts/routes'
import * as scan from 'uri-ts/scan'
import * as template from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { apiOf, type Exported, isValue } from '../support/api'
import { textOf } from '../support/imports'

const API = apiOf()
const { checker } = API

/** The signatures of a curried function, outermost first. */
const signaturesOf = (type: ts.Type): readonly ts.Signature[] => {
  const [signature] = type.getCallSignatures()
  return signature === undefined ? [] : [signature, ...signaturesOf(signature.getReturnType())]
}

/** What can be said of an exported value. */
interface Value {
  readonly name: string
  readonly entry: string
  readonly isFunction: boolean
  /** The number of parameters of each call: `[1, 1]` for `f(a)(b)`. */
  readonly arities: readonly number[]
  /** The type of the last parameter of the last call, and of what it returns, as text. */
  readonly takes: string
  readonly returns: string
  readonly isRefinement: boolean
}

const shown = (type: ts.Type): string => checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)

/** The type of what a call returns, as text; of a type parameter, its constraint. */
const readValue = (entry: string, { name, kind, symbol }: Exported): Value => {
  const signatures = signaturesOf(checker.getTypeOfSymbol(symbol))
  const last = signatures.at(-1)
  const parameter = last?.parameters.at(-1)
  const taken = parameter && checker.getTypeOfSymbol(parameter)
  return {
    name,
    entry,
    isFunction: kind === 'function',
    arities: signatures.map(({ parameters }) => parameters.length),
    takes: taken === undefined ? '' : shown(checker.getBaseConstraintOfType(taken) ?? taken),
    returns: last === undefined ? '' : shown(last.getReturnType()),
    isRefinement: last !== undefined && checker.getTypePredicateOfSignature(last) !== undefined,
  }
}

const VALUES = API.entries.flatMap(({ name, exports }) => exports.filter(isValue).map((each) => readValue(name, each)))

const isEither = ({ returns }: Value): boolean => /^Either<|^Left<.*Right<|^Right<.*Left</.test(returns)
const isOption = ({ returns }: Value): boolean => returns.startsWith('Option<')
const takesView = ({ takes }: Value): boolean => /View/.test(takes)
const isUnary = ({ arities }: Value): boolean => arities.every((arity) => arity === 1)
const isUncurried = ({ arities }: Value): boolean => arities.length === 1

/** A rule: which names it makes, and what it says of their types. */
interface Rule {
  /** As ARCHITECTURE.md writes it. */
  readonly form: string
  readonly names: RegExp
  readonly holds: (value: Value) => boolean
}

const COMPONENT = '(Scheme|Authority|Userinfo|Host|Port|Path|Query|Fragment|Segments)'

/** The first rule that fits a name is the one that counts. */
const RULES: readonly Rule[] = [
  { form: 'UPPER_SNAKE', names: /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/, holds: ({ isFunction }) => !isFunction },
  {
    form: 'Eq, Ord, Show, MonoidX',
    names: /^(Eq|Ord|Show|Monoid)([A-Z]\w*)?$/,
    holds: ({ entry }) => entry === 'uri-ts/fp-ts',
  },
  {
    form: 'getEqForX',
    names: /^getEqFor[A-Z]/,
    holds: (value) => value.entry === 'uri-ts/fp-ts' && value.returns.startsWith('Eq<'),
  },
  { form: 'prismX, lensX', names: /^(prism|lens)[A-Z]/, holds: ({ entry }) => entry === 'uri-ts/fp-ts' },
  {
    form: 'parseX',
    names: /^parse[A-Z]/,
    holds: (value) => (value.entry === 'uri-ts/ip' ? isOption(value) : isEither(value)) && value.takes === 'string',
  },
  { form: 'isX', names: /^is[A-Z]/, holds: (value) => value.isRefinement && isUnary(value) },
  {
    form: 'hasX',
    names: /^has[A-Z]/,
    holds: (value) => value.returns === 'boolean' && takesView(value) && isUnary(value),
  },
  {
    form: 'withXEncoded',
    names: new RegExp(`^with${COMPONENT}Encoded$`),
    holds: (value) =>
      (isEither(value) || value.returns.startsWith('View<')) && takesView(value) && value.arities.length === 2,
  },
  {
    form: 'withX',
    names: new RegExp(`^with${COMPONENT}$`),
    holds: (value) => isEither(value) && takesView(value) && value.arities.length === 2,
  },
  {
    form: 'withoutX',
    names: new RegExp(`^without${COMPONENT}$`),
    holds: (value) => takesView(value) && isUnary(value),
  },
  {
    form: 'scanX',
    names: /^scan([A-Z]|$)/,
    holds: (value) => value.returns === 'number' && isUncurried(value) && value.takes === 'Spans',
  },
  {
    form: 'equalsX',
    names: /^equals[A-Z]/,
    holds: (value) =>
      value.returns === 'boolean' && (value.entry === 'uri-ts/scan' || (isUnary(value) && takesView(value))),
  },
  { form: 'xFromSpans', names: /^[a-z]\w*FromSpans$/, holds: isUncurried },
  {
    form: 'xStart, xEnd',
    names: /^[a-z]+(Start|End)$/,
    holds: (value) => value.returns === 'number' && isUncurried(value),
  },
  { form: 'forEachX', names: /^forEach[A-Z]/, holds: (value) => value.returns === 'void' && isUncurried(value) },
  { form: 'createX', names: /^create[A-Z]/, holds: isUncurried },
  { form: 'xOf', names: /^(component|reason)Of$/, holds: (value) => isUncurried(value) && isUnary(value) },
  { form: 'showX', names: /^show[A-Z]/, holds: (value) => value.returns === 'string' && isUnary(value) },
  { form: 'formatX', names: /^format[A-Z]/, holds: ({ returns }) => /^(string|IPv[46]Address)$/.test(returns) },
  { form: 'decodeX', names: /^decode([A-Z]|$)/, holds: (value) => isEither(value) || value.returns === 'string' },
  { form: 'encodeX', names: /^encode([A-Z]|$)/, holds: ({ returns }) => returns === 'string' },
  { form: 'findX', names: /^find[A-Z]/, holds: ({ returns }) => /^(number|ReadonlyArray<|readonly )/.test(returns) },
  {
    form: 'x, rawX, decodedX, formX',
    names:
      /^(scheme|authority|userinfo|host|hostKind|port|portNumber|path|query|fragment|components|segments|queryPairs|((raw|decoded|form)(QueryValues?|QueryPairs|Segments)))$/,
    holds: (value) => takesView(value) && isUnary(value),
  },
]

/** The values that no rule names, each with the reason for its name. ARCHITECTURE.md lists the same. */
const NAMED_ALONE: { readonly [name: string]: string } = {
  // uri-ts
  uri: 'makes a URI of a literal, which the compiler checks',
  absoluteUri: 'makes an absolute-URI of a literal',
  relativeRef: 'makes a relative-ref of a literal',
  uriReference: 'makes a URI-reference of a literal',
  uris: 'makes a table of URIs of a table of literals',
  view: 'gives the view of a text that is proved to be valid',
  resolve: 'the operation of RFC 3986, 5.2.2',
  resolveNonStrict: 'the variant of RFC 3986, 5.2.2, that ignores a scheme which is the base’s own',
  resolveText: '`resolve` for a reference that is not parsed yet',
  relativize: 'the inverse of `resolve`',
  removeDotSegments: '`remove_dot_segments` of RFC 3986, 5.2.4',
  normalize: 'the operation of RFC 3986, 6.2.2',
  normalizeForScheme: 'the operation of RFC 3986, 6.2.3',
  sameDocument: 'a same-document reference is a term of RFC 3986, 4.4',
  recompose: 'the operation of RFC 3986, 5.3',
  fromComponents: 'the inverse of `components`',
  appendPair: 'adds a pair to the query, which is neither a component nor can it fail',
  setPair: 'sets a pair of the query',
  deletePair: 'deletes the pairs of one key from the query',
  redactUserinfo: 'hides a password for logs',
  // uri-ts/scan
  firstPair: 'starts a loop over the pairs of a query: an offset, or -1',
  integerValue: 'reads the value of a key as an integer, without allocating',
  octetAt: 'reads the octet of the percent-encoded octet at an offset',
  // uri-ts/http: a guard is named after what it finds
  ambiguousPath: 'a guard, named after what it finds',
  controlOctets: 'a guard, named after what it finds',
  privateHost: 'a guard, named after what it finds',
  rareIPv4: 'a guard, named after what it finds',
  suspiciousUserinfo: 'a guard, named after what it finds',
  wellKnownPortMismatch: 'a guard, named after what it finds',
  whatwgDifference: 'a guard, named after what it finds',
  targetUri: 'the target URI of RFC 9110, 7.1',
  safeFilePath: 'turns a path into that of a file below a root, or fails',
  // uri-ts/template
  template: 'makes a template of a literal, which the compiler checks',
  fromExpress: 'makes a template of a literal Express path',
  withCodecs: 'gives a template codecs; a template has no components, so no rule is broken',
  expand: 'the operation of RFC 6570, 3',
  expandUnknown: '`expand` for data that is not typed',
  partialExpand: '`expand` with some of the variables',
  extract: 'the inverse of `expand`',
  int: 'a codec, named after what it reads',
  uuid: 'a codec, named after what it reads',
  oneOf: 'a codec, named after what it reads',
  // uri-ts/routes
  defineRoutes: 'makes a table of routes of literals, which the compiler checks',
  defineRoutesUnder: '`defineRoutes` below a prefix',
  matchRoute: 'reads a reference to one route',
  routeMatcher: 'compiles a table into a function that matches references',
  dispatcher: 'compiles a table and its handlers into a function that calls one of them',
  absoluteLinks: 'resolves the links of a table against a base',
  compileRouter: 'compiles patterns into a router',
  matchPath: 'finds the route of a path, and its parameters',
}

/** Functions that take several arguments at once, and are not of the scanner tier. */
const POSITIONAL: { readonly [name: string]: string } = {
  appendPair: 'a key and its value are one thing, a pair',
  setPair: 'a key and its value are one thing, a pair',
  parseRequestTarget: 'the method is data, as the target is: neither is known before the other',
  findRoute: 'of the scanner tier: writes into an array',
  findRouteIn: 'of the scanner tier: writes into an array',
  findStaticRoute: 'of the scanner tier: reads without allocating',
}

const GUARDS = Object.keys(NAMED_ALONE).filter((name) => NAMED_ALONE[name]?.startsWith('a guard'))

const ruleOf = (name: string): Rule | undefined => RULES.find(({ names }) => names.test(name))

const isPositional = ({ name, entry }: Value): boolean =>
  entry === 'uri-ts/scan' || name in POSITIONAL || /^scan[A-Z]|FromSpans$|^create[A-Z]/.test(name)

const MODULES = { 'uri-ts': uriTs, fpTs, http, ip, routes, scan, template }

describe.each(API.entries.map(({ name }) => name))('%s', (entry) => {
  const values = VALUES.filter((value) => value.entry === entry)

  it('names each value by a rule, or alone and for a reason', () => {
    const isNamed = ({ name }: Value): boolean => ruleOf(name) !== undefined || name in NAMED_ALONE
    expect(values.filter((value) => !isNamed(value)).map(({ name }) => name)).toEqual([])
  })

  it('types each value as its rule says', () => {
    const breaksItsRule = (value: Value): boolean =>
      !(value.name in NAMED_ALONE) && ruleOf(value.name)?.holds(value) === false
    expect(values.filter(breaksItsRule).map(({ name, takes, returns }) => `${name}: (${takes}) => ${returns}`)).toEqual(
      [],
    )
  })

  it('takes one argument at a time, data last; the scanner tier takes all at once', () => {
    const functions = values.filter(({ isFunction }) => isFunction)
    const curried = functions.filter((value) => !isPositional(value) && !isUnary(value))
    const uncurried = functions.filter((value) => isPositional(value) && !isUncurried(value))
    expect([...curried, ...uncurried].map(({ name, arities }) => `${name}: ${arities.join(', ')}`)).toEqual([])
  })
})

describe('the names', () => {
  it('of guards are those of functions that take a view and return findings', () => {
    const guards = VALUES.filter(({ name }) => GUARDS.includes(name))
    expect(guards).toHaveLength(GUARDS.length)
    expect(guards.filter((value) => !takesView(value) || !/Finding/.test(value.returns))).toEqual([])
  })

  it('that stand alone are exported, and no rule makes them', () => {
    const names = new Set(VALUES.map(({ name }) => name))
    expect(Object.keys(NAMED_ALONE).filter((name) => !names.has(name) || ruleOf(name) !== undefined)).toEqual([])
    expect(Object.keys(POSITIONAL).filter((name) => !names.has(name))).toEqual([])
  })

  it('have no word of another standard, and none is URI', () => {
    const names = API.entries.flatMap(({ exports }) => exports.map(({ name }) => name))
    const foreign = /(^|_)(search|hash|protocol|host_?name|href|origin(?!_form))(_|$)/
    const wordsOf = (name: string): string => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '_').toLowerCase()
    expect(
      ['hash', 'withHash', 'hostName', 'URL_SEARCH', 'originOf'].filter((name) => foreign.test(wordsOf(name))),
    ).toHaveLength(5)
    expect(names.filter((name) => name === 'URI' || foreign.test(wordsOf(name)))).toEqual([])
  })

  it('follow the rules that ARCHITECTURE.md lists, and no others', () => {
    const [, section = ''] = /^## Names$(.*?)^## /ms.exec(textOf('ARCHITECTURE.md')) ?? []
    const forms = Array.from(section.matchAll(/^\| (`.+?`) \|/gm), ([, form = '']) => form.replaceAll('`', ''))
    expect(forms).toEqual(RULES.map(({ form }) => form))
    const alone = Object.keys(NAMED_ALONE).filter((name) => !section.includes(`\`${name}\``))
    expect(alone).toEqual([])
  })
})

describe('no idea is exported twice:', () => {
  const entries = Object.entries(MODULES).flatMap(([entry, module]) =>
    Object.entries<unknown>(module).map(([name, value]) => ({ entry, name, value })),
  )

  it('no value has two names, but for the identity that gives literals their types', () => {
    const isObject = (value: unknown): boolean => typeof value === 'function' || typeof value === 'object'
    const objects = entries.filter(({ value }) => isObject(value) && value !== uriTs.uri)
    const isTwice = ({ value }: (typeof objects)[number]): boolean =>
      objects.filter((other) => other.value === value).length > 1
    expect(objects.filter(isTwice).map(({ entry, name }) => `${entry}: ${name}`)).toEqual([])
  })

  it('no name is that of two values', () => {
    const names = entries.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('every entry point is looked at', () => {
    expect(Object.keys(MODULES)).toHaveLength(API.entries.length)
    expect(entries.map(({ name }) => name).sort()).toEqual(VALUES.map(({ name }) => name).sort())
  })
})
