import type { Uri } from '../../core/model/brands'
import type { View } from '../../core/model/view'

/**
 * A link parameter whose value has been decoded. The parameter's name is in lower case, and it ends with `*` if the
 * value was written in RFC 8187 notation.
 *
 * @category Links
 */
export interface LinkParameter {
  readonly name: string
  readonly value: string
  /** The language tag of a value that is written in RFC 8187 notation, or `undefined` if there is no tag. */
  readonly language?: string | undefined
}

/**
 * A link in a `Link` header (RFC 8288). A link consists of a target, relation types and other parameters.
 *
 * @category Links
 */
export interface Link<Target extends View = View> {
  /** The target, exactly as it appears in the header. To resolve the target, use `resolveLinks`. */
  readonly target: Target
  /**
   * The relation types, in lower case and in their original order. Relation types are case-insensitive (RFC 8288,
   * section 2.1).
   */
  readonly rels: readonly string[]
  /** The link's context, if the link has an `anchor` parameter (RFC 8288, section 3.2). */
  readonly anchor?: Target | undefined
  /**
   * The parameters other than `rel` and `anchor`, in their original order. If `media`, `title`, `title*` or `type` is
   * repeated, only the first occurrence is included (RFC 8288, section 3.4.1).
   */
  readonly parameters: readonly LinkParameter[]
}

/**
 * A link whose target and context are URIs.
 *
 * @category Links
 */
export type ResolvedLink = Link<View<Uri>>
