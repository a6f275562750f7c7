import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import { createSpans, HOST_KINDS, type Spans, scan } from 'uri-ts/scan'

expectType<Spans>(createSpans())
expectType<number>(createSpans()[0])
expectAssignable<Int32Array>(createSpans())
expectNotAssignable<Spans>(null! as number[])
expectType<number>(scan('a:b', createSpans()))
expectType<readonly ['reg-name', 'IPv4address', 'IPv6address', 'IPvFuture']>(HOST_KINDS)
