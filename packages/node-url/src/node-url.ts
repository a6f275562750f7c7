import { Url } from './callable'
import { format, parse, resolve, resolveObject } from './url'

/** Every supported runtime provides `URL` and `URLSearchParams`, although they are not part of ECMAScript. */
declare const URL: unknown
declare const URLSearchParams: unknown

/** The `node:url` functions and classes that this package replaces. */
export const nodeUrl = { Url, parse, resolve, resolveObject, format, URL, URLSearchParams }
