/** Converts function calls that resolve a reference against a base. */
import type { Node } from 'estree'
import { isUriReference } from 'uri-ts'
import { literalText } from '../syntax/literals'
import { type Convert, firstOf, onlyIf } from './conversion'
import { template } from './template'

const isLiteral = (node: Node | undefined): boolean => literalText(node) !== undefined

/** Returns whether an argument is a literal that is not a valid reference. */
export const isInvalidLiteral = (node: Node | undefined): boolean => !isUriReference(literalText(node) ?? '')

/**
 * Converts `resolve(base, reference)`. If the base is not a literal, it may be a relative reference, so the new code
 * also accepts relative bases.
 */
export const resolveConvert = (isProven?: (args: readonly Node[]) => boolean): Convert =>
  onlyIf(
    ([, reference]) => !isInvalidLiteral(reference),
    firstOf(
      onlyIf(([base]) => isLiteral(base), template('orThrow(resolveText({uri:1})({2})).text', 2, isProven)),
      template('resolveReference({ref:1})({ref:2}).text', 2, isProven),
    ),
  )
