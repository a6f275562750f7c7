import type { Either } from 'fp-ts/Either'
import { decode } from 'uri-ts'
import { decodeAll } from './coded'
import type { ExtractError } from './extract-error'
import { escaped, LONGEST } from './pattern'
import { right } from './result'
import type { PathVariable } from './route-pattern'
import type { CompiledRoute } from './route-table'
import { blankOf, put, type Reading } from './take'

/** A segment whose characters all stand in a path, and that is no dot segment, nor begins like one. */
const SEGMENT = "([\\w\\-~!$&'()*+,;=:@][\\w\\-.~!$&'()*+,;=:@%]*)"

const PARAMETER = /\{[^}]*\}/

const toUndefined = (): undefined => undefined

/**
 * The quick way to match one route, alone: reads a text that is nothing but its path, with values that nobody can take for
 * anything else. What it gives is undefined where the router has to look.
 */
export const pathReader = ({
  pattern,
  path,
  empty,
  codecs,
}: CompiledRoute): ((text: string) => Either<ExtractError, Reading['values']> | undefined) => {
  const isPlain = path.every(({ variable }) => variable.operator.symbol === '')
  if (!isPlain || empty !== undefined || pattern.startsWith('//') || pattern.length > LONGEST) return toUndefined
  const expression = new RegExp(`^${pattern.split(PARAMETER).map(escaped).join(SEGMENT)}$`)
  const blank = blankOf(path.map(({ variable }) => variable.name))
  return (text) => {
    const match = expression.exec(text)
    if (match === null) return undefined
    const values = { ...blank }
    for (let i = 0; i < path.length; i++) {
      const raw = match[i + 1] as string
      const decoded = raw.includes('%') ? decode(raw) : undefined
      if (decoded?._tag === 'Left') return undefined
      put(values, (path[i] as PathVariable).variable.name, decoded === undefined ? raw : decoded.right)
    }
    return codecs === undefined ? right(values) : decodeAll(codecs, { text, values })
  }
}
