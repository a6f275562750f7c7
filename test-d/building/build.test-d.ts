import { expectAssignable, expectError, expectNotAssignable } from 'tsd'
import { fromComponents, type Parts } from 'uri-ts'

// What is built of parts: each may be undefined or left out, no other has a place
expectAssignable<Parts>({})
expectAssignable<Parts>({ scheme: 'a', authority: undefined, path: 'b', query: '', fragment: undefined })
expectNotAssignable<Parts>({ scheme: 1 })
expectNotAssignable<Parts>({ path: null })
expectError(fromComponents({ protocol: 'a' }))
