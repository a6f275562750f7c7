import { expectAssignable, expectError, expectType } from 'tsd'
import type { Either, ParseError, RelativeRef, Uri, View } from 'uri-ts'
import {
  checkLines,
  createLineBuffer,
  createLines,
  type EngineName,
  enableKernel,
  engineOf,
  LINE_COUNT,
  type LineField,
  type Lines,
  NEXT_LINE,
  parseLine,
  scanFields,
  scanLine,
  scanLines,
  scanText,
} from 'uri-ts/bytes'
import { createSpans } from 'uri-ts/scan'

const bytes = new Uint8Array(8)
const lines = createLines(10)

// Every `Lines` array has a header, so the types of the header's slots do not include `undefined`.
expectType<Lines>(lines)
expectType<number>(lines[NEXT_LINE])
expectType<number>(lines[LINE_COUNT])

expectType<number>(scanLines(bytes, lines))
expectType<number>(checkLines(bytes, lines, lines[NEXT_LINE]))
expectError(scanLines('http://a/', lines))
expectError(scanLines(bytes, new Int32Array(90)))
expectError(checkLines(bytes, new Int32Array(90)))

expectType<number>(scanFields(bytes, lines, { open: '"', close: '"', word: 1 }))
expectAssignable<LineField>({ skip: 1 })
expectError(scanFields(bytes, lines, { words: 1 }))

expectType<EngineName>(engineOf(createLineBuffer(10)))
expectAssignable<EngineName>('script')
expectError(createLineBuffer(10, 'native'))

expectType<number>(scanLine(bytes, 0, 8, createSpans()))
expectType<void>(enableKernel())
expectType<number>(scanText('http://a/', createSpans()))
expectType<Either<ParseError, View<Uri> | View<RelativeRef>>>(parseLine(bytes, 0, 8))
