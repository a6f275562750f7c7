import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { Uri, View } from 'uri-ts'
import { equalsForScheme, normalizeForScheme, type SchemeRule, type SchemeRules, schemeRules } from 'uri-ts/equivalence'

// 6.2.3: a program may add its own rules for schemes.
expectAssignable<SchemeRules>(schemeRules)
expectAssignable<SchemeRules>({ ...schemeRules, gopher: { defaultPort: 70 } })
expectAssignable<SchemeRule>({})
expectAssignable<SchemeRule>({ defaultPort: 1, emptyPath: '/', defaultHost: 'h', path: (path: string) => path })
expectNotAssignable<SchemeRule>({ defaultPort: '80' })
expectNotAssignable<SchemeRule>({ emptyPath: '' })
expectNotAssignable<SchemeRules>({ http: 80 })
expectError(normalizeForScheme({ x: { port: 1 } }))
expectType<boolean>(equalsForScheme(schemeRules)(null! as View<Uri>)(null! as View<Uri>))
