import type { Either } from '../../fp/either'
import { right } from '../../fp/either'
import { SUB_DELIMS, UNRESERVED } from '../../grammar/characters'
import { decodeAll, type Trace } from '../../template/extract/apply-codecs'
import { decodeRaw } from '../../template/extract/decode-raw'
import type { ExtractError } from '../../template/extract/extract-error'
import { blankOf, put, type Reading } from '../../template/extract/read-values'
import { escaped, LONGEST } from '../../template/extract/regexp'
import type { CompiledRoute, PathVariable } from './compile-table'

/** A group for a segment (3.3) that does not begin with `.` or `%`, as a dot segment does. */
const segmentGroup = (): string => {
  const pchar = `${UNRESERVED}${SUB_DELIMS}:@`
  return `([${escaped(pchar.replace('.', ''))}][${escaped(pchar)}%]*)`
}

const PARAMETER = /\{[^}]*\}/

const noTrace = (): Trace => []

const toUndefined = (): undefined => undefined

/**
 * A fast way to match a single route: one regular expression for texts that consist only of a path. Returns undefined
 * if the router must decide.
 */
export const pathReader = ({
  pattern,
  path,
  empty,
  codecs,
}: CompiledRoute): ((text: string) => Either<ExtractError, Reading['values']> | undefined) => {
  const isPlain = path.every(({ variable }) => variable.operator.symbol === '')
  if (!isPlain || empty !== undefined || pattern.startsWith('//') || pattern.length > LONGEST) return toUndefined
  const expression = new RegExp(`^${pattern.split(PARAMETER).map(escaped).join(segmentGroup())}$`)
  const blank = blankOf(path.map(({ variable }) => variable.name))
  return (text) => {
    const match = expression.exec(text)
    if (match === null) return undefined
    const values = { ...blank }
    for (let i = 0; i < path.length; i++) {
      const value = decodeRaw(match[i + 1] as string)
      if (typeof value !== 'string') return undefined
      put(values, (path[i] as PathVariable).variable.name, value)
    }
    if (codecs === undefined) return right(values)
    const decoded = decodeAll(codecs, { text, values }, noTrace)
    // The router finds the offset of the value that a codec refuses.
    return decoded._tag === 'Left' ? undefined : decoded
  }
}
