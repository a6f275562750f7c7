/** Lists the rules from `docs/glossary.md` for the names of exported values, and the exceptions to these rules. */
import { FOR_SERVERS, OF_ROUTES } from './names-for-servers'

/** The properties that the naming rules check in an exported value. */
export interface Value {
  readonly name: string
  readonly entry: string
  readonly isFunction: boolean
  /** The numbers of arguments in successive calls, such as `[1, 1]` for `f(a)(b)`. */
  readonly arities: readonly number[]
  /** The type of the last argument, such as the type of `b` in `f(a)(b)`. */
  readonly takes: string
  readonly returns: string
  readonly isRefinement: boolean
}

const isEither = ({ returns }: Value): boolean => /^Either<|^Left<.*Right<|^Right<.*Left</.test(returns)
const isOption = ({ returns }: Value): boolean => returns.startsWith('Option<')
export const takesView = ({ takes }: Value): boolean => /View/.test(takes)
const readsBytes = ({ entry, takes }: Value): boolean => entry === 'uri-ts/bytes' && takes.includes('number')
export const isUnary = ({ arities }: Value): boolean => arities.every((arity) => arity === 1)
export const isUncurried = ({ arities }: Value): boolean => arities.length === 1

/** The names to which a rule applies, and the types that values with those names must have. */
export interface Rule {
  /** The pattern, in the notation of `docs/glossary.md`, for the exported names to which the rule applies. */
  readonly form: string
  readonly names: RegExp
  readonly holds: (value: Value) => boolean
}

const COMPONENT = '(Scheme|Authority|Userinfo|Host|Port|Path|Query|Fragment|Segments)'

/** If several rules match a name, the first one applies. */
export const RULES: readonly Rule[] = [
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
    holds: (value) =>
      (value.entry === 'uri-ts/ip' ? isOption(value) : isEither(value)) &&
      (value.takes === 'string' || readsBytes(value)),
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
    names: new RegExp(`^with(Iri)?${COMPONENT}$`),
    holds: (value) => isEither(value) && takesView(value) && value.arities.length === 2,
  },
  {
    form: 'withoutX',
    names: new RegExp(`^without(Iri)?${COMPONENT}$`),
    holds: (value) => takesView(value) && isUnary(value),
  },
  {
    form: 'scanX',
    names: /^scan([A-Z]|$)/,
    holds: (value) =>
      value.returns === 'number' && isUncurried(value) && (value.takes === 'Spans' || readsBytes(value)),
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
  { form: 'redactX', names: /^redact[A-Z]/, holds: isUnary },
  {
    form: 'formatX',
    names: /^format[A-Z]/,
    holds: (value) => isEither(value) || /^(string|IPv[46]Address)$/.test(value.returns),
  },
  { form: 'anyX', names: /^any[A-Z]/, holds: ({ returns }) => /Arbitrary</.test(returns) },
  {
    form: 'buildX, buildXEncoded',
    names: /^build[A-Z]/,
    holds: (value) => (isEither(value) || value.returns === 'Query') && isUnary(value),
  },
  { form: 'decodeX', names: /^decode([A-Z]|$)/, holds: (value) => isEither(value) || value.returns === 'string' },
  { form: 'encodeX', names: /^encode([A-Z]|$)/, holds: ({ returns }) => returns === 'string' },
  { form: 'findX', names: /^find[A-Z]/, holds: ({ returns }) => /^(number|ReadonlyArray<|readonly )/.test(returns) },
  {
    form: 'guardX',
    names: /^guard[A-Z]/,
    holds: ({ arities: [first, ...others] }) => first === 1 && others.length > 0,
  },
  {
    form: 'x, rawX, decodedX, formX',
    names:
      /^(scheme|authority|userinfo|host|hostKind|port|portNumber|path|query|fragment|nid|nss|[rqf]Component|components|segments|queryPairs|((raw|decoded|form)(QueryValues?|QueryPairs|Segments)))$/,
    holds: (value) => takesView(value) && isUnary(value),
  },
]

/**
 * Lists the values whose names do not follow any rule, each with the reason for its name. The list must match the one
 * in `docs/glossary.md`.
 */
