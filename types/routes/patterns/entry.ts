/** This file defines the types of the entries in a table of routes. */

/**
 * The marker that precedes each string of a table that may have hosts. A route cannot begin with the marker, because
 * every route begins with a slash.
 */
export type HostMark = 'at:'

/** The result of `route` or `withCodecs`: a template with codecs. */
export interface Coded<Text extends string, Of> {
  readonly _tag: 'Template' | 'RouteEntry'
  readonly source: Text
  readonly codecs: Of
}

/** Computes the names of the variables that have codecs. */
export type CodedOf<Of> = Of extends undefined ? never : keyof Of

/** Extracts a prefix's text, whether or not the prefix has codecs. */
export type PrefixOf<Under> = Under extends string ? Under : Under extends Coded<infer Text, unknown> ? Text : never

/** Computes the names of those variables in a prefix that have codecs. */
export type PrefixCodes<Under> = Under extends string
  ? never
  : Under extends Coded<string, infer Of>
    ? CodedOf<Of>
    : never
