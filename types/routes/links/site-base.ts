import type { CheckBase } from '../../../src/core/resolution/base'
import type { Parse } from '../../core/components/components'
import type { UnlessRefused } from '../../core/errors/refused'

/**
 * Evaluates to the message that says why a base with the given components is invalid for absolute links, or to `never`
 * if the base is valid.
 */
type WhyNot<Parts extends { readonly authority: unknown; readonly path: string }> = [Parts['authority']] extends [
  undefined,
]
  ? 'the base of absolute links has no authority'
  : Parts['path'] extends '' | '/'
    ? never
    : string extends Parts['path']
      ? never
      : `the base of absolute links has the path '${Parts['path']}': write it in defineRoutesUnder`

/** Evaluates to `Base`, or to an error type that explains why `Base` cannot be the base of absolute links. */
export type CheckSiteBase<Base extends string> =
  CheckBase<Base> extends Base ? UnlessRefused<Base, WhyNot<Parse<Base>>> : CheckBase<Base>
