import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { Uri, View } from 'uri-ts'
import { equalsForScheme, normalizeForScheme, type SchemeRule, type SchemeRules, schemeRules } from 'uri-ts/equivalence'

// A program may add rules for other schemes (RFC 3986, section 6.2.3).
expectAssignable<SchemeRules>(schemeRules)
expectAssignable<SchemeRules>({ ...schemeRules, gopher: { defaultPort: 70 } })
expectAssignable<SchemeRule>({})
expectAssignable<SchemeRule>({ defaultPort: 1, emptyPath: '/', defaultHost: 'h', path: (path: string) => path })
expectNotAssignable<SchemeRule>({ defaultPort: '80' })
expectNotAssignable<SchemeRule>({ emptyPath: '' })
expectNotAssignable<SchemeRules>({ http: 80 })
expectError(normalizeForScheme({ x: { port: 1 } }))
expectType<boolean>(equalsForScheme(schemeRules)(null! as View<Uri>)(null! as View<Uri>))
