import type { ReadableRoute } from '../links/route'
import { NOT_EMPTY, PLAIN_NAME, SEGMENT } from './messages'
import { isWhole, notWritten, type Part, pathParts } from './path-parts'
import type { Syntax } from './syntaxes'

/** The offset of a part that a router cannot express, and the advice for the error message. */
interface Fault {
  readonly offset: number
  readonly advice: string
}

/** Matches the variable names that at least one router in `syntaxes.ts` would misread. */
const MISREAD = /^\d|[.%]|^_$/

/** Returns the first fault in a literal, or `undefined` if the router would read the literal correctly. */
const faultInLiteral = (text: string, refused: Syntax['refused']): Fault | undefined =>
  Object.entries(refused)
    .filter(([each]) => text.includes(each))
    .map(([each, advice]) => ({ offset: text.indexOf(each) + Number(each[0] === '/'), advice }))
    .sort((a, b) => a.offset - b.offset)[0]

const literalOf = (text: string, escaped: Syntax['escaped']): string =>
  Array.from(text, (char) => (escaped.includes(char) ? `\\${char}` : char)).join('')

/** Returns a router's notation for a variable, or `undefined` if the router has no such notation. */
const formOf = ({ operator, isList, offset }: Part, whole: boolean, syntax: Syntax): string | undefined => {
  if (operator === '+') return syntax.rest
  if (isList) return syntax.list
  if (operator === '/') return offset === 0 ? syntax.root : syntax.optional
  return whole ? syntax.variable : syntax.inside
}

/**
 * Writes a route's path in a router's syntax. Allocates the result and the parts of the path. Throws a `TypeError` if
 * the router cannot express the path and the compiler has not checked the route.
 */
export const writePath = (route: ReadableRoute<string, unknown>, syntax: Syntax): string => {
  const refuse = (offset: number, advice: string): Error => notWritten(route, syntax.router, offset, advice)
  const parts = pathParts(route, syntax.router)
  const written = parts.map((part, index) => {
    const { text, name, operator, offset } = part
    const before = parts[index - 1]
    if (name === undefined) {
      const fault = faultInLiteral(text, syntax.refused)
      if (fault !== undefined) throw refuse(offset + fault.offset, fault.advice)
      return literalOf(text, syntax.escaped)
    }
    if (MISREAD.test(name)) throw refuse(offset, PLAIN_NAME)
    if (operator === '/' && before?.text.endsWith('/') && '//' in syntax.refused) throw refuse(offset, NOT_EMPTY)
    const form = formOf(part, isWhole(before, parts[index + 1]), syntax)
    if (form === undefined) throw refuse(offset, SEGMENT)
    return form.replace('NAME', () => name)
  })
  return written.join('')
}
