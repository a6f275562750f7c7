import { expectError, expectType } from 'tsd'
import { type Encodable, encode } from 'uri-ts'

expectType<'userinfo' | 'host' | 'segment' | 'path' | 'query' | 'queryPart' | 'fragment'>(null! as Encodable)
expectType<(data: string) => string>(encode('segment'))
expectError(encode('scheme'))
expectError(encode('segment')(1))
