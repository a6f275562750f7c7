import type { Table } from './results'

/** The maximum permitted ratio of a measured figure to the corresponding recorded figure. */
const GROWTH = 1.02

export const grown = (before: Table, after: Table): readonly string[] =>
  Object.entries(after).flatMap(([name, figures]) =>
    Object.entries(figures).flatMap(([compiler, cost]) => {
      const old = before[name]?.[compiler]
      if (old === undefined) return [`${name} is not in the table: run with --write`]
      return (['instantiations', 'types'] as const)
        .filter((key) => !(cost[key] <= old[key] * GROWTH))
        .map((key) => `${name}, ${compiler}: ${key} ${old[key]} -> ${cost[key]}`)
    }),
  )
