/**
 * Lists examples of resolving references and removing dot segments. Some rows are examples from RFC 3986, and others
 * record this library's decisions where the RFC is silent. All strings are plain literals, because the lists are also
 * used to test the types.
 */

/** Both tables in RFC 3986, section 5.4, "Reference Resolution Examples", use this base. */
export const BASE = 'http://a/b/c/d;p?q'

/** Lists all 23 "Normal Examples" in RFC 3986, section 5.4.1. */
export const NORMAL = [
  { section: '5.4.1', ref: 'g:h', target: 'g:h' },
  { section: '5.4.1', ref: 'g', target: 'http://a/b/c/g' },
  { section: '5.4.1', ref: './g', target: 'http://a/b/c/g' },
  { section: '5.4.1', ref: 'g/', target: 'http://a/b/c/g/' },
  { section: '5.4.1', ref: '/g', target: 'http://a/g' },
  { section: '5.4.1', ref: '//g', target: 'http://g' },
  { section: '5.4.1', ref: '?y', target: 'http://a/b/c/d;p?y' },
  { section: '5.4.1', ref: 'g?y', target: 'http://a/b/c/g?y' },
  { section: '5.4.1', ref: '#s', target: 'http://a/b/c/d;p?q#s' },
  { section: '5.4.1', ref: 'g#s', target: 'http://a/b/c/g#s' },
  { section: '5.4.1', ref: 'g?y#s', target: 'http://a/b/c/g?y#s' },
  { section: '5.4.1', ref: ';x', target: 'http://a/b/c/;x' },
  { section: '5.4.1', ref: 'g;x', target: 'http://a/b/c/g;x' },
  { section: '5.4.1', ref: 'g;x?y#s', target: 'http://a/b/c/g;x?y#s' },
  { section: '5.4.1', ref: '', target: 'http://a/b/c/d;p?q' },
  { section: '5.4.1', ref: '.', target: 'http://a/b/c/' },
  { section: '5.4.1', ref: './', target: 'http://a/b/c/' },
  { section: '5.4.1', ref: '..', target: 'http://a/b/' },
  { section: '5.4.1', ref: '../', target: 'http://a/b/' },
  { section: '5.4.1', ref: '../g', target: 'http://a/b/g' },
  { section: '5.4.1', ref: '../..', target: 'http://a/' },
  { section: '5.4.1', ref: '../../', target: 'http://a/' },
  { section: '5.4.1', ref: '../../g', target: 'http://a/g' },
] as const

/** Lists all 19 "Abnormal Examples" in RFC 3986, section 5.4.2. The result for `http:g` is that of a strict parser. */
export const ABNORMAL = [
  { section: '5.4.2', ref: '../../../g', target: 'http://a/g' },
  { section: '5.4.2', ref: '../../../../g', target: 'http://a/g' },
  { section: '5.4.2', ref: '/./g', target: 'http://a/g' },
  { section: '5.4.2', ref: '/../g', target: 'http://a/g' },
  { section: '5.4.2', ref: 'g.', target: 'http://a/b/c/g.' },
  { section: '5.4.2', ref: '.g', target: 'http://a/b/c/.g' },
  { section: '5.4.2', ref: 'g..', target: 'http://a/b/c/g..' },
  { section: '5.4.2', ref: '..g', target: 'http://a/b/c/..g' },
  { section: '5.4.2', ref: './../g', target: 'http://a/b/g' },
  { section: '5.4.2', ref: './g/.', target: 'http://a/b/c/g/' },
  { section: '5.4.2', ref: 'g/./h', target: 'http://a/b/c/g/h' },
  { section: '5.4.2', ref: 'g/../h', target: 'http://a/b/c/h' },
  { section: '5.4.2', ref: 'g;x=1/./y', target: 'http://a/b/c/g;x=1/y' },
  { section: '5.4.2', ref: 'g;x=1/../y', target: 'http://a/b/c/y' },
  { section: '5.4.2', ref: 'g?y/./x', target: 'http://a/b/c/g?y/./x' },
  { section: '5.4.2', ref: 'g?y/../x', target: 'http://a/b/c/g?y/../x' },
  { section: '5.4.2', ref: 'g#s/./x', target: 'http://a/b/c/g#s/./x' },
  { section: '5.4.2', ref: 'g#s/../x', target: 'http://a/b/c/g#s/../x' },
  { section: '5.4.2', ref: 'http:g', target: 'http:g' },
] as const

/**
 * Lists the results that a non-strict parser may return "for backward compatibility" (RFC 3986, section 5.4.2). Section
 * 5.2.2 says that "a non-strict parser may ignore a scheme".
 */
