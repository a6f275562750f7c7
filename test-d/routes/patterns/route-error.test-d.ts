import { expectAssignable, expectType } from 'tsd'
import type { UriError } from 'uri-ts'
import type { PatternReason, RouteEntry, RouteError, RouteReason } from 'uri-ts/routes'

expectType<{ name: string; pattern: string }>({ ...(null! as RouteEntry) })
expectType<{ name: 'a'; pattern: '/b' }>({ ...(null! as RouteEntry<'a', '/b'>) })

expectAssignable<UriError>(null! as RouteError)
expectType<'RouteError'>((null! as RouteError)._tag)
expectType<string>((null! as RouteError).component)
expectType<RouteReason>((null! as RouteError).reason)
expectType<string | undefined>((null! as RouteError).other)
expectType<PatternReason | 'prefix' | 'same-name' | 'conflict' | 'not-text'>(null! as RouteReason)
expectType<
  | 'not-absolute'
  | 'authority'
  | 'character'
  | 'pct-encoded'
  | 'dot-segment'
  | 'express'
  | 'parameter'
  | 'wildcard-not-last'
  | 'same-parameter'
  | 'tail'
  | 'variables'
>(null! as PatternReason)
