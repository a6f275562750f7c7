import { expectType } from 'tsd'
import { ALPHA } from 'uri-ts/scan'

// Character classes have literal types.
expectType<'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'>(ALPHA)
