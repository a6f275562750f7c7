/**
 * Defines two programs: a crawler that resolves links and queues each URI only once, and a log pipeline that counts the
 * hosts in an access log.
 */
import {
  type HttpUri,
  hasText,
  isHttpUri,
  parseUri,
  resolveText,
  showReason,
  type Uri,
  type View,
  view,
  withoutFragment,
} from 'uri-ts'
import { createLines, LINE_END, LINE_SLOTS, LINE_START, NEXT_LINE, scanFields } from 'uri-ts/bytes'
import { cacheKey, schemeRules } from 'uri-ts/equivalence'
import { findings, showFinding } from 'uri-ts/http'
import { HOST_END, hostStartIn, PATH_START } from 'uri-ts/scan'
import { redactText, SECRET_KEYS, uriFinder } from 'uri-ts/text'

const forLog = redactText(SECRET_KEYS)
const keyOf = cacheKey({ rules: schemeRules, sortQuery: true, ignorePairs: (key) => key.startsWith('utm_') })

/** The cache keys for all the URIs that the crawler has seen. */
const seen = new Set<string>()
const queue: HttpUri[] = []

const add = (found: View<Uri>): void => {
  const uri = withoutFragment(found)
  if (!hasText(isHttpUri)(uri)) {
    console.log(`skipped ${forLog(uri.text)}`)
    return
  }
  const [dangerous] = findings(uri, ['privateHost', 'suspiciousUserinfo'])
  if (dangerous !== undefined) {
    console.log(`refused ${forLog(uri.text)}: ${showFinding(dangerous)}`)
    return
  }
  const key = keyOf(uri)
  if (seen.has(key)) return
  seen.add(key)
  queue.push(uri.text)
}

const PAGE = view('https://www.example.com/a/b?utm_source=mail')

for (const href of [
  '../c',
  '/c#top',
  'HTTPS://www.example.com:443/c',
  '?b=2&a=1',
  '?a=1&b=2&utm_source=x',
  'http://[::1/',
]) {
  const link = resolveText(PAGE)(href)
  if (link._tag === 'Left') console.log(`wrong ${href}: ${showReason(link.left)}`)
  else add(link.right)
}

const PROSE = `Read www.example.org/docs, https://example.net/a(b), and http://me:pw@10.0.0.1/.
Mail me@example.org or mailto:me@example.org. E.g. end.Next is not a link.`

const find = uriFinder({ isHost: (host) => /\.(?:org|com|net)$/.test(host) })
for (const { uri } of find(PROSE)) add(uri)

console.log(queue.join('\n'))

const LOG = `1.2.3.4 - - [25/Nov/2026] "GET /a?b=1 HTTP/1.1" 200 7 "https://search.example/?q=uri" "agent"
1.2.3.4 - - [25/Nov/2026] "GET /b HTTP/1.1" 200 7 "-" "agent"
1.2.3.4 - - [25/Nov/2026] "GET /a HTTP/1.1" 200 7 "https://me@search.example:8443/" "agent"
1.2.3.4 - - [25/Nov/2026] "-" 400 0 "http://blog.example/x y" "agent"
`

/**
 * Counts how often each host occurs in a given field of a log's lines. For each line, `hostsOf` allocates only the host
 * name.
 */
const hostsOf = (bytes: Uint8Array, skip: number): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  const lines = createLines(1000)
  const decoder = new TextDecoder()
  while (lines[NEXT_LINE] < bytes.length) {
    const count = scanFields(bytes, lines, { open: '"', close: '"', skip }, lines[NEXT_LINE])
    for (let at = LINE_SLOTS; at <= count * LINE_SLOTS; at += LINE_SLOTS) {
      const start = lines[at + LINE_START] as number
      if ((lines[at + PATH_START] as number) < 0) {
        console.log(`not a reference: ${decoder.decode(bytes.subarray(start, lines[at + LINE_END]))}`)
        continue
      }
      if (hostStartIn(lines, at) < 0) continue
      const host = bytes.subarray(start + hostStartIn(lines, at), start + (lines[at + HOST_END] as number))
      const name = decoder.decode(host)
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  return counts
}

for (const [name, count] of hostsOf(new TextEncoder().encode(LOG), 1)) console.log(`${name}: ${count}`)

/** A URI that comes from the configuration. After the check, the URI keeps its branded type throughout the program. */
const START: HttpUri | undefined = ((text: string) => (isHttpUri(text) ? text : undefined))('https://www.example.com/')
console.log(START, parseUri('www.example.com')._tag)
