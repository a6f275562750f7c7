import { expectAssignable, expectError, expectNotAssignable } from 'tsd'
import { fromComponents, type Parts } from 'uri-ts'

// Each part may be undefined or missing, and other names are errors.
expectAssignable<Parts>({})
expectAssignable<Parts>({ scheme: 'a', authority: undefined, path: 'b', query: '', fragment: undefined })
expectNotAssignable<Parts>({ scheme: 1 })
expectNotAssignable<Parts>({ path: null })
expectError(fromComponents({ protocol: 'a' }))
