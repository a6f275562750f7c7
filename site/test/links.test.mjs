// Checks every reference on every built page. A reference must lead to an existing page, file or anchor. A page must
// not load anything from another host.
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { DIST } from './support/server.mjs'

const files = readdirSync(DIST, { recursive: true }).filter((file) => file.endsWith('.html'))
const pages = new Map(files.map((file) => [`/${file}`, readFileSync(join(DIST, file), 'utf8')]))

const decoded = (text) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*"|='[^']*'|=[^\s>]+)?)*)\s*\/?>/gi
const ATTRIBUTE = /([^\s=>/]+)=(?:"([^"]*)"|'([^']*)')/g

/** Returns each element as `[name, attributes]`. */
const elementsOf = (html) =>
  [...html.matchAll(TAG)].map(([, name, text]) => [
    name.toLowerCase(),
    Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, key, a, b]) => [key, decoded(a ?? b)])),
  ])

const elements = new Map([...pages].map(([address, html]) => [address, elementsOf(html)]))
const anchors = new Map(
  [...elements].map(([address, all]) => [
    address,
    new Set(all.flatMap(([, { id }]) => (id === undefined ? [] : [id]))),
  ]),
)

/**
 * Returns the file that a host serves for a path. The file is at the path itself, at `path.html`, or at
 * `path/index.html`.
 */
const fileOf = (path) =>
  [path, `${path}.html`, `${path.replace(/\/$/, '')}/index.html`].find((each) => {
    const file = join(DIST, each)
    return existsSync(file) && statSync(file).isFile()
  })

const addressOf = (file) => file.replace(/(?:\/index)?\.html$/, '') || '/'

/** Returns why a reference is broken, or `undefined` if it works. */
const fault = (file, reference) => {
  const base = file.endsWith('/index.html') ? file.replace(/index\.html$/, '') : addressOf(file)
  const { origin, pathname, hash } = new URL(reference, `http://site${base}`)
  if (origin !== 'http://site') return undefined
  const target = fileOf(decodeURIComponent(pathname))
  if (target === undefined) return `${addressOf(file)}: ${reference} does not exist`
  const id = decodeURIComponent(hash.slice(1))
  const isKnown = id === '' || !anchors.has(target) || anchors.get(target).has(id)
  return isKnown ? undefined : `${addressOf(file)}: ${reference} has no such anchor`
}

const OTHER_HOST = /^(?:https?:)?\/\//i

/** Returns the addresses of the resources that a browser loads automatically for an element. */
const loaded = ([name, { rel = '', src, href, srcset }]) => {
  if (name === 'link') return /stylesheet|icon|preload|prefetch|preconnect|manifest/.test(rel) ? [href] : []
  return [src, srcset].filter((each) => each !== undefined)
}

test('there are pages', () => {
  assert.ok(pages.size > 500, `${pages.size} pages`)
})

test('no link, file or anchor is missing', () => {
  const faults = [...elements].flatMap(([file, all]) =>
    file === '/404.html'
      ? []
      : all.flatMap(([, { href, src }]) =>
          [href, src]
            .filter((each) => each !== undefined && !each.startsWith('data:'))
            .map((each) => fault(file, each)),
        ),
  )
  assert.deepEqual([...new Set(faults.filter((each) => each !== undefined))], [])
})

test('nothing is loaded from another host', () => {
  const others = [...elements].flatMap(([file, all]) =>
    all
      .flatMap(loaded)
      .filter((reference) => OTHER_HOST.test(reference))
      .map((reference) => `${file}: ${reference}`),
  )
  const styles = readdirSync(join(DIST, 'assets')).filter((file) => file.endsWith('.css'))
  const inStyles = styles.flatMap((file) =>
    [
      ...readFileSync(join(DIST, 'assets', file), 'utf8').matchAll(
        /(?:url\(|@import)\s*["']?((?:https?:)?\/\/[^"')]+)/g,
      ),
    ].map(([, reference]) => `${file}: ${reference}`),
  )
  assert.deepEqual([...others, ...inStyles], [])
})

test('no page of the API has more than 150 kB of HTML', () => {
  const large = [...pages].filter(([address, html]) => address.startsWith('/api/') && Buffer.byteLength(html) > 150_000)
  assert.deepEqual(
    large.map(([address, html]) => [address, Buffer.byteLength(html)]),
    [],
  )
})
