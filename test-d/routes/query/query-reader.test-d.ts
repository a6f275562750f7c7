/**
 * Tests that each key's codec determines the type of the value that `queryReader` reads. If a key has no default, its
 * value can be `undefined`.
 */
import { expectAssignable, expectError, expectType } from 'tsd'
import { type Either, uri, view } from 'uri-ts'
import { type QueryReaderOptions, type QueryValues, queryReader } from 'uri-ts/routes'
import type { ExtractError } from 'uri-ts/template'
import { bool, csv, int, isoDate, oneOf, text, withDefault } from 'uri-ts/template'

const read = queryReader({
  q: text,
  page: withDefault(int, 1),
  all: bool,
  since: isoDate,
  tags: csv(int),
  sort: oneOf('up', 'down'),
})
const found = read(view(uri('http://h/?q')))
expectAssignable<Either<ExtractError, { readonly page: number; readonly q?: string }>>(found)
if (found._tag === 'Right') {
  expectType<number>(found.right.page)
  expectType<string | undefined>(found.right.q)
  expectType<boolean | undefined>(found.right.all)
  expectType<Date | undefined>(found.right.since)
  expectType<readonly number[] | undefined>(found.right.tags)
  expectType<'up' | 'down' | undefined>(found.right.sort)
  expectError(found.right.other)
}

expectAssignable<QueryValues<{ a: typeof int }>>({})
expectError<QueryValues<{ a: typeof int }>>({ a: 'x' })
expectAssignable<QueryReaderOptions>({ form: true })
expectError(queryReader({ a: int }, { from: true }))
expectError(queryReader({ a: 1 }))
