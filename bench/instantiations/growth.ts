import type { Table } from './results'

/** A figure may exceed the recorded figure by at most this ratio. */
const GROWTH = 1.02

/** Returns one message for each figure that has grown. */
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
