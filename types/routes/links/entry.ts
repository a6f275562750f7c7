/** The entries of a table, for the types that check a table. */

/** A template with codecs, as made by `route` and `withCodecs`. */
export interface Coded<Text extends string, Of> {
  readonly _tag: 'Template' | 'RouteEntry'
  readonly source: Text
  readonly codecs: Of
}

/** The names of the variables with codecs. */
export type CodedOf<Of> = Of extends undefined ? never : keyof Of

/** The text of a prefix, which may have codecs. */
export type PrefixOf<Under> = Under extends string ? Under : Under extends Coded<infer Text, unknown> ? Text : never

/** The names of the variables in a prefix with codecs. */
export type PrefixCodes<Under> = Under extends string
  ? never
  : Under extends Coded<string, infer Of>
    ? CodedOf<Of>
    : never
