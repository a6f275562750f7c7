/** Lists calls whose results a library might export. A test fails if a function does not occur in any of the calls. */

export interface Sample {
  readonly value: string
  readonly parameter?: { readonly name: string; readonly bound: string }
}

const generic = (value: string, name: string, bound: string): Sample => ({ value, parameter: { name, bound } })

/**
 * Maps names to sample values. Wrappers use type parameters for strings and views, because type parameters are the
 * hardest case for a compiler that writes declarations.
 */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  $site: { value: "uriTs.view('http://h/')" },
  $option: { value: 'uriTs.scheme($site)' },
  $view: generic("uriTs.view(uriTs.uri('http://h:1/a/b?c#d'))", 'V', "import('uri-ts').View<import('uri-ts').Uri>"),
  $ref: generic("uriTs.view(uriTs.relativeRef('../c'))", 'R', "import('uri-ts').View<import('uri-ts').RelativeRef>"),
  $text: generic("'b'", 'T', 'string'),
  $base: { value: "uriTs.uri('http://h/')" },
  $error: { value: '{} as uriTs.UriError' },
  $spans: { value: 'scan.createSpans()' },
  $parse: { value: 'uriTs.parseUri' },
  $bytes: { value: 'new Uint8Array(1)' },
  $lines: { value: 'bytes.createLines(1)' },
  $urn: { value: "uriTs.view(urn.urn('urn:isbn:1?+a?=b#c'))" },
  $uris: { value: 'fastCheck.anyUri()' },
  $file: { value: "uriTs.view({} as import('uri-ts/schemes').FileUri)" },
  $data: { value: "uriTs.view({} as import('uri-ts/schemes').DataUri)" },
  $template: { value: "template.template('/users/{id}{?page,tags*}')" },
  $routes: { value: "routes.defineRoutes({ home: '/', user: '/users/{id}{?page}', file: '/files{/path*}' })" },
  $int: { value: 'template.int' },
  $router: { value: "{} as routes.Router<{ readonly home: '/'; readonly user: '/users/{id}' }>" },
  $params: { value: 'new Int32Array(2)' },
  $link: { value: "{} as import('uri-ts/http').Link" },
  $finding: { value: "{} as import('uri-ts/http').GuardFinding" },
  $fetch: {
    value:
      "{ fetch: {} as (input: string) => Promise<import('uri-ts/http').FetchResponse>, schemes: ['https'], maxRedirects: 1 } as const",
  },
  $hono: { value: '{} as routes.HonoContext' },
  $handlers: { value: '{ home: () => 1, user: () => 2, file: () => 3 }' },
}

const CODECS = "({ id: int, sort: oneOf('a', 'b') })(template('/{id}{?sort}'))"

/**
 * Lists functions, grouped by the arguments with which they are called. The generated library also exports the result
 * of each partial application.
 */
