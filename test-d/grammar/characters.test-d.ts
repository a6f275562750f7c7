import { expectType } from 'tsd'
import { ALPHA } from 'uri-ts/scan'

// The grammar is literal
expectType<'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'>(ALPHA)
