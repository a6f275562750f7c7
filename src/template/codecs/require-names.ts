import type { Codecs } from './codec'

/*
 * The types whose names begin with `With` match templates that could use another library's notation. The types have
 * names, because the compiler would instantiate an unnamed template literal type at every use.
 */

/** Matches any template that could contain `:name` or `$name`. */
type WithSign = `${string}:` | `${string}${':' | '$'}${string}`

/** Matches any template that could contain `[name]`. */
type WithBracket = `${string}]` | `${string}]${string}`

/** Matches any template that could contain `<name>`. */
type WithAngle = `${string}>` | `${string}>${string}`

/** Matches any template that could contain `{name?}` or `{name+}`. */
type WithSuffix = `${string}?}` | `${string}${'?' | '+'}}${string}`

type Unknown<Name extends string> = `${Name} is not a variable of the template`

type WriteBraces<Name extends string> = `${Name} is not a variable of the template: write {${Name}}`

/** Searches the template for the name in several notations, and computes the error message. */
type InAnyNotation<
  Text extends string,
  Name extends string,
> = Text extends `${string}${`[${Name}]` | `<${Name}>` | `{${Name}${':' | '?}' | '+}'}`}${string}`
  ? WriteBraces<Name>
  : Unknown<Name>

/**
 * The message about a codec whose name is not the name of a variable in the template. If the template contains the name
 * in another library's notation, the message contains the correct notation. The compiler looks for a notation only if
 * the template contains the notation's punctuation.
 */
export type NoVariable<Text extends string, Name extends string> = Text extends WithSign
  ? Text extends `${string}${':' | '$'}${Name}${string}`
    ? WriteBraces<Name>
    : InAnyNotation<Text, Name>
  : Text extends WithBracket
    ? Text extends `${string}[${Name}]${string}`
      ? WriteBraces<Name>
      : InAnyNotation<Text, Name>
    : Text extends WithAngle
      ? Text extends `${string}<${Name}>${string}`
        ? WriteBraces<Name>
        : InAnyNotation<Text, Name>
      : Text extends WithSuffix
        ? Text extends `${string}{${Name}${'?' | '+'}}${string}`
          ? WriteBraces<Name>
          : Unknown<Name>
        : Unknown<Name>

const noVariable = (text: string, name: string): string => {
  const styles = [`:${name}`, `$${name}`, `[${name}]`, `<${name}>`, `{${name}:`, `{${name}?}`, `{${name}+}`]
  const isOtherStyle = styles.some((written) => text.includes(written))
  return `${name} is not a variable of the template${isOtherStyle ? `: write {${name}}` : ''}`
}

/** Throws a `TypeError` if the name of a codec is not the name of a variable in the template. */
export const requireNames = (text: string, codecs: Codecs, names: readonly string[]): void => {
  const unknown = Object.keys(codecs).find((name) => !names.includes(name))
  if (unknown !== undefined) throw new TypeError(noVariable(text, unknown))
}