const FUNCTIONS: Readonly<Record<string, string>> = {
  "('http://h:1/a?b')": 'absoluteUri httpUri iri uri uriReference',
  "('../c')": 'iriReference relativeRef',
  "({ home: 'http://h/', docs: { api: 'http://h/api' } })": 'uris',
  '($base)': 'view viewIri',
  '($site)([$link])': 'resolveLinks',
  '((host: string) => host)($view)': 'toAsciiUri',
  '($text)': `decode decodeBytes decodeForm decodeUnreserved findUris fromPosixPath fromWhatwg fromWindowsPath isAbsoluteIri isAbsoluteUri
    isDataUri isFileUri isLocalPath isHttpUri isIrelativeRef isIri isIriReference isIPv4Address isIPv6Address isMailtoUri isRelativeRef isUri isUriReference isUrn
    parseAbsoluteIri parseAbsoluteUri parseCidr parseDataUri parseExpress parseFileUri parseForwarded parseHttpUri parseLinks parseLinkTemplates parsePurl parseIPv4 parseIPv6 parseIrelativeRef parseIri
    parseIriReference parseMailto parseRelativeRef parseTemplate
    parseUri parseUriReference parseUrn privateAddress removeDotSegments repair`,
  '($view)': `ambiguousPath authority bidiFindings components controlOctets decodedQueryPairs decodedSegments findings firstPair fromUri
    formQueryPairs fragment hasAuthority hasPort hasTrailingSlash host hostKind hostStart isNormalized normalize normalizeIri normalizeIriNFC origin parent path port portNumber
    privateHost query queryPairs queryRecord rareIPv4 redactPassword redactUserinfo scheme segments sortFormPairs sortPairs suspiciousUserinfo toUri urlAttributes userinfo
    wellKnownPortMismatch whatwgDifference withoutAuthority withoutFragment withoutPort withoutQuery withoutScheme
    withoutIriAuthority withoutIriFragment withoutIriPort withoutIriQuery withoutIriScheme withoutIriUserinfo
    withoutTrailingSlash withoutUserinfo withTrailingSlash`,
  '($text)($view)': `decodedQueryValue decodedQueryValues deleteFormPair deletePair formQueryValue formQueryValues hasHost hasPath hasPathPrefix hasScheme
    joinPath queryText rawQueryValue rawQueryValues safeFilePath withAuthority withFragment withFragmentEncoded withHost withHostEncoded
    withIriAuthority withIriFragment withIriHost withIriPath withIriPort withIriQuery withIriScheme withIriUserinfo
    withPath withPathEncoded withPort withQueryEncoded withScheme withUserinfo withUserinfoEncoded`,
  '({ lookup: () => {} })': 'guardConnect guardLookup',
  '($text, 1)($view)': 'appendPair setFormPair setPair',
  '([$text])($view)': 'appendSegments hasSegments withSegments withSegmentsEncoded',
  '({ a: [1, $text] })($view)': 'setFormPairs setPairs',
  '((key: string) => key === $text)($view)': 'deleteFormPairs deletePairs',
  '(isUri)($view)': 'hasText',
  '({ sortQuery: true })($view)': 'cacheKey',
  "('https://h')($view)": 'hasOrigin',
  "('b')($view)": 'withQuery',
  "({ schemes: ['redis'], host: true })": 'uriOf',
  '([$text])($text)': 'redactText',
  '({ isHost: () => true })($text)': 'uriFinder',
  '([$text])($error)': 'redactErrorKeys',
  '({ page: $int })($view)': 'queryReader',
  '($view)($view)': 'equalsHost equalsIri equalsNormalized equalsText relativize relativizeIri sameOrigin',
  '($view)($ref)': 'resolve resolveIri resolveNonStrict resolveReference sameDocument',
  '($view)($text)': 'resolveHref resolveText',
  "('https')($text)": 'parseSuffix',
  '($parse($text))': 'orThrow',
  '($option)': 'orUndefined',
  '({ a: [1, $text] })': 'buildQuery',
  "('10.0.0.0/8')($text)": 'inCidr',
  "('https://*.h.example')": 'originPattern',
  "('https://*.h.example')($view)": 'hasOriginLike',
  "(['h'])($view)": 'hostList',
  "({ no_proxy: 'h' })($view)": 'proxyOf',
  "('next')([$link])": 'linkOf',
  "('title')($link)": 'linkParameter',
  '([$link])': 'formatLinks',
  "({ fallback: '/' })($site)($text)": 'localTarget',
  "(['https://h/'])($text)": 'redirectUriMatcher',
  '($finding)': 'showFinding',
  '($fetch)($text)': 'guardFetch',
  "('queryPart')($text)": 'encode',
  '($error)': 'redactError showError showReason',
  '({ scheme: $text, path: $text })': 'fromComponents iriFromComponents recompose',
  '(-8)': 'componentOf reasonOf',
  '($spans)': 'hostStartIn',
  '()': `anyAbsoluteUri anyAuthority anyFragment anyHost anyHttpUri anyIPv4Address anyIPv6Address anyPath anyPort anyQuery
    anyRelativeRef anyScheme anySegment anyTemplate anyUri anyUriReference anyUserinfo createSpans csv enableKernel`,
  '($text, 0, 1, $text, 0, 1)': 'equalsOctets',
  '($view, () => {})': 'forEachPair forEachSegment',
  '($view, $text)': 'integerValue valueStart',
  '($view, 0, 1)': 'keyEnd',
  '($view, 0)': 'pairEnd segmentEnd',
  '($text, 0)': 'octetAt',
  '($text, $spans)': 'originFormFromSpans requestFormFromSpans scan scanIri scanText viewFromSpans',
  '($text, 0, $spans)': 'scanFromPath scanHost',
  '(1)': 'createLineBuffer createLines formatIPv4',
  '($bytes)': 'engineOf',
  '($bytes, $lines)': 'checkLines scanLines',
  '($bytes, $lines, { word: 1 })': 'scanFields',
  '($bytes, 0, 1)': 'parseLine',
  '($bytes, 0, 1, $spans)': 'scanLine',
  '({ addFormat: () => {} })': 'addFormats',
  '($parse)': 'brandSchema valueSchema',
  '({ decode: $parse, encode: () => $text })': 'codecSchema',
  '([0, 0, 0, 0, 0, 0, 0, 1])': 'formatIPv6',
  '({ http: { defaultPort: 80 } })($view)($view)': 'equalsForScheme',
  '({ http: { defaultPort: 80 } })($view)': 'normalizeForScheme',
  '({ http: { defaultPort: 80 } })': 'getEqForScheme',
  "('GET', $text)": 'parseRequestTarget',
  "({ trust: [], fields: 'forwarded' })": 'receivedUri',
  "('GET', $text, $spans)": 'scanRequestTarget',
  '($text, -8, $spans)': 'requestTargetErrorFromSpans',
  "({ ':method': 'GET', ':path': $text })": 'targetFromPseudoHeaders',
  "({ scheme: 'http', host: $text, target: { _tag: 'AsteriskForm', text: '*' } })": 'targetUri',
  "({ type: 'npm', name: 'a', version: $text })": 'buildPurl',
  "({ schemes: ['redis'], hosts: 'one' })": 'connectionUri',
  '($urn)': 'fComponent nid nss qComponent rComponent',
  '($urn)($urn)': 'equalsUrn',
  "('urn:isbn:1')": 'urn',
  "({ nid: 'isbn', nss: '1' })": 'buildUrn',
  "({ nid: 'isbn', nss: '1', fComponent: $text })": 'buildUrnEncoded',
  '({ to: $text, subject: $text })': 'mailto',
  '($template)': 'anyVariables',
  '($uris)': 'mutantOf',
  "('file:///a')": 'fileUri',
  "('data:,a')": 'dataUri',
  "('mailto:a@b')": 'mailtoUri',
  '($file)': 'toPosixPath toWindowsPath',
  '($data)': 'decodeDataBytes decodeDataText hasBase64 mediaType',
  "('charset')($data)": 'mediaTypeParameter',
  "({ mediaType: 'a/b' })($bytes)": 'fromDataBytes',
  "({ mediaType: 'a/b' })($text)": 'fromDataText',
  '($template)({ id: 1, tags: [$text] })': 'expand',
  '($template)({ id: $text })': 'expandUnknown partialExpand',
  '($template)($text)': 'extract',
  "('/users/:id/*rest')": 'fromExpress',
  "('/users/{id}{?page,tags*}')": 'template',
  "('a', 'b')": 'oneOf',
  '(int, 1)': 'withDefault',
  "({ '~standard': { version: 1, vendor: 'v', validate: (value: unknown) => ({ value }) } })": 'codecOf',
  [CODECS]: 'withCodecs',
  '($base)($routes)': 'absoluteLinks',
  "('/users/{id}', {})": 'route',
  "({ home: '/', user: '/users/{id}' })": 'compileRouter',
  '($router)': 'createParams',
  '({ id: $text })': 'decodeParams',
  "({ home: '/', user: '/users/{id}{?page}', file: '/files{/path*}' })": 'defineRoutes',
  "({ shop: ['//{tenant}.example.com', { order: '/orders/{id}' }] })": 'defineHostRoutes',
  "('/api')({ home: '/', user: '/users/{id}{?page}', file: '/files{/path*}' })": 'defineRoutesUnder',
  '($routes)($handlers)': 'dispatcher',
  "($routes)({ route: 'user' })": 'routeTemplate',
  '($routes.user)(({ id }) => id)': 'expressHandler fastifyHandler honoHandler',
  '($routes.user)($text, $hono)': 'honoParams',
  '($hono)': 'honoTarget',
  '($router, $view, $params)': 'findRoute',
  '($router, $text, 0, 1, $params)': 'findRouteIn',
  '($router, $text)': 'findStaticRoute',
  '($router)($view)': 'matchPath',
  '($routes.user)($text)': 'matchRoute',
  '($routes.user)': 'toExpress toFastify toHono toNextJs toReactRouter toRou3 toTanStackRouter toUrlPattern',
  '({ target: (text: string) => text, refuse: () => 0 })($routes.user)(({ id }) => id)': 'routeHandler',
  '($routes)': 'routeMatcher routeReader typedLinks',
}

export const APPLICATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries(FUNCTIONS).flatMap(([args, names]) => names.split(/\s+/).map((name) => [name, args] as const)),
)

/** Lists other expressions that a library might export, such as objects that contain functions. */
export const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'uri-ts': [
    '{ uri, uris, view }',
    '{ withHost, withoutQuery, withPath }',
    '{ components, host, queryPairs, segments }',
  ],
  'uri-ts/scan': ['[createSpans(), scan] as const'],
  'uri-ts/equivalence': ['{ ...schemeRules, x: { defaultPort: 1 } }'],
  'uri-ts/fp-ts': ['{ Eq, lensQuery, MonoidQuery, Ord, prismUri, Show }', "prismUri.getOption('a:b')"],
  'uri-ts/template': ['expand($template)', 'int.decode', '[int, uuid, bool, isoDate, number] as const'],
  'uri-ts/routes': [
    '$routes',
    '$routes.user.link',
    '$routes.user.link({ id: 1 })',
    '$routes.user.pattern',
    '{ ...$routes, about: $routes.home }',
  ],
}
