import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseUriReference, showReason } from 'uri-ts'
import { findings } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { textOf } from '../../../test/support/files'
import { createFastUri } from '../../fast-uri/src/create'
import { uriJs } from '../../uri-js/src/uri-js'
import { ADVISORIES, type Advisory } from './advisories'
import { hostOfBrowser } from './hosts'

const fastUri = createFastUri(false)
const strict = createFastUri(true)

type Calls = Pick<typeof fastUri, 'parse' | 'normalize' | 'resolve' | 'serialize'>

/**
 * Returns a call's result as a string. For an object with components, the string is the object's error, or the object's
 * host if there is no error. If the call throws an error, the string is the error's message.
 */
const answerOf = (calls: Calls, { call, given }: Advisory): string => {
  try {
    const answer = (calls[call] as (...values: readonly unknown[]) => unknown)(...given)
    if (typeof answer === 'string') return answer
    const { host = '', error } = answer as ReturnType<Calls['parse']>
    return error === undefined ? host : `error: ${error}`
  } catch (error) {
    return `throws: ${(error as Error).message}`
  }
}

const grammarOf = ({ texts }: Advisory): string => {
  const [text] = texts
  if (text === undefined) return 'a port is digits'
  const parsed = parseUriReference(text)
  return parsed._tag === 'Right' ? 'valid' : (showReason(parsed.left).split(';')[0] as string)
}

const guardOf = ({ texts }: Advisory): string => {
  const [text] = texts
  const parsed = text === undefined ? undefined : parseUriReference(text)
  if (parsed?._tag !== 'Right') return '-'
  const kinds = new Set(findings(parsed.right).map(({ guard }) => `\`${guard}\``))
  return kinds.size === 0 ? 'nothing' : [...kinds].join(', ')
}

const code = (text: string): string => `\`${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')}\``

const rowOf = (advisory: Advisory): string =>
  `| ${[
    advisory.id,
    advisory.title,
    code(advisory.texts[0] ?? JSON.stringify(advisory.given[0])),
    `${advisory.version}: ${code(advisory.was)}`,
    grammarOf(advisory),
    guardOf(advisory),
    code(answerOf(fastUri, advisory)),
  ].join(' | ')} |`

describe('the thirteen advisories', () => {
  it('are thirteen', () => expect(ADVISORIES).toHaveLength(13))

  it.each(ADVISORIES)('the page has the row of $id', (advisory) => {
    expect(textOf('docs/advisories.md').split('\n')).toContain(rowOf(advisory))
  })

  it.each(ADVISORIES)('the drop-ins do not answer $id as fast-uri did', (advisory) => {
    for (const calls of [fastUri, strict, uriJs]) {
      // The uri-ts core decodes encoded dots (RFC 3986, section 6.2.2.2), so the replacement for uri-js does the same.
      if (advisory.id === 'CVE-2026-6321' && calls === (uriJs as unknown)) continue
      expect(answerOf(calls, advisory)).not.toBe(advisory.was)
    }
  })

  it.each(ADVISORIES)('what the drop-in resolves or normalizes for $id has the host that browsers read', (advisory) => {
    const answer = answerOf(fastUri, advisory)
    const [text = ''] = advisory.texts
    const theirs = hostOfBrowser(text, 'http://trusted.example/')
    if (!/^(?:error|throws):/.test(answer) && answer !== text && answer.includes('/'))
      expect(hostOfBrowser(answer, 'http://trusted.example/')).toBe(theirs)
  })
})

/** The test downloads old versions of fast-uri, so it runs only on request. */
describe.skipIf(process.env['URI_TS_DEEP'] === undefined)('the versions of fast-uri', () => {
  it.each(ADVISORIES)(
    '$version answers $id as the page says',
    (advisory) => {
      const folder = mkdtempSync(join(tmpdir(), 'uri-ts-advisory-'))
      try {
        const npm = [
          'install',
          '--silent',
          '--no-audit',
          '--no-fund',
          '--prefix',
          folder,
          `fast-uri@${advisory.version}`,
        ]
        execFileSync('npm', npm, { stdio: 'ignore' })
        const theirs = createRequire(join(folder, 'x.js'))('fast-uri') as Calls
        // For some advisories, the vulnerable version reports an error but still returns the host.
        const answer =
          advisory.call === 'parse' ? theirs.parse(advisory.given[0] as string).host : answerOf(theirs, advisory)
        expect(answer).toBe(advisory.was)
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
    120_000,
  )
})
