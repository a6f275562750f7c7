import { expectType } from 'tsd'
import { ALPHA } from 'uri-ts/scan'

// The constants for character classes have literal types.
expectType<'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'>(ALPHA)
