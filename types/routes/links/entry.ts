/** The types of entries in a table of routes, for the types that check such a table. */

/** A template with codecs. `route` and `withCodecs` return such templates. */
export interface Coded<Text extends string, Of> {
  readonly _tag: 'Template' | 'RouteEntry'
  readonly source: Text
  readonly codecs: Of
}

/** The names of the variables with codecs. */
export type CodedOf<Of> = Of extends undefined ? never : keyof Of

/** The text of a prefix, with or without codecs. */
export type PrefixOf<Under> = Under extends string ? Under : Under extends Coded<infer Text, unknown> ? Text : never

/** The names of those variables in a prefix that have codecs. */
export type PrefixCodes<Under> = Under extends string
  ? never
  : Under extends Coded<string, infer Of>
    ? CodedOf<Of>
    : never
