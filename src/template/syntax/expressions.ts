import type { AnyTemplate, Variable } from './model'

/** Returns the variables in each expression of a template. */
export const expressionsOf = (template: AnyTemplate): readonly (readonly Variable[])[] => {
  const expressions: Variable[][] = []
  for (const variable of template.variables) {
    if (variable.isFirst) expressions.push([])
    expressions.at(-1)?.push(variable)
  }
  return expressions
}
