import type { CheckTemplate } from '../../../types/template/syntax/checked-template'
import type { Variables } from '../../../types/template/syntax/variables'
import { requireText } from '../../core/errors/require-text'
import { type Codecs, requireCodecs } from '../../template/codecs/codec'
import { type NoVariable, requireNames } from '../../template/codecs/require-names'
import type { Template } from '../../template/syntax/model'
import { readRoute } from './link-pattern'

/**
 * The result of `route`: a template with codecs.
 *
 * @category Routes
 */
export interface CodedRoute<Text extends string = string, Of = Codecs> {
  readonly _tag: 'RouteEntry'
  readonly source: Text
  readonly codecs: Of
}

/**
 * An entry in a table is a template, a template with codecs, a nested table, or a prefix paired with the table under
 * that prefix. The prefix may have codecs.
 *
 * @category Routes
 */
export type TableEntry =
  | string
  | CodedRoute
  | Template<string, Codecs | undefined>
  | readonly [prefix: string | CodedRoute | Template<string, Codecs | undefined>, entries: TableEntries]
  | TableEntries

/**
 * Maps names to the entries of a table.
 *
 * @category Routes
 */
export interface TableEntries {
  readonly [name: string]: TableEntry
}

/**
 * Replaces a codec's type with an error message if no variable in the template has the codec's name. Without
 * `NoOthers`, the compiler would report a codec for an unknown variable only if the codecs were passed as an object
 * literal.
 */
type NoOthers<Text extends string, Of, Names> = {
  readonly [Name in Exclude<keyof Of, Names>]: NoVariable<Text, Name & string>
}

/**
 * The compiler infers `Of` from a parameter of type `CheckCodecs`. Once `Of` is known, `CheckCodecs` accepts a codec
 * only if the template contains a variable with the codec's name.
 */
export type CheckCodecs<Text extends string, Of> = unknown extends Of
  ? { [Name in keyof Of]: Of[Name] }
  : { readonly [Name in keyof Variables<Text>]?: Codecs[string] } & NoOthers<Text, Of, keyof Variables<Text>>

/**
 * Creates a table entry from a template and codecs for its variables. If a variable has a codec, `link` accepts the
 * values that the codec encodes, and a match contains the decoded value. The compiler refuses a codec whose name is not
 * the name of a variable in the template.
 *
 * Allocates the entry. Throws a `TypeError` if a codec lacks `decode` or `encode`, or if the template contains no
 * variable with the codec's name.
 *
 * @example
 * import { defineRoutes, route } from 'uri-ts/routes'
 * import { int } from 'uri-ts/template'
 *
 * const site = defineRoutes({ user: route('/users/{id}', { id: int }) })
 * site.user.link({ id: 7 }) //=> '/users/7'
 *
 * @category Routes
 */
export const route = <const Text extends string, const Of extends Codecs>(
  text: CheckTemplate<Text>,
  codecs: CheckCodecs<Text, Of>,
): CodedRoute<Text, Of> => {
  const source = requireText(text as string)
  requireNames(
    source,
    requireCodecs(codecs as unknown as Codecs),
    readRoute('', source).variables.map(({ name }) => name),
  )
  return Object.freeze({ _tag: 'RouteEntry', source: source as Text, codecs: codecs as unknown as Of })
}
