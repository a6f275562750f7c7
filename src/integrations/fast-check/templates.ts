import * as fc from 'fast-check'
import type { Right } from '../../core/fp/either'
import { DIGIT, GEN_DELIMS, SUB_DELIMS } from '../../core/grammar/characters'
import { OPERATORS, POSITIVE_DIGIT } from '../../template/syntax/characters'
import type { Template } from '../../template/syntax/model'
import { parseTemplate } from '../../template/syntax/parse'
import { alternatives, encodedOneOf, LETTERS, oneOf, optional, repeat, sequence, UNRESERVED } from './characters'

/** Generates strings that match `varname = varchar *( ["."] varchar )` (RFC 6570, section 2.3). */
const varname = (): fc.Arbitrary<string> => {
  const varchar = encodedOneOf(`${LETTERS}${DIGIT}_`)
  return sequence(varchar, repeat(sequence(optional(fc.constant('.')), varchar)))
}

/** Generates strings that match `modifier-level4 = prefix / explode` (RFC 6570, section 2.4). */
const modifier = (): fc.Arbitrary<string> =>
  alternatives(fc.constant('*'), sequence(fc.constant(':'), oneOf(POSITIVE_DIGIT), repeat(oneOf(DIGIT), 0, 3)))

/** Generates strings that match `expression = "{" [ operator ] variable-list "}"` (RFC 6570, section 2.2). */
const expression = (): fc.Arbitrary<string> =>
  fc
    .tuple(
      optional(oneOf(OPERATORS)),
      fc.array(sequence(varname(), optional(modifier())), { minLength: 1, maxLength: 4 }),
    )
    .map(([operator, varspecs]) => `{${operator}${varspecs.join(',')}}`)

/** Generates strings that match `literals` (RFC 6570, section 2.1). */
const literals = (): fc.Arbitrary<string> =>
  alternatives(encodedOneOf(`/${UNRESERVED}${GEN_DELIMS}${SUB_DELIMS}`), fc.constantFrom('é', '\ue000', '\u{1f600}'))

/**
 * Generates URI Templates (RFC 6570, section 2), which may contain any operator and any modifier. Failing templates
 * shrink toward the empty template.
 *
 * Allocates the arbitrary.
 *
 * @example
 * import * as fc from 'fast-check'
 * import { anyTemplate } from 'uri-ts/fast-check'
 * import { parseTemplate } from 'uri-ts/template'
 *
 * fc.check(fc.property(anyTemplate(), ({ text }) => parseTemplate(text)._tag === 'Right')).failed //=> false
 *
 * @category Arbitraries
 */
export const anyTemplate = (): fc.Arbitrary<Template> =>
  repeat(alternatives(literals(), expression())).map((text) => (parseTemplate(text) as Right<Template>).right)
