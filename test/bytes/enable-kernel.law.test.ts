/** Compares `scan`'s kernel with the JavaScript scanner and with the reference implementation. */
import { isUri, parseUriReference } from 'uri-ts'
import { enableKernel } from 'uri-ts/bytes'
import { createSpans, ERROR_OFFSET, scan } from 'uri-ts/scan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { scanFrom, setScanner } from '../../src/core/scanner/scan'
import { randomFrom } from '../refimpl/random'
import { expected, isSame, scanned } from '../support/expect-scan'
import { HOURS, SEED } from '../support/law'
import { generateText } from '../support/scan-kinds'

/** The number of strings to compare. `npm run test:deep` compares two million strings. */
const TEXTS = Number(process.env['URI_TS_KERNEL'] ?? 20_000)

const LONGEST_FOR_ORACLE = 300

beforeAll(() => {
  enableKernel()
  const long = 'http://a/'.padEnd(60_000, 'b')
  for (let count = 0; count < 20; count++) expect(isUri(long)).toBe(true)
})
afterAll(() => setScanner(scanFrom))

const [KERNEL, CORE] = [createSpans(), createSpans()]

it(
  `kernel, core and oracle agree on ${TEXTS} texts: validity, spans, failures and offsets`,
  () => {
    const random = randomFrom(SEED)
    let accepted = 0
    let long = 0
    for (let run = 0; run < TEXTS; run++) {
      const text = generateText(random)
      // The two arrays are first filled with different values, so the test fails if a scanner leaves any compared slot
      // unwritten.
      KERNEL.fill(-7)
      CORE.fill(-9)
      const [is, should] = [scan(text, KERNEL), scanFrom(text, -1, CORE)]
      const slots = should < 0 ? [ERROR_OFFSET] : [0, 1, 2, 3, 4, 5, 6]
      if (is !== should || slots.some((slot) => KERNEL[slot] !== CORE[slot])) {
        expect({ text, is, spans: KERNEL }).toEqual({ text, is: should, spans: CORE })
      }
      if (text.length <= LONGEST_FOR_ORACLE) {
        const [found, wanted] = [scanned(text), expected(text)]
        if (!isSame(found, wanted)) expect({ text, found }).toEqual({ text, found: wanted })
      }
      if (is >= 0) accepted++
      if (is >= 32) long++
      // `parseUriReference` and `scan` must agree on whether the string is valid.
      const { _tag } = parseUriReference(text)
      if ((_tag === 'Right') !== is >= 0) expect({ text, _tag }).toEqual({ text, is })
    }
    console.log(`kernel, core and oracle agree on ${TEXTS} texts, ${accepted} valid, ${long} of them by the kernel`)
    expect(accepted).toBeGreaterThan(TEXTS / 3)
    expect(long).toBeGreaterThan(TEXTS / 10)
  },
  HOURS,
)