export const NAMED_ALONE: { readonly [name: string]: string } = {
  // uri-ts
  uri: 'makes a URI of a literal, which the compiler checks',
  absoluteUri: 'makes an absolute-URI of a literal',
  relativeRef: 'makes a relative-ref of a literal',
  uriReference: 'makes a URI-reference of a literal',
  httpUri: 'makes an http URI of a literal',
  uriOf: 'makes functions like `httpUri` and its relatives for other schemes',
  uris: 'makes a table of URIs of a table of literals',
  view: 'gives the view of a text that is proved to be valid',
  resolve: 'the operation of RFC 3986, 5.2.2',
  resolveNonStrict: 'the variant of RFC 3986, 5.2.2, that ignores a scheme which is the base’s own',
  resolveText: '`resolve` for a reference that is not parsed yet',
  resolveReference: '`resolve` for a base that may be relative',
  relativize: 'the inverse of `resolve`',
  removeDotSegments: '`remove_dot_segments` of RFC 3986, 5.2.4',
  normalize: 'the operation of RFC 3986, 6.2.2',
  normalizeForScheme: 'the operation of RFC 3986, 6.2.3',
  schemeRules: 'data for `normalizeForScheme` and `equalsForScheme`, to spread into an object of your own',
  origin: 'the origin of RFC 6454, 4, which is not a component',
  sameOrigin: 'a comparison with the name that RFC 6454, 5, has for it',
  cacheKey: 'a text by which a cache knows a reference',
  sameDocument: 'a same-document reference is a term of RFC 3986, 4.4',
  recompose: 'the operation of RFC 3986, 5.3',
  fromComponents: 'the inverse of `components`',
  appendPair: 'adds a pair to the query, which is neither a component nor can it fail',
  setPair: 'sets a pair of the query',
  deletePair: 'deletes the pairs of one key from the query',
  setFormPair: '`setPair` where `+` is a space',
  deleteFormPair: '`deletePair` where `+` is a space',
  setPairs: '`setPair` for many keys',
  setFormPairs: '`setPairs` where `+` is a space',
  deletePairs: '`deletePair` by a predicate',
  deleteFormPairs: '`deletePairs` where `+` is a space',
  sortPairs: 'sorts the pairs of the query',
  sortFormPairs: '`sortPairs` where `+` is a space',
  appendSegments: 'adds segments to the path, as `appendPair` adds a pair to the query',
  joinPath: 'adds a raw path to the path; it is the word of other libraries',
  parent: 'the folder of a path; the only function that goes up',
  withTrailingSlash: 'adds a `/`, which cannot fail; it is the word of other libraries',
  withoutTrailingSlash: 'removes a `/`; a slash is no component, so no rule is broken',
  orThrow: 'the value of an `Either`, or an exception',
  orUndefined: 'the value of an `Option`, or undefined',
  queryText: 'the value of a key as text, without an `Option`',
  queryRecord: 'the values of all keys as an object',
  // uri-ts/scan
  firstPair: 'starts a loop over the pairs of a query: an offset, or -1',
  integerValue: 'reads the value of a key as an integer, without allocating',
  octetAt: 'reads the octet of the percent-encoded octet at an offset',
  // uri-ts/bytes
  hostStartIn: '`hostStart` of spans, an offset',
  checkLines: '`scanLines` that writes only the lines that are invalid',
  enableKernel: 'changes how every function scans, and returns nothing',
  engineOf: 'says what scans bytes; neither a component nor a failure',
  // In `uri-ts/http`, a guard is named after the problem that it finds.
  ambiguousPath: 'a guard, named after what it finds',
  controlOctets: 'a guard, named after what it finds',
  findings: 'a guard, named after what it returns: the findings of all others',
  privateHost: 'a guard, named after what it finds',
  rareIPv4: 'a guard, named after what it finds',
  suspiciousUserinfo: 'a guard, named after what it finds',
  wellKnownPortMismatch: 'a guard, named after what it finds',
  whatwgDifference: 'a guard, named after what it finds',
  ...FOR_SERVERS,
  // uri-ts/repair
  repair: 'makes a text a reference; the only one of its kind',
  fromWhatwg: 'makes a URI of a URL of another standard, which has this name',
  resolveHref: '`resolve` for the text of an attribute, after which it is named',
  // uri-ts/ajv
  uriResolver: 'the value of the option of Ajv of this name',
  formats: 'the value of the option of Ajv of this name',
  addFormats: 'adds formats to an instance of Ajv, as ajv-formats does under this name',
  // uri-ts/standard
  brandSchema: 'makes a schema of a parser; a schema has no view',
  codecSchema: 'makes a schema of a codec',
  valueSchema: 'makes a schema of a function that reads a value',
  // uri-ts/fast-check
  mutantOf: 'makes an arbitrary of another one',
  // uri-ts/schemes
  fileUri: 'makes a file URI of a literal',
  fromPosixPath: 'makes a file URI of a path, as `fromComponents` makes a URI of components',
  fromWindowsPath: 'makes a file URI of a path, as `fromComponents` makes a URI of components',
  toPosixPath: 'the inverse of `fromPosixPath`',
  toWindowsPath: 'the inverse of `fromWindowsPath`',
  dataUri: 'makes a data URI of a literal',
  mediaType: 'reads the media type, which is no component of RFC 3986',
  mediaTypeParameter: 'reads a parameter of the media type, which is no component of RFC 3986',
  fromDataBytes: 'the inverse of `decodeDataBytes`',
  fromDataText: 'the inverse of `decodeDataText`',
  // uri-ts/iri
  iri: 'makes an IRI of a literal, which the compiler checks',
  iriReference: 'makes an IRI-reference of a literal',
  bidiFindings: 'a guard, named after what it finds',
  iriFromComponents: '`fromComponents` for IRIs',
  viewIri: '`view` for IRIs',
  resolveIri: '`resolve` for IRIs',
  relativizeIri: '`relativize` for IRIs',
  normalizeIri: '`normalize` for IRIs, RFC 3987, 5.3.2',
  normalizeIriNFC: '`normalizeIri` with the form of Unicode that has this name',
  toUri: 'the operation of RFC 3987, 3.1',
  toAsciiUri: '`toUri` with a host in ASCII, by the operation ToASCII of RFC 3490',
  fromUri: 'the operation of RFC 3987, 3.2',
  urn: 'makes a URN of a literal, which the compiler checks',
  mailto: 'makes a URI of this scheme of data',
  mailtoUri: 'makes a mailto URI of a literal',
  // uri-ts/template
  template: 'makes a template of a literal, which the compiler checks',
  fromExpress: 'makes a template of a literal Express path',
  withCodecs: 'gives a template codecs; a template has no components, so no rule is broken',
  expand: 'the operation of RFC 6570, 3',
  expandUnknown: '`expand` for data that is not typed',
  partialExpand: '`expand` with some of the variables',
  extract: 'the inverse of `expand`',
  int: 'a codec, named after what it reads',
  number: 'a codec, named after what it reads',
  bool: 'a codec, named after what it reads',
  uuid: 'a codec, named after what it reads',
  oneOf: 'a codec, named after what it reads',
  isoDate: 'a codec, named after what it reads',
  csv: 'a codec, named after what it reads',
  text: 'a codec, named after what it reads',
  codecOf: 'the codec of a schema',
  withDefault: 'gives a codec a default; a codec has no components, so no rule is broken',
  ...OF_ROUTES,
}

