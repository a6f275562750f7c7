/**
 * Conditions that only save time: without them every result is the same, so that no test can see a mutant of them.
 * Stryker leaves them alone; each has its reason, which the report repeats.
 */
const GUARDS = [
  ['scanner/scan', 'index < text.length', 'charCodeAt is NaN after the end, which is no delimiter, but is slow'],
  ['grammar/ip-literal', 'index - start < 3', 'a number of four digits is greater than 255 or has a leading zero'],
  [
    'scanner/scan',
    'end > start && mask.isIn(text, end - 1, mask.DIGIT)',
    'an IPv4address ends with a digit; most hosts do not',
  ],
  ['grammar/dot-segment', 'start < end', 'an empty segment has no dots, whatever follows it'],
  ['grammar/dot-segment', 'first !== DOT && first !== PERCENT', 'most segments begin with another character'],
  [
    'grammar/percent-encoded',
    'i < aEnd && j < bEnd',
    'where one text ends first, the indices differ from the ends at the last line',
  ],
  ['resolution/dot-segments', "text.indexOf('.', index)", 'it only skips the segments that do not begin with a dot'],
  ['resolution/dot-segments', 'dot >= end', 'a dot after the end is not in a segment, and ends the loop'],
  ['resolution/dot-segments', 'next > index', 'an empty slice adds nothing to the path'],
  [
    'resolution/resolve',
    'hasDots(ref) || hasDotSegments(text, pathStart, end)',
    'without dot segments, removing them changes nothing',
  ],
  ['resolution/resolve', 'ref.schemeEnd === base.schemeEnd', 'schemes of different lengths differ'],
  ['equivalence/equality', 'isNormalized(a) && isNormalized(b)', 'two normal forms with different texts differ'],
  ['equivalence/equals-for-scheme', 'view.text === that.text', 'the same texts have the same normal form'],
  ['equivalence/normalize', 'hostKind === KIND_REG_NAME', 'no other host is read as another IPv4address'],
  ['http/addresses/inet-aton', 'index + 1 < end', 'a zero at the end is 0 in every base'],
  ['http/guards/ambiguous-path', 'index < end', 'the character after a segment is no digit, no % and no ;'],
  ['http/guards/ambiguous-path', 'second < 0', 'no digit is before the text'],
  ['http/guards/ambiguous-path', 'start <= pathEnd', 'nothing is found in an empty last segment'],
  ['http/guards/whatwg-difference', 'start <= pathEnd', 'nothing is found in an empty last segment'],
  ['http/guards/whatwg-difference', 'view.hostEnd === start', 'an empty host has no other reading, but allocates'],
  ['http/guards/whatwg-difference', 'view.hostKind === KIND_REG_NAME', 'the name of an IP address is not another one'],
  ['http/guards/suspicious-userinfo', 'index < userinfo.length', 'no dot and no character of a label is after the end'],
  ['http/guards/whatwg-host', 'index >= end', 'no character of `xn--` follows a label'],
  ['routes/query/decode-text', "raw.includes('+')", 'without a + nothing is replaced'],
  ['routes/query/read-query', '/[^!$&-;=?-Z_a-z~]/g', 'a query that is not plain is read character by character'],
  ['routes/query/read-query', '/[^!$&-*,-;=?-Z_a-z~]/g', 'a query that is not plain is read character by character'],
  [
    'routes/query/read-query',
    'end === text.length && findsNothing(encoding === FORM_ENCODED ? NOT_PLAIN_FORM : NOT_PLAIN, text, start)',
    'a query that is not plain is read character by character',
  ],
  [
    'routes/query/read-query',
    'end - start >= LONG && isPlainText(text, start, end, encoding)',
    'a query that is not plain is read character by character',
  ],
  ['routes/query/read-query', 'isPlain', 'a query that is not plain is read character by character'],
  ['routes/query/read-query', 'at < end', 'what follows the end is no character of a query'],
  ['routes/query/read-query', 'index < end', 'what follows the end is no character of a key'],
  ['routes/query/read-query', 'after < end', 'what follows the end is no character of a key'],
  ['routes/query/read-query', 'first === PERCENT || first === PLUS', 'encodedKey finds the same key, slowly'],
  ['routes/query/read-query', 'stop === PERCENT || stop === PLUS', 'encodedKey finds the same key, slowly'],
  ['routes/query/read-query', 'isOther && key < 0', 'encodedKey finds the same key, slowly'],
  ['routes/query/scan-target', 'index < end', 'what follows the end is no character of a target'],
  ['routes/query/scan-target', 'index >= end', 'what follows the end is no character of a target, and no %'],
  ['routes/query/scan-target', 'end - start < LONG', 'the loop and the regular expression say the same'],
  ['routes/query/scan-target', 'end < text.length', 'the loop and the regular expression say the same'],
  [
    'routes/query/scan-target',
    'index < end && isUnitOf(text.charCodeAt(index), rules.targetMask)',
    'isAllowedThere looks at what is left',
  ],
  ['routes/request/explain-target', 'pathEnd < end', 'without a query, no pair is found'],
  [
    'routes/request/explain-target',
    "status === NOT_FOUND && typeof target === 'string' && target.charCodeAt(0) === SLASH",
    'a second look says the same',
  ],
  ['routes/request/make-values', 'encoded[slot] === 0', 'what is not encoded is decoded to itself'],
  ['routes/request/plain-values', 'found === 0', 'values are added one by one, which is slower'],
  ['routes/request/plain-values', 'pathCount + found === names.length', 'values are added one by one, which is slower'],
  ['routes/request/plain-values', 'make === undefined', 'values are added one by one, which is slower'],
  ['routes/request/read-target', 'pathEnd < end', 'without a query, no pair is found'],
  ['routes/request/read-target', 'literal < 0', 'the search finds the same route'],
  ['routes/request/read-values', '!isDistinct', 'texts that cannot disagree agree'],
  [
    'routes/request/request-route',
    'isPlain || (new Set(names).size === names.length && all.every(({ variable }) => variable.modifier <= WHOLE))',
    'texts that cannot disagree agree',
  ],
  ['routes/request/request-route', 'variables.length === 0', 'a plan without keys finds no pair'],
  ['routes/request/request-reader', 'names.length === 0', 'the search finds the same route'],
  ['routes/router/find-route', 'route >= 0', 'the trie has the routes without parameters too'],
  ['routes/router/find-route', 'pathEnd - pathStart === text.length', 'the trie has the routes without parameters too'],
  ['routes/router/match-label', 'after >= 0', 'no dot is before the text'],
  ['routes/router/match-label', 'first !== DOT && first !== PERCENT', 'most segments begin with another character'],
  [
    'routes/router/match-label',
    'start < end && text.charCodeAt(start) === PERCENT',
    'another character is no symbol of the label',
  ],
  ['routes/router/search-trie', 'after > furthest', 'isAllowed looks again at what is between'],
  ['routes/router/search-trie', 'next > furthest', 'isAllowed looks again at what is between'],
  ['routes/router/search-trie', 'index > furthest', 'isAllowed looks again at what is between'],
  [
    'routes/router/search-trie',
    '(param | (info & HAS_EXTRA)) !== 0',
    'without a variable, nothing is found after the segment',
  ],
  ['routes/router/static-paths', 'most < routes.length', 'no place differs in more characters than there are routes'],
  ['routes/router/static-paths', 'path.length >= LONG', 'short paths are not looked up among the long ones'],
  [
    'routes/router/table-size',
    'size < symbols.length',
    'a smaller table has no slot for each symbol, which the next loop finds out too',
  ],
  [
    'routes/router/trie',
    'symbols.length + place.count > 0 && isPassage(place)',
    'places that are not joined lead to the same routes',
  ],
  [
    'routes/router/trie',
    'route < 0 && ways.length === 0 && next.size === 1',
    'places that are not joined lead to the same routes',
  ],
  ['template/extract/compile', 'token.exploded.length === 0', 'none of no variables is repeated'],
  [
    'template/extract/compile',
    'repeated.size > 0',
    'without repeats, all values are written to an object that has their names already',
  ],
  ['template/extract/decode-raw', "!raw.includes('%')", 'decode returns the same text'],
  [
    'template/extract/extract',
    'start === end ? undefined : takePairs(token, reading, start, end)',
    'there are no pairs in an empty text',
  ],
  ['template/extract/match-deterministic', 'count > length - index', 'charCodeAt is NaN after the end'],
  ['template/extract/match-deterministic', 'index < length', 'charCodeAt is NaN after the end, which ends a token'],
  ['template/extract/match-deterministic', 'next > 127', 'the table has nothing for it, which is not 0 but slow'],
  [
    'template/extract/extract',
    "token.kind === 'value' && token.variable.modifier === WHOLE",
    'an object that has its names already is only faster',
  ],
  ['template/extract/extract', '{ ...blank }', 'an object that has its names already is only faster'],
  ['template/extract/extract', 'reading.prefixes.length === 0', 'there is nothing to settle'],
  ['template/extract/extract', 'text.length > LONG', 'the walk along the steps reads the same'],
  ['template/extract/extract', 'pattern !== undefined', 'the walk along the steps reads the same'],
]

const reasonFor = (path) => {
  if (!path.isExpression()) return undefined
  const file = path.hub.file.opts.filename
  const code = path.toString().replace(/\s+/g, ' ')
  return GUARDS.find(([name, guard]) => guard === code && file.endsWith(`src/${name}.ts`))?.[2]
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'guards', value: { shouldIgnore: reasonFor } }]
