import { expectAssignable, expectError, expectType } from 'tsd'
import type { UriView } from 'uri-ts'
import {
  type AmbiguousPathKind,
  type Finding,
  findings,
  type GuardFinding,
  type GuardName,
  showFinding,
} from 'uri-ts/http'

declare const any: UriView

// The name of the guard in a finding determines which kinds the finding can have.
expectType<ReadonlyArray<GuardFinding>>(findings(any))
const found = null! as GuardFinding
expectType<
  | 'ambiguousPath'
  | 'controlOctets'
  | 'privateHost'
  | 'rareIPv4'
  | 'suspiciousUserinfo'
  | 'wellKnownPortMismatch'
  | 'whatwgDifference'
>(found.guard)
expectType<number>(found.start)
if (found.guard === 'ambiguousPath') expectType<AmbiguousPathKind>(found.kind)
if (found.guard === 'wellKnownPortMismatch') expectType<'port-mismatch'>(found.kind)
if (found.kind === 'rare-ipv4') expectType<'rareIPv4'>(found.guard)
expectError(findings('http://a/'))

// The second argument of `findings` names the guards to run.
expectAssignable<
  ReadonlyArray<Finding<'password' | 'host-like' | 'encoded-delimiter'> & { readonly guard: 'suspiciousUserinfo' }>
>(findings(any, ['suspiciousUserinfo']))
expectError(findings(any, ['privatHost']))
expectError(findings(any, 'privateHost'))
expectAssignable<GuardName>('rareIPv4')
expectType<string>(showFinding(found))
