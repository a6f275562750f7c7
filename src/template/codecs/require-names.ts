import type { Codecs } from './codec'

/** Matches a string that contains a variable in another library's notation. */
type OtherStyle<Name extends string> =
  `${string}${`:${Name}` | `$${Name}` | `[${Name}]` | `<${Name}>` | `{${Name}${':' | '?' | '+'}`}${string}`

/**
 * The message about a codec whose name is not a variable in the template. The compiler instantiates `OtherStyle`, which
 * is expensive, only if the template contains the name.
 */
export type NoVariable<Text extends string, Name extends string> = Text extends `${string}${Name}${string}`
  ? Text extends OtherStyle<Name>
    ? `${Name} is not a variable of the template: write {${Name}}`
    : `${Name} is not a variable of the template`
  : `${Name} is not a variable of the template`

const noVariable = (text: string, name: string): string => {
  const styles = [`:${name}`, `$${name}`, `[${name}]`, `<${name}>`, `{${name}:`, `{${name}?`, `{${name}+`]
  const isOtherStyle = styles.some((written) => text.includes(written))
  return `${name} is not a variable of the template${isOtherStyle ? `: write {${name}}` : ''}`
}

/** Throws a `TypeError` if a codec's name is not a variable in the template. */
export const requireNames = (text: string, codecs: Codecs, names: readonly string[]): void => {
  const unknown = Object.keys(codecs).find((name) => !names.includes(name))
  if (unknown !== undefined) throw new TypeError(noVariable(text, unknown))
}