export const NON_STRICT = [
  { section: '5.4.2', base: BASE, ref: 'http:g', target: 'http://a/b/c/g' },
  { section: '5.2.2', base: BASE, ref: 'HTTP:g', target: 'http://a/b/c/g' },
  { section: '5.2.2', base: BASE, ref: 'http:', target: 'http://a/b/c/d;p?q' },
  { section: '5.2.2', base: BASE, ref: 'http:?y', target: 'http://a/b/c/d;p?y' },
  { section: '5.2.2', base: BASE, ref: 'http:#s', target: 'http://a/b/c/d;p?q#s' },
  { section: '5.2.2', base: BASE, ref: 'http:/g/../h', target: 'http://a/h' },
  { section: '5.2.2', base: BASE, ref: 'http://g/../h', target: 'http://g/h' },
  { section: '5.2.2', base: BASE, ref: 'HTTP://g', target: 'http://g' },
  { section: '5.2.2', base: BASE, ref: 'https:g', target: 'https:g' },
  { section: '5.2.2', base: BASE, ref: '../g', target: 'http://a/b/g' },
  { section: '5.2.2', base: 'foo:/a/b', ref: 'foo:/.//g', target: 'foo:/.//g' },
] as const

/**
 * Lists examples of resolution that are not in RFC 3986. The results follow both the RFC's algorithm and additional
 * rules that preserve the structure of a URI.
 */
export const POLICIES = [
  { section: '5.2.3', base: 'http://a', ref: 'g', target: 'http://a/g' },
  { section: '5.2.3', base: 'http://a', ref: '../g', target: 'http://a/g' },
  { section: '5.2.3', base: 'http://a?q', ref: 'g', target: 'http://a/g' },
  { section: '5.2.3', base: 'http://a', ref: '.', target: 'http://a/' },
  { section: '5.2.3', base: 'http://', ref: 'g', target: 'http:///g' },
  { section: '5.2.3', base: 'file:///a/b', ref: 'c', target: 'file:///a/c' },
  { section: '5.2.3', base: 'foo:a', ref: 'b', target: 'foo:b' },
  { section: '5.2.3', base: 'foo:', ref: 'b', target: 'foo:b' },
  { section: '5.2.3', base: 'foo:a/b', ref: 'c', target: 'foo:a/c' },
  { section: '5.2.3', base: 'http://a/b?c/d', ref: 'e', target: 'http://a/e' },
  // A base's fragment is ignored (RFC 3986, section 5.1).
  { section: '5.1', base: 'http://a/b#f', ref: '', target: 'http://a/b' },
  { section: '5.1', base: 'http://a/b?q#f', ref: '', target: 'http://a/b?q' },
  { section: '5.1', base: 'http://a/b?q#f', ref: '#g', target: 'http://a/b?q#g' },
  { section: '5.1', base: 'http://a/b?q#f/x', ref: 'c', target: 'http://a/c' },
  // An empty component is not the same as an absent component (RFC 3986, section 5.2.2).
  { section: '5.2.2', base: BASE, ref: '?', target: 'http://a/b/c/d;p?' },
  { section: '5.2.2', base: BASE, ref: '#', target: 'http://a/b/c/d;p?q#' },
  { section: '5.2.2', base: BASE, ref: '//', target: 'http://' },
  { section: '5.2.2', base: BASE, ref: '//u@[::1]:80/a/../b?c#d', target: 'http://u@[::1]:80/b?c#d' },
  { section: '5.2.2', base: 'http://u:p@a:1/b', ref: '/c', target: 'http://u:p@a:1/c' },
  // The statement "T.path = Base.path" keeps the dot segments of the base (RFC 3986, section 5.2.2).
  { section: '5.2.2', base: 'http://a/b/../c', ref: '', target: 'http://a/b/../c' },
  { section: '5.2.2', base: 'http://a/b/../c', ref: '?y', target: 'http://a/b/../c?y' },
  { section: '5.2.2', base: 'http://a/b/../c/d', ref: 'e', target: 'http://a/c/e' },
  { section: '5.2.2', base: BASE, ref: 'x:/a/../b', target: 'x:/b' },
  { section: '5.2.2', base: BASE, ref: 'x:a/../b', target: 'x:/b' },
  // Step 2C of RFC 3986, section 5.2.4, removes the last segment of the output and any "/" before that segment.
  { section: '5.2.4', base: 'foo:a/b', ref: '../c', target: 'foo:/c' },
  { section: '5.2.4', base: 'foo:a', ref: '../c', target: 'foo:c' },
  { section: '5.2.4', base: 'foo:a/b', ref: '.', target: 'foo:a/' },
  { section: '5.2.4', base: 'foo:a/b', ref: '..', target: 'foo:/' },
  { section: '5.2.4', base: 'foo:a', ref: '.', target: 'foo:' },
  { section: '5.2.4', base: 'foo:a', ref: '..', target: 'foo:' },
  // In RFC 3986, section 5.2.4, an empty segment counts as a segment.
  { section: '5.2.4', base: 'http://a/b//c', ref: '../d', target: 'http://a/b/d' },
  { section: '5.2.4', base: 'http://a/b/c', ref: './/d', target: 'http://a/b//d' },
  // The algorithm in RFC 3986, section 5.2, does not decode percent-encoded octets, so only "." and ".." are dot
  // segments.
  { section: '5.2.4', base: 'http://a/b/c', ref: '%2e%2e/d', target: 'http://a/b/%2e%2e/d' },
  { section: '5.2.4', base: 'http://a/b/c', ref: '%2e%2e/../d', target: 'http://a/b/d' },
  { section: '5.2', base: 'HTTP://A/%7e', ref: 'B', target: 'HTTP://A/B' },
  // In a URI without an authority, a leading "//" in the path would be read as the start of an authority (RFC 3986,
  // section 3.3).
  { section: '3.3', base: 'foo:/a', ref: './/b', target: 'foo:/.//b' },
  { section: '3.3', base: 'foo:/a/b', ref: '..//c', target: 'foo:/.//c' },
  { section: '3.3', base: 'foo:/.//a/b', ref: 'c', target: 'foo:/.//a/c' },
  { section: '3.3', base: 'foo:/.//a', ref: 'c', target: 'foo:/.//c' },
  { section: '3.3', base: 'foo:/.//a', ref: '../c', target: 'foo:/c' },
  { section: '3.3', base: 'foo:a/b', ref: '..//c?q#f', target: 'foo:/.//c?q#f' },
  { section: '3.3', base: 'http://a', ref: 'foo:/..//b', target: 'foo:/.//b' },
  { section: '3.3', base: 'http://a', ref: '/..//b', target: 'http://a//b' },
  // A first segment with a colon must not be read as a scheme (RFC 3986, section 4.2).
  { section: '4.2', base: 'http://a/b/c', ref: './d:e', target: 'http://a/b/d:e' },
  { section: '4.2', base: 'foo:a', ref: './d:e', target: 'foo:d:e' },
] as const

