/**
 * Tests the links in `hrefs.ts`. Each link must either be resolved as browsers resolve it or be refused with a message.
 */
import { showReason } from 'uri-ts'
import { resolveHref } from 'uri-ts/repair'
import { describe, expect, it } from 'vitest'
import { browserUrl, placeOf } from '../refimpl/same-place'
import { fresh, uriOf } from '../support/views'
import { HREFS } from './hrefs'

const ROWS = Object.entries(HREFS).flatMap(([base, hrefs]) => hrefs.map((href) => ({ base, href })))

/** Lists the links that browsers follow but `resolveHref` refuses, each with its error message. */
const REFUSED: Readonly<Record<string, string>> = {
  'https://{host}/x':
    "host: '{' is not allowed at offset 8; a reg-name is letters, digits, -._~!$&'()*+,;= and percent-encoded octets",
  'http://me@there@evil.example/':
    "host: '@' is not allowed at offset 15; a reg-name is letters, digits, -._~!$&'()*+,;= and percent-encoded octets",
  '/x': "path: '/' begins a path that crosses a drive letter at offset 0; browsers read drive letters such as C: by rules of their own: write the whole URI, file:///C:/a",
  'C|/x':
    "path: 'C' begins a path that crosses a drive letter at offset 0; browsers read drive letters such as C: by rules of their own: write the whole URI, file:///C:/a",
}

describe(`${ROWS.length} links`, () => {
  it('are 200 or more', () => expect(ROWS.length).toBeGreaterThanOrEqual(200))

  it.each(ROWS)('$href from $base', ({ base, href }) => {
    const target = resolveHref(uriOf(base))(href)
    const url = browserUrl(href, base)
    if (target._tag === 'Right') expect(placeOf(fresh(target.right).text)).toBe(placeOf(url ?? 'refused:'))
    else if (url !== undefined) expect(showReason(target.left)).toBe(REFUSED[href])
    else expect(showReason(target.left)).toMatch(/^[a-z]+: .+ at offset \d+; .+/)
  })

  it('lead where browsers go, but for at most 3 %', () => {
    const differing = ROWS.filter(
      ({ base, href }) => resolveHref(uriOf(base))(href)._tag === 'Left' && browserUrl(href, base) !== undefined,
    )
    console.log(`${ROWS.length - differing.length} of ${ROWS.length} links resolve or are refused as in browsers`)
    expect(differing.map(({ href }) => href).sort()).toEqual(Object.keys(REFUSED).sort())
    expect(differing.length / ROWS.length).toBeLessThanOrEqual(0.03)
  })
})
