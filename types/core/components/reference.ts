/**
 * The types in this file split a URI reference into its five components (RFC 3986, appendix B). The types represent an
 * absent component by `false` rather than `undefined`, because if `strict` is off, `undefined` extends `string`.
 */
export interface Reference<Scheme, Authority, Path, Query, Fragment> {
  scheme: Scheme
  authority: Authority
  path: Path
  query: Query
  fragment: Fragment
}

/**
 * Splits a URI reference: `URI-reference = [ scheme ":" ] [ "//" authority ] path [ "?" query ] [ "#" fragment ]` (RFC
 * 3986, section 4.1).
 */
export type Split<Text extends string> = Text extends `${infer Absolute}#${infer Fragment}`
  ? SplitQuery<Absolute, Fragment>
  : SplitQuery<Text, false>

type SplitQuery<Text extends string, Fragment> = Text extends `${infer Hier}?${infer Query}`
  ? SplitScheme<Hier, Query, Fragment>
  : SplitScheme<Text, false, Fragment>

/** If a `/` precedes the first `:`, there is no scheme. */
type SplitScheme<Text extends string, Query, Fragment> = Text extends `${infer Scheme}:${infer Hier}`
  ? Scheme extends `${string}/${string}`
    ? SplitAuthority<Text, false, Query, Fragment>
    : SplitAuthority<Hier, Scheme, Query, Fragment>
  : SplitAuthority<Text, false, Query, Fragment>

type SplitAuthority<Text extends string, Scheme, Query, Fragment> = Text extends `//${infer Rest}`
  ? Rest extends `${infer Authority}/${infer Path}`
    ? Reference<Scheme, Authority, `/${Path}`, Query, Fragment>
    : Reference<Scheme, Rest, '', Query, Fragment>
  : Reference<Scheme, false, Text, Query, Fragment>
