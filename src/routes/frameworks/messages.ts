/**
 * This file contains the messages about paths that a framework cannot express. The library uses these messages at run
 * time, and the compiler uses them for literals.
 */

/** In a message, `NOT_WRITTEN` follows the character that the framework does not allow. */
export const NOT_WRITTEN = 'cannot be written for'

/** Maps each reason to advice on how to change the route. */
export const FRAMEWORK_RULE_BY_REASON = {
  list: 'write two routes: one without the list, one with {+name}',
  dot: 'a name has no dot',
  separator: "'.' or '-' follows a variable",
  encoded: 'write the character itself',
  wildcard: 'it would be a wildcard',
  variable: 'it would be a variable',
  mark: "no digit follows '@'",
  segment: 'a variable is a whole segment',
} as const

/** Says why a path cannot be written for a framework. */
export type FrameworkReason = keyof typeof FRAMEWORK_RULE_BY_REASON

/** Represents the whole message: the invalid character, the framework, the offset, and what to do instead. */
export type FrameworkMessage<
  Framework extends string,
  Why extends FrameworkReason,
  Found extends string,
  Offset extends string,
> = `path: ${Found} ${typeof NOT_WRITTEN} ${Framework} at offset ${Offset}; ${(typeof FRAMEWORK_RULE_BY_REASON)[Why]}`
