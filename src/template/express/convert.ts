import { isPctEncodedAt } from '../../core/grammar/percent-encoded'
import { isVarname } from '../syntax/parse'
import { isVarcharAt, scanLiteralRun } from '../syntax/scan-characters'
import { type EXPRESS_PROBLEM_BY_REASON, EXPRESS_SPECIAL, NOT_IN_PATH } from './messages'

/**
 * A difference in how Express and the template match a path. `case`: Express ignores case. `trailing-slash`: Express
 * ignores a slash at the end. `empty`: Express requires at least one character for each variable, while `extract`
 * accepts an empty value. `split`: if a segment has several variables, Express chooses one way to split the segment,
 * while `extract` reports the string as ambiguous. `optional`: `extract` requires the segment for `{/:name}`, although
 * the segment is optional in routes and in Express. `unnamed`: a `*` has no name, so its variable is called `rest`.
 *
 * @category Templates
 */
export type ExpressDifference = 'case' | 'trailing-slash' | 'empty' | 'split' | 'optional' | 'unnamed'

/** The template's text and the differences in how Express and the template match a path. */
interface Conversion {
  readonly text: string
  readonly differences: readonly ExpressDifference[]
}

/** Describes why a path cannot be converted, and where the error is. */
type Problem = readonly [offset: number, reason: keyof typeof EXPRESS_PROBLEM_BY_REASON]

/** Returns whether the conversion of a path succeeded. */
export const isConversion = (found: Conversion | Problem): found is Conversion => Object.hasOwn(found, 'text')

/** The result of converting a path up to the current offset. */
interface Converted {
  text: string
  /** All the literals, joined without the variables between them. */
  literals: string
  /** The literals after the last variable. */
  gap: string
  readonly names: Set<string>
  readonly differences: Set<ExpressDifference>
}

/** A name and the offset after it. */
type Name = readonly [name: string, end: number]

const DIGIT = /^\d/
const LETTER = /[a-z]/i
const QUOTE = '"'

/** Returns the name that begins at `start`, or `undefined` if no name begins there. */
const readName = (text: string, start: number): Name | undefined => {
  if (text.charAt(start) === QUOTE) {
    const end = text.indexOf(QUOTE, start + 1)
    const name = text.slice(start + 1, end)
    return end > 0 && isVarname(name) ? [name, end + 1] : undefined
  }
  let end = start
  while (isVarcharAt(text, end)) end++
  return end === start || DIGIT.test(text.charAt(start)) ? undefined : [text.slice(start, end), end]
}

/** Records a name that occurs in the path. Returns `false` if the name has already been recorded. */
const noteName = (converted: Converted, name: string): boolean => converted.names.size < converted.names.add(name).size

/** Reads `:name` at `colon`, and returns the offset after the name. */
const convertName = (text: string, colon: number, converted: Converted): number | Problem => {
  if (converted.gap === '') return [colon, 'adjacent']
  const name = readName(text, colon + 1)
  if (name === undefined) return [colon, 'name-missing']
  // Express would read a dollar sign after the name as part of the name.
  if (text.charAt(name[1]) === '$' && text.charAt(name[1] - 1) !== QUOTE) return [name[1], 'character']
  if (!noteName(converted, name[0])) return [colon, 'same-name']
  if (!converted.gap.includes('/')) converted.differences.add('split')
  converted.text += `{${name[0]}}`
  converted.gap = ''
  return name[1]
}

/** Reads the wildcard that begins at `star`. The last segment of the path must consist of the wildcard alone. */
const convertWildcard = (text: string, star: number, converted: Converted): number | Problem => {
  if (!converted.gap.endsWith('/')) return [star, 'wildcard']
  const isUnnamed = star + 1 === text.length
  const name: Name | undefined = isUnnamed ? ['rest', text.length] : readName(text, star + 1)
  if (name === undefined) return [star, 'name-missing']
  if (name[1] < text.length) return [name[1], 'wildcard']
  if (!noteName(converted, name[0])) return [star, 'same-name']
  if (isUnnamed) converted.differences.add('unnamed')
  converted.text = `${converted.text.slice(0, -1)}{/${name[0]}*}`
  return text.length
}

/**
 * Reads the group at `brace`, which must be at the end of the path: `{/:name}`, `{/*name}` or, after a slash,
 * `{*name}`. `/{:name}` is allowed only if it is the whole path.
 */
const convertGroup = (text: string, brace: number, converted: Converted): number | Problem => {
  const next = text.charAt(brace + 1)
  const isAfterSlash = next === '*' ? converted.gap.endsWith('/') : next === ':' && converted.text === '/'
  const sigil = isAfterSlash ? brace + 1 : brace + 2
  const isList = text.charAt(sigil) === '*'
  if (!isAfterSlash && (next !== '/' || !(isList || text.charAt(sigil) === ':'))) {
    return [brace, 'character']
  }
  const name = readName(text, sigil + 1)
  if (name === undefined) return [sigil, 'name-missing']
  if (text.charAt(name[1]) !== '}' || name[1] + 1 < text.length) return [brace, 'character']
  if (!noteName(converted, name[0])) return [sigil, 'same-name']
  if (!isAfterSlash) converted.differences.add('trailing-slash')
  if (!isList) converted.differences.add('optional')
  converted.text = `${isAfterSlash ? converted.text.slice(0, -1) : converted.text}{/${name[0]}${isList ? '*' : ''}}`
  return text.length
}

/** Reads a literal character, or a backslash and the character after it. */
const convertLiteral = (text: string, index: number, converted: Converted): number | Problem => {
  const isEscaped = text.charAt(index) === '\\'
  const character = text.charAt(isEscaped ? index + 1 : index)
  const isLiteral = scanLiteralRun(character, 0) > 0 && !NOT_IN_PATH.includes(character)
  const isPlain = isLiteral ? !EXPRESS_SPECIAL.includes(character) : isPctEncodedAt(text, index, text.length)
  if (isEscaped ? !isLiteral : !isPlain) return [index, 'character']
  // A route would reject a segment that begins with `:` or `*`, because such a segment looks like a variable.
  // Percent-encoding the `:` or `*` would not help: the template and Express would then match different paths.
  if (isEscaped && ':*'.includes(character) && converted.text.endsWith('/')) return [index, 'escaped']
  converted.text += character
  converted.literals += character
  converted.gap += character
  return isEscaped ? index + 2 : index + 1
}

/** Converts the part that begins at `index` in the path, and returns the offset at which the part ends. */
const convertAt = (text: string, index: number, converted: Converted): number | Problem => {
  const character = text.charAt(index)
  if (character === ':') return convertName(text, index, converted)
  if (character === '*') return convertWildcard(text, index, converted)
  return character === '{' ? convertGroup(text, index, converted) : convertLiteral(text, index, converted)
}

/** Converts an Express path to the text of a template. */
export const convertExpress = (text: string): Conversion | Problem => {
  if (typeof text !== 'string') return [0, 'not-text']
  if (!text.startsWith('/') && !text.startsWith('{/')) return [0, 'not-absolute']
  const converted: Converted = { text: '', literals: '', gap: '/', names: new Set(), differences: new Set() }
  let index = 0
  while (index < text.length) {
    const next = convertAt(text, index, converted)
    if (typeof next !== 'number') return next
    index = next
  }
  const { differences } = converted
  if (LETTER.test(converted.literals)) differences.add('case')
  if (converted.names.size > 0) differences.add('empty')
  if (!converted.text.endsWith('*}')) differences.add('trailing-slash')
  return { text: converted.text, differences: [...differences] }
}