/** Lists functions that return functions for Node to call. */
export const CALLED_BY_NODE: readonly string[] = ['guardLookup', 'guardConnect']

/** Lists the functions that accept several arguments in one call. */
export const POSITIONAL: { readonly [name: string]: string } = {
  withDefault: 'a codec and its default are one thing: the type of the second is that of the first',
  parseRequestTarget: 'the method is data, as the target is: neither is known before the other',
  findRoute: 'of the scanner tier: writes into an array',
  findRouteIn: 'of the scanner tier: writes into an array',
  findStaticRoute: 'of the scanner tier: reads without allocating',
}

/**
 * Lists functions that accept options in the same call as the first argument. The function that `dispatcher` returns
 * has three parameters, because callers know the method, the target and the context at the same time.
 */
export const TAKING_OPTIONS: readonly string[] = [
  ...['extract', 'matchRoute', 'routeMatcher', 'routeReader', 'queryReader', 'dispatcher'],
  ...['resolveHref', 'redirectUriMatcher', 'findings', 'expressHandler', 'fastifyHandler', 'honoHandler', 'honoParams'],
]

/** Lists exports that are named after terms in RFC 6454 or the HTML standard. */
export const OF_ANOTHER_STANDARD: readonly string[] = [
  ...['hasOrigin', 'origin', 'sameOrigin', 'OriginPattern', 'OriginPatternOptions', 'hasOriginLike', 'originPattern'],
  ...['resolveHref', 'originPatternSchema'],
]

/** Lists functions whose first call has two arguments that belong together, such as a key and its value. */
export const TAKING_PAIRS: readonly string[] = ['appendPair', 'setPair', 'setFormPair', 'route']

/** Lists the codecs that both `uri-ts/template` and `uri-ts/routes` export. */
