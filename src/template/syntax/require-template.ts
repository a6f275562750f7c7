import type { AnyTemplate } from './model'

/**
 * Returns a template. A JavaScript caller can pass a string, or an `Either` of `parseTemplate`. Throws a `TypeError`
 * for them.
 * Allocates: nothing.
 */
export const requireTemplate = <T extends AnyTemplate>(template: T): T => {
  if (template?._tag !== 'Template') throw new TypeError('the value is not a template: call template or parseTemplate')
  return template
}
