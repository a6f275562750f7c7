import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { UriView } from 'uri-ts'
import {
  type AmbiguousPathKind,
  ambiguousPath,
  type ControlOctetKind,
  controlOctets,
  type Finding,
  type PrivateHostKind,
  privateHost,
  rareIPv4,
  type SuspiciousUserinfoKind,
  suspiciousUserinfo,
  type WhatwgDifferenceKind,
  wellKnownPortMismatch,
  whatwgDifference,
} from 'uri-ts/http'

declare const any: UriView

// The type of a guard lists the kinds of findings that the guard reports.
expectType<{ kind: 'a'; start: number; end: number }>({ ...(null! as Finding<'a'>) })
expectType<string>((null! as Finding).kind)
expectAssignable<Finding>(null! as Finding<'a'>)
expectNotAssignable<Finding<'a'>>(null! as Finding)
expectType<
  | 'encoded-slash'
  | 'encoded-backslash'
  | 'encoded-dot'
  | 'encoded-percent'
  | 'encoded-unreserved'
  | 'dot-segment'
  | 'empty-segment'
  | 'parameter'
>(null! as AmbiguousPathKind)
expectType<'nul' | 'line-break' | 'control'>(null! as ControlOctetKind)
expectType<
  | 'loopback'
  | 'unspecified'
  | 'private'
  | 'link-local'
  | 'unique-local'
  | 'shared'
  | 'multicast'
  | 'reserved'
  | 'local-name'
  | 'single-label'
>(null! as PrivateHostKind)
expectType<'host-like' | 'encoded-delimiter' | 'password'>(null! as SuspiciousUserinfoKind)
expectType<'host' | 'port' | 'path'>(null! as WhatwgDifferenceKind)
expectType<ReadonlyArray<Finding<AmbiguousPathKind>>>(ambiguousPath(any))
expectType<ReadonlyArray<Finding<ControlOctetKind>>>(controlOctets(any))
expectType<ReadonlyArray<Finding<PrivateHostKind>>>(privateHost(any))
expectType<ReadonlyArray<Finding<SuspiciousUserinfoKind>>>(suspiciousUserinfo(any))
expectType<ReadonlyArray<Finding<WhatwgDifferenceKind>>>(whatwgDifference(any))
expectType<ReadonlyArray<Finding<'rare-ipv4'>>>(rareIPv4(any))
expectType<ReadonlyArray<Finding<'port-mismatch'>>>(wellKnownPortMismatch(any))
expectError(privateHost('http://a/'))
