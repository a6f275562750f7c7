import type { AnyTemplate } from './model'

export const NOT_A_TEMPLATE = 'the value is not a template: call template or parseTemplate'

/**
 * Returns its argument if it is a template, and throws a `TypeError` otherwise. JavaScript callers might mistakenly
 * pass a string, or the `Either` that `parseTemplate` returns. Allocates nothing.
 */
export const requireTemplate = <T extends AnyTemplate>(template: T): T => {
  if (template?._tag !== 'Template') throw new TypeError(NOT_A_TEMPLATE)
  return template
}
