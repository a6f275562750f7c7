/**
 * This file contains messages about paths that a framework or a router cannot express. The library reports the messages
 * at run time. For literals, the compiler also reports them.
 */

/** In a message, `NOT_WRITTEN` follows the character that the framework does not allow. */
export const NOT_WRITTEN = 'cannot be written for'

// Each constant from `NO_LIST` to `NO_SLASH` is the advice at the end of a message. The constants are not properties of
// one object, so a bundle contains only the advice that its functions use.
export const NO_LIST = 'write two routes: one without the list, one with {+name}'
export const NO_DOT = 'a name has no dot'
export const PLAIN_NAME = "write a name such as 'id' or 'user_id'"
export const SEPARATOR = "'.' or '-' follows a variable"
export const ENCODED = 'write the character itself'
export const WILDCARD = 'it would be a wildcard'
export const VARIABLE = 'it would be a variable'
export const MARK = "no digit follows '@'"
export const SEGMENT = 'a variable is a whole segment'
export const NOT_EMPTY = 'no segment is empty'
export const ROUTE_GROUP = 'it would begin a route group or an intercepting route'
export const PARALLEL = 'it would be a parallel route'
export const NO_OPTIONAL = 'write two routes: one without the variable, one with {name}'
export const ON_HOST = 'the route has a host'
export const NOT_ENCODED = 'write its percent-encoded octets'
export const NO_TYPED_HOST = 'pass the result of absoluteLinks'
export const NO_SLASH = 'a path parameter contains no slash'

/** A complete message that shows the invalid character and its offset, names the framework, and gives the advice. */
export type FrameworkMessage<
  Framework extends string,
  Advice extends string,
  Found extends string,
  Offset extends string,
> = `path: ${Found} ${typeof NOT_WRITTEN} ${Framework} at offset ${Offset}; ${Advice}`
