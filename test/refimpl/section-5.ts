/**
 * Transcribes sections 5.2 ("Relative Resolution") and 5.3 ("Component Recomposition") of RFC 3986. The tests compare
 * the library with this transcription. The code is slow on purpose, uses the names in the RFC, and imports nothing from
 * `src`.
 */

/** Lists the components that RFC 3986 uses in appendix B and in the pseudocode of section 5.2. */
export interface Reference {
  readonly scheme: string | undefined
  readonly authority: string | undefined
  readonly path: string
  readonly query: string | undefined
  readonly fragment: string | undefined
}

/** The regular expression in RFC 3986, appendix B, "Parsing a URI Reference with a Regular Expression". */
const APPENDIX_B = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/

/**
 * Implements `parse(R)` from the pseudocode of RFC 3986, section 5.2.2. Uses the regular expression in appendix B to
 * split a valid reference into its five components.
 */
export const parse = (text: string): Reference => {
  const [, , scheme, , authority, path = '', , query, , fragment] = APPENDIX_B.exec(text) ?? []
  return { scheme, authority, path, query, fragment }
}

/** Implements RFC 3986, section 5.2.3, "Merge Paths". */
export const merge = (base: Reference, path: string): string =>
  base.authority !== undefined && base.path === ''
    ? `/${path}`
    : base.path.slice(0, base.path.lastIndexOf('/') + 1) + path

/** The contents, after the given step, of the two buffers that RFC 3986, section 5.2.4, describes. */
export interface Step {
  readonly step: '1' | '2A' | '2B' | '2C' | '2D' | '2E'
  readonly output: string
  readonly input: string
}

const SEGMENT_WITH_SLASH = /^\/?[^/]*/

/** Runs one iteration of step 2 in RFC 3986, section 5.2.4. */
const nextStep = ({ input, output }: Step): Step => {
  // A. If the input buffer begins with a prefix of "../" or "./", then remove that prefix from the input buffer.
  if (input.startsWith('../')) return { step: '2A', output, input: input.slice(3) }
  if (input.startsWith('./')) return { step: '2A', output, input: input.slice(2) }
  // B. If the input buffer begins with a prefix of "/./" or "/.", where "." is a complete path segment, then replace
  // that prefix with "/" in the input buffer.
  if (input.startsWith('/./')) return { step: '2B', output, input: `/${input.slice(3)}` }
  if (input === '/.') return { step: '2B', output, input: '/' }
  // C. If the input buffer begins with a prefix of "/../" or "/..", where ".." is a complete path segment, then replace
  // that prefix with "/" in the input buffer and remove the last segment and its preceding "/" (if any) from the output
  // buffer.
  const withoutLast = output.slice(0, Math.max(0, output.lastIndexOf('/')))
  if (input.startsWith('/../')) return { step: '2C', output: withoutLast, input: `/${input.slice(4)}` }
  if (input === '/..') return { step: '2C', output: withoutLast, input: '/' }
  // D. If the input buffer consists only of "." or "..", then remove that from the input buffer.
  if (input === '.' || input === '..') return { step: '2D', output, input: '' }
  // E. Move the first path segment in the input buffer to the end of the output buffer, including the initial "/"
  // character (if any) and any subsequent characters up to, but not including, the next "/" character or the end.
  const [segment = ''] = SEGMENT_WITH_SLASH.exec(input) ?? []
  return { step: '2E', output: output + segment, input: input.slice(segment.length) }
}

/**
 * Returns every state that the two buffers in RFC 3986, section 5.2.4, pass through. The first state is the one after
 * step 1 of the algorithm.
 */
export const traceDotSegments = (path: string): readonly Step[] => {
  let last: Step = { step: '1', output: '', input: path }
  const steps = [last]
  while (last.input !== '') {
    last = nextStep(last)
    steps.push(last)
  }
  return steps
}

/** Implements RFC 3986, section 5.2.4, "Remove Dot Segments". Step 3 of the algorithm returns the output buffer. */
export const removeDotSegments = (path: string): string => {
  let last: Step = { step: '1', output: '', input: path }
  while (last.input !== '') last = nextStep(last)
  return last.output
}

/**
 * Implements RFC 3986, section 5.2.2, "Transform References". Schemes are compared without regard to case (RFC 3986,
 * section 3.1).
 */
export const transform = (base: Reference, reference: Reference, strict: boolean): Reference => {
  const isSameScheme = reference.scheme?.toLowerCase() === base.scheme?.toLowerCase()
  const R = !strict && isSameScheme ? { ...reference, scheme: undefined } : reference
  const { fragment } = R
  if (R.scheme !== undefined) return { ...R, path: removeDotSegments(R.path), fragment }
  const { scheme } = base
  if (R.authority !== undefined) return { ...R, scheme, path: removeDotSegments(R.path), fragment }
  const { authority } = base
  if (R.path === '') return { scheme, authority, path: base.path, query: R.query ?? base.query, fragment }
  const path = R.path.startsWith('/') ? R.path : merge(base, R.path)
  return { scheme, authority, path: removeDotSegments(path), query: R.query, fragment }
}

/** Implements RFC 3986, section 5.3, "Component Recomposition". */
export const recompose = ({ scheme, authority, path, query, fragment }: Reference): string => {
  let result = ''
  if (scheme !== undefined) {
    result += scheme
    result += ':'
  }
  if (authority !== undefined) {
    result += '//'
    result += authority
  }
  result += path
  if (query !== undefined) {
    result += '?'
    result += query
  }
  if (fragment !== undefined) {
    result += '#'
    result += fragment
  }
  return result
}

/**
 * Adds `/.` before a path that begins with `//` and would otherwise be read as an authority. RFC 3986 does not contain
 * this step.
 */
export const guard = (reference: Reference): Reference =>
  reference.authority === undefined && reference.path.startsWith('//')
    ? { ...reference, path: `/.${reference.path}` }
    : reference

/** Returns the target URI of a reference. */
export const resolve = (base: string, reference: string, strict = true): string =>
  recompose(guard(transform(parse(base), parse(reference), strict)))
