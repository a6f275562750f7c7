import { expectAssignable, expectError, expectType } from 'tsd'
import type { Component, Either, ParseError, RelativeRef, Uri, UriError, View } from 'uri-ts'
import {
  type BrowserError,
  type BrowserOptions,
  type BrowserReason,
  type Change,
  fromWhatwg,
  type Repaired,
  repair,
  resolveHref,
} from 'uri-ts/repair'

const base = null! as View<Uri>

// `repair` returns a view and a list of changes.
expectType<Either<ParseError, Repaired>>(repair('a b'))
expectType<View<Uri> | View<RelativeRef>>((null! as Repaired).view)
expectType<ReadonlyArray<Change>>((null! as Repaired).changes)
expectAssignable<Change>({ start: 0, end: 1, component: 'path', replacement: '%20' })
expectAssignable<Component>((null! as Change).component)
expectError(repair(1))
expectError(repair(base))

// `resolveHref` resolves a link against a base URI.
expectType<Either<ParseError | BrowserError, View<Uri>>>(resolveHref(base)('a b'))
expectType<Either<ParseError | BrowserError, View<Uri>>>(resolveHref(base, { backslash: 'data' })(''))
expectAssignable<BrowserOptions>({ toASCII: (name: string) => name })
expectError(resolveHref(null! as View<RelativeRef>))
expectType<Either<ParseError | BrowserError, View<Uri>>>(resolveHref('http://h/')('a b'))
expectError(resolveHref('/h'))
expectError(resolveHref(null! as string))
expectError(resolveHref(base, { backslash: 'keep' }))

// `fromWhatwg` accepts a `URL` or a string.
expectType<Either<ParseError | BrowserError, View<Uri>>>(fromWhatwg({ href: 'http://h/' }))
expectType<Either<ParseError | BrowserError, View<Uri>>>(fromWhatwg('http://h/'))
expectError(fromWhatwg({ text: 'http://h/' }))

expectAssignable<UriError>(null! as BrowserError)
expectAssignable<BrowserReason>('port-range')
expectError<BrowserReason>('port')
