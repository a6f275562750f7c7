import { createRequire } from 'node:module'
import { parseUriReference as hyperjump } from '@hyperjump/uri'
import { parseURL } from 'ufo'
import { components, host, isUri, parseUriReference, path, query } from 'uri-ts'
import { createSpans, scan } from 'uri-ts/scan'

/**
 * The benchmark calls every rival library as its readme recommends, with the default options. A library that throws on
 * invalid input is called in a `try` block.
 */
export interface Contestant {
  readonly name: string
  readonly of: 'uri-ts' | 'rival' | 'floor'
  readonly call: (text: string) => unknown
}

const require = createRequire(import.meta.url)
const fastUri = require('fast-uri') as typeof import('fast-uri')
const uriJs = require('uri-js') as typeof import('uri-js')
const UrlParse = require('url-parse') as typeof import('url-parse')
const urijs = require('urijs') as typeof import('urijs')

export const RIVALS = ['fast-uri', 'uri-js', '@hyperjump/uri', 'ufo', 'url-parse', 'urijs'] as const

const reading = { host: undefined as unknown, path: undefined as unknown, query: undefined as unknown }

const parseAndRead = (text: string): unknown => {
  const parsed = parseUriReference(text)
  if (parsed._tag === 'Left') return parsed
  reading.host = host(parsed.right)
  reading.path = path(parsed.right)
  reading.query = query(parsed.right)
  return parsed
}

export const SCAN = 'uri-ts scan'
export const IS_URI = 'uri-ts isUri'
export const PARSE = 'uri-ts parseUriReference'
export const CAN_PARSE = 'URL.canParse'
export const NEW_URL = 'new URL'
export const FAST_URI = 'fast-uri parse'
export const HYPERJUMP = '@hyperjump/uri parseUriReference'

/**
 * Builds the list in a function, because the bundler turns every top-level variable of a module into a `var`, which is
 * slower to read than a `const`.
 */
export const contestants = (): readonly Contestant[] => {
  const spans = createSpans()
  const allowed = new Uint16Array(0x10000).fill(1)
  return [
    {
      name: 'a bare loop over the characters',
      of: 'floor',
      call: (text) => {
        let index = 0
        while (index < text.length && ((allowed[text.charCodeAt(index)] as number) & 1) !== 0) index++
        return index
      },
    },
    { name: SCAN, of: 'uri-ts', call: (text) => scan(text, spans) },
    { name: IS_URI, of: 'uri-ts', call: (text) => isUri(text) },
    { name: PARSE, of: 'uri-ts', call: (text) => parseUriReference(text) },
    { name: 'uri-ts parse + host, path, query', of: 'uri-ts', call: parseAndRead },
    {
      name: 'uri-ts parse + components',
      of: 'uri-ts',
      call: (text) => {
        const parsed = parseUriReference(text)
        return parsed._tag === 'Right' ? components(parsed.right) : parsed
      },
    },
    { name: CAN_PARSE, of: 'rival', call: (text) => URL.canParse(text) },
    {
      name: NEW_URL,
      of: 'rival',
      call: (text) => {
        try {
          return new URL(text)
        } catch {
          return undefined
        }
      },
    },
    {
      name: 'new URL + hostname, pathname, search',
      of: 'rival',
      call: (text) => {
        try {
          const url = new URL(text)
          reading.host = url.hostname
          reading.path = url.pathname
          reading.query = url.search
          return url
        } catch {
          return undefined
        }
      },
    },
    { name: 'ufo parseURL', of: 'rival', call: (text) => parseURL(text) },
    {
      name: HYPERJUMP,
      of: 'rival',
      call: (text) => {
        try {
          return hyperjump(text)
        } catch {
          return undefined
        }
      },
    },
    { name: 'url-parse', of: 'rival', call: (text) => new UrlParse(text) },
    {
      name: 'urijs URI.parse',
      of: 'rival',
      call: (text) => {
        try {
          return urijs.parse(text)
        } catch {
          return undefined
        }
      },
    },
    {
      name: FAST_URI,
      of: 'rival',
      call: (text) => {
        try {
          return fastUri.parse(text)
        } catch {
          return undefined
        }
      },
    },
    {
      name: 'uri-js parse',
      of: 'rival',
      call: (text) => {
        try {
          return uriJs.parse(text)
        } catch {
          return undefined
        }
      },
    },
  ]
}
