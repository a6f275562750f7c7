import type { Refused } from '../../core/errors/refused'
import type { CheckTemplate, IsTemplate } from '../../template/syntax/checked-template'
import type { PrefixFaultOn } from './host-fault'
import type { PrefixFault } from './route-fault'

/** Evaluates to `Prefix`, or to an error type that explains why routes cannot begin with `Prefix`. */
export type CheckPrefix<Prefix extends string> = Prefix extends ''
  ? Prefix
  : IsTemplate<Prefix> extends true
    ? [PrefixFault<Prefix>] extends [never]
      ? Prefix
      : Refused<PrefixFault<Prefix>>
    : CheckTemplate<Prefix>

/** Computes the error type for an invalid prefix, whether or not the prefix begins with a host. */
export type CheckHostPrefix<Prefix extends string> = Prefix extends `//${string}`
  ? IsTemplate<Prefix> extends true
    ? Refused<PrefixFaultOn<Prefix>>
    : CheckTemplate<Prefix>
  : CheckPrefix<Prefix>
