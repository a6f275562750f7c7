import { describe, expect, it } from 'vitest'
import { findStatic, type StaticNode, staticTable } from '../../../src/routes/router/static-paths'

const alike = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `/api/v1/resource-${String(i).padStart(5, '0')}/edit`)

/** Generates paths of equal length. Each path contains a `b` at a different position. */
const oneHot = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `/${'a'.repeat(i)}b${'a'.repeat(count - i)}`)

const TABLES: { readonly [name: string]: readonly string[] } = {
  'no paths': [],
  'one path': ['/'],
  'a few paths': ['/', '/a', '/b', '/users/me', '/users/you', '/%41', '/%61'],
  'paths that differ in their first character': ['a', 'b'],
  '5,000 alike paths': alike(5000),
  'paths that differ in one place each': oneHot(200),
  'long paths of different lengths': Array.from({ length: 100 }, (_, i) => `/${'a'.repeat(200 + i)}`),
  'long alike paths': alike(100).map((path) => `/${'b'.repeat(300)}${path}`),
}

const depthOf = (node: StaticNode | undefined): number =>
  node === undefined ? 0 : 1 + Math.max(0, ...node.table.map(depthOf))

describe('static paths', () => {
  it.each(Object.keys(TABLES))('%s are found, and nothing else', (name) => {
    const paths = TABLES[name] as readonly string[]
    const table = staticTable(paths.map((path, route) => [path, route]))
    const all = new Set(paths)
    paths.forEach((path, route) => {
      if (findStatic(table, path) !== route) expect.fail(path)
      for (const other of [
        `${path}x`,
        path.slice(0, -1),
        `${path.slice(0, -1)}~`,
        `${path.slice(0, -1)}\u0161`,
        `x${path.slice(1)}`,
      ]) {
        if (!all.has(other) && findStatic(table, other) !== -1) expect.fail(other)
      }
    })
    expect(findStatic(table, '')).toBe(-1)
  })

  it('a path is told apart from 5,000 others by five characters at most', () => {
    const table = staticTable(alike(5000).map((path, route) => [path, route]))
    expect(Math.max(...table.trees.map(depthOf))).toBeLessThanOrEqual(6)
  })
})
