/**
 * Lists calls to each function in `uri-ts/bytes`. If a function takes bytes, the call in the list converts a string
 * argument to bytes, and passes any other argument to the function unchanged.
 */
import * as bytes from 'uri-ts/bytes'
import { createSpans } from 'uri-ts/scan'
import { scanFrom, setScanner } from '../../src/core/scanner/scan'

const onText = (call: (text: never) => unknown) => ({ takes: 'text', call }) as const

const SPANS = createSpans()
const LINES = bytes.createLines(100)

const encoded = (text: unknown): Uint8Array => (typeof text === 'string' ? Buffer.from(text) : (text as Uint8Array))

/** Passes all the bytes of a string to a function as a single line. */
const onLine = (call: (line: Uint8Array, start: number, end: number) => unknown) =>
  onText((text: unknown) => {
    const line = encoded(text)
    return call(line, 0, line?.length)
  })

export const lines = {
  name: 'uri-ts/bytes',
  module: bytes,
  calls: {
    checkLines: onText((text: unknown) => bytes.checkLines(encoded(text), LINES)),
    createLineBuffer: onText((text: string) => bytes.createLineBuffer(text.length)),
    createLines: onText(() => bytes.createLines(1)),
    enableKernel: onText(() => {
      bytes.enableKernel()
      // Restore the JavaScript scanner so that the order of the tests does not matter.
      setScanner(scanFrom)
    }),
    engineOf: onText((text: unknown) => bytes.engineOf(encoded(text))),
    parseLine: onLine(bytes.parseLine),
    scanLine: onLine((line, start, end) => bytes.scanLine(line, start, end, SPANS)),
    scanFields: onText((text: unknown) => bytes.scanFields(encoded(text), LINES, { close: ' ' })),
    scanLines: onText((text: unknown) => bytes.scanLines(encoded(text), LINES)),
    scanText: onText((text: string) => bytes.scanText(text, SPANS)),
  },
} as const
