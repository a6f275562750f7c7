import type { Refused } from '../../core/errors/refused'
import type { IsAny, IsLiteral } from '../../core/grammar/literal'
import type { IsRightTable } from '../patterns/right-table'
import type { Corrected } from '../patterns/wrong-table'
import type { PatternFault } from './pattern-fault'

/** Matches a route that has a query, a fragment or an optional segment, none of which a pattern can contain. */
type NotInPattern = `${string}${'?' | '#' | '{/'}${string}`

/** Computes the error message for a literal that is not a pattern, or `never` for any other string. */
type FaultOf<Text> = Text extends string ? (IsLiteral<Text> extends true ? PatternFault<Text> : never) : never

/** Computes the names of the entries that are literals but not patterns. */
type WrongNames<Table> = { [Name in keyof Table]: [FaultOf<Table[Name]>] extends [never] ? never : Name }[keyof Table]

/** Maps the name of each invalid entry to an error type that explains the error. `Faults` omits valid entries. */
type Faults<Table, Names extends keyof Table> = object & {
  readonly [Name in Names]: Refused<FaultOf<Table[Name]>>
}

/** Determines whether at least one pattern is a literal and no pattern begins with an empty segment. */
type AreComparable<Texts> = [Extract<Texts, `//${string}`>] extends [never]
  ? [Texts] extends [string]
    ? IsLiteral<Texts>
    : false
  : false

/** Evaluates to `Table` or, if entries conflict with each other, to error types for those entries. */
type Apart<Table> = AreComparable<Table[keyof Table]> extends true ? Corrected<Table, ''> : Table

type Examined<Table> = [WrongNames<Table>] extends [never] ? Apart<Table> : Faults<Table, WrongNames<Table>>

/**
 * The parameter type of `compileRouter`. Evaluates to `Table` or, if any entries are invalid, to error types for those
 * entries. Most tables need only the check that `defineRoutes` uses.
 */
export type CheckPatterns<Table> = unknown extends Table
  ? IsAny<Table> extends true
    ? Table
    : { [Name in keyof Table]: Table[Name] }
  : string extends keyof Table
    ? Table
    : IsRightTable<Table, ''> extends true
      ? [Extract<Table[keyof Table], NotInPattern>] extends [never]
        ? Table
        : Examined<Table>
      : Examined<Table>
