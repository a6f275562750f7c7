import FindMyWay from 'find-my-way'
import { describe, expect, it } from 'vitest'
import { findStatic, type StaticNode, staticTable } from '../../../src/routes/router/static-paths'

const alike = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `/api/v1/resource-${String(i).padStart(5, '0')}/edit`)

/** Paths of one length, each of which differs from all others in one place. */
const oneHot = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `/${'a'.repeat(i)}b${'a'.repeat(count - i)}`)

const TABLES: { readonly [name: string]: readonly string[] } = {
  'no paths': [],
  'one path': ['/'],
  'a few paths': ['/', '/a', '/b', '/users/me', '/users/you', '/%41', '/%61'],
  '5,000 alike paths': alike(5000),
  'paths that differ in one place each': oneHot(200),
  'long paths of different lengths': Array.from({ length: 100 }, (_, i) => `/${'a'.repeat(200 + i)}`),
  'long alike paths': alike(100).map((path) => `/${'b'.repeat(300)}${path}`),
}

const depthOf = (node: StaticNode | undefined): number =>
  node === undefined ? 0 : 1 + Math.max(0, ...node.table.map(depthOf))

describe('T5: static paths', () => {
  it.each(Object.keys(TABLES))('%s are found, and nothing else', (name) => {
    const paths = TABLES[name] as readonly string[]
    const table = staticTable(paths.map((path, route) => [path, route]))
    paths.forEach((path, route) => {
      if (findStatic(table, path) !== route) expect.fail(path)
      for (const other of [
        `${path}x`,
        path.slice(0, -1),
        `${path.slice(0, -1)}~`,
        `${path.slice(0, -1)}\u0161`,
        `x${path.slice(1)}`,
      ]) {
        if (!paths.includes(other) && findStatic(table, other) !== -1) expect.fail(other)
      }
    })
    expect(findStatic(table, '')).toBe(-1)
  })

  it('a path is told apart from 5,000 others by five characters at most', () => {
    const table = staticTable(alike(5000).map((path, route) => [path, route]))
    expect(Math.max(...table.map(depthOf))).toBeLessThanOrEqual(6)
  })

  it.each([1000, 5000])('%i alike paths take no more time than find-my-way', (count) => {
    const paths = alike(count)
    const table = staticTable(paths.map((path, route) => [path, route]))
    const peer = FindMyWay()
    for (const path of paths) peer.on('GET', path, () => undefined)
    const bytes = new TextEncoder().encode(paths.join(''))
    const size = paths[0]?.length ?? 0
    /** New strings, as a server makes them for each request. */
    const requests = (): readonly string[] =>
      paths.map((_, i) => new TextDecoder().decode(bytes.subarray(i * size, (i + 1) * size)))
    const timed = (find: (text: string) => unknown): number => {
      const texts = requests()
      const started = performance.now()
      for (const text of texts) if (find(text) === undefined) throw new Error(text)
      return performance.now() - started
    }
    const least = { ours: Number.POSITIVE_INFINITY, theirs: Number.POSITIVE_INFINITY }
    for (let round = 0; round < 30; round++) {
      least.ours = Math.min(
        least.ours,
        timed((text) => findStatic(table, text)),
      )
      least.theirs = Math.min(
        least.theirs,
        timed((text) => peer.find('GET', text)),
      )
    }
    expect(least.ours).toBeLessThanOrEqual(least.theirs)
  })
})
