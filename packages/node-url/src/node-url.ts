import { Url } from './callable'
import { format, parse, resolve, resolveObject } from './url'

/** Every runtime provides these classes, although they are not part of ECMAScript. */
declare const URL: unknown
declare const URLSearchParams: unknown

/** Contains the functions of `node:url` that have no other replacement, and the classes that replace them in part. */
export const nodeUrl = { Url, parse, resolve, resolveObject, format, URL, URLSearchParams }
