import { expectAssignable, expectError, expectNotAssignable } from 'tsd'
import { fromComponents, type Parts } from 'uri-ts'

// Each property of `Parts` may be `undefined` or missing, and an unknown property is an error.
expectAssignable<Parts>({})
expectAssignable<Parts>({ scheme: 'a', authority: undefined, path: 'b', query: '', fragment: undefined })
expectNotAssignable<Parts>({ scheme: 1 })
expectNotAssignable<Parts>({ path: null })
expectError(fromComponents({ protocol: 'a' }))