/** Lists the two examples in RFC 3986, section 5.2.4, with the contents of both buffers after each step. */
export const TRACES = [
  {
    section: '5.2.4',
    path: '/a/b/c/./../../g',
    steps: [
      { step: '1', output: '', input: '/a/b/c/./../../g' },
      { step: '2E', output: '/a', input: '/b/c/./../../g' },
      { step: '2E', output: '/a/b', input: '/c/./../../g' },
      { step: '2E', output: '/a/b/c', input: '/./../../g' },
      { step: '2B', output: '/a/b/c', input: '/../../g' },
      { step: '2C', output: '/a/b', input: '/../g' },
      { step: '2C', output: '/a', input: '/g' },
      { step: '2E', output: '/a/g', input: '' },
    ],
    removed: '/a/g',
  },
  {
    section: '5.2.4',
    path: 'mid/content=5/../6',
    steps: [
      { step: '1', output: '', input: 'mid/content=5/../6' },
      { step: '2E', output: 'mid', input: '/content=5/../6' },
      { step: '2E', output: 'mid/content=5', input: '/../6' },
      { step: '2C', output: 'mid', input: '/6' },
      { step: '2E', output: 'mid/6', input: '' },
    ],
    removed: 'mid/6',
  },
] as const

/** Lists short paths that together exercise every step of RFC 3986, section 5.2.4, at different positions. */
export const DOT_SEGMENTS = [
  { section: '5.2.4', path: '', removed: '' },
  { section: '5.2.4', path: '/', removed: '/' },
  { section: '5.2.4', path: '.', removed: '' },
  { section: '5.2.4', path: '..', removed: '' },
  { section: '5.2.4', path: './', removed: '' },
  { section: '5.2.4', path: '../', removed: '' },
  { section: '5.2.4', path: '/.', removed: '/' },
  { section: '5.2.4', path: '/..', removed: '/' },
  { section: '5.2.4', path: '/./', removed: '/' },
  { section: '5.2.4', path: '/../', removed: '/' },
  { section: '5.2.4', path: '.././../a', removed: 'a' },
  { section: '5.2.4', path: './..', removed: '' },
  { section: '5.2.4', path: './/a', removed: '/a' },
  { section: '5.2.4', path: 'a', removed: 'a' },
  { section: '5.2.4', path: 'a/.', removed: 'a/' },
  { section: '5.2.4', path: 'a/..', removed: '/' },
  { section: '5.2.4', path: 'a/../b', removed: '/b' },
  { section: '5.2.4', path: 'a/../..', removed: '/' },
  { section: '5.2.4', path: 'a/./b', removed: 'a/b' },
  { section: '5.2.4', path: '/a/b/..', removed: '/a/' },
  { section: '5.2.4', path: '/a/b/../', removed: '/a/' },
  { section: '5.2.4', path: '/a/../../b', removed: '/b' },
  { section: '5.2.4', path: '/a//../b', removed: '/a/b' },
  { section: '5.2.4', path: '//..', removed: '/' },
  { section: '5.2.4', path: '/..//a', removed: '//a' },
  { section: '5.2.4', path: '/...', removed: '/...' },
  { section: '5.2.4', path: '/a./.b/..c/d..', removed: '/a./.b/..c/d..' },
  { section: '5.2.4', path: '/%2e/%2E%2e', removed: '/%2e/%2E%2e' },
] as const
