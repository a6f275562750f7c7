// Tests that the built site's style sheet contains the rules that the pages need, and almost no others.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { DIST, SITE } from './support/server.mjs'

const THEME = join(SITE, 'node_modules/vitepress/dist/client/theme-default')

const textsIn = (folder, suffix) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => suffix.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))

const classesIn = (styles) => new Set([...styles.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name))

/** The classes from the theme's style sheets and from the styles of its components. */
const styled = classesIn(
  [
    ...textsIn(THEME, /\.css$/),
    ...textsIn(THEME, /\.vue$/).flatMap((text) => text.match(/<style[\s\S]*?<\/style>/g) ?? []),
  ].join('\n'),
)

const sheet = textsIn(join(DIST, 'assets'), /\.css$/).join('\n')

test('each class of a page that the theme styles has its rules', () => {
  const used = new Set(
    textsIn(DIST, /\.html$/).flatMap((html) =>
      [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)),
    ),
  )
  const kept = classesIn(sheet)
  assert.ok(used.has('level-1'))
  assert.deepEqual(
    [...used].filter((name) => styled.has(name) && !kept.has(name)),
    [],
  )
})

test('rules for what no page has are removed', () => {
  assert.ok(!classesIn(sheet).has('VPTeamMembersItem'))
})

test('each page describes itself', () => {
  const descriptions = readdirSync(join(DIST, 'guide'))
    .filter((file) => file.endsWith('.html'))
    .map(
      (file) => /<meta name="description" content="([^"]*)"/.exec(readFileSync(join(DIST, 'guide', file), 'utf8'))?.[1],
    )
  assert.equal(new Set(descriptions).size, descriptions.length)
  assert.deepEqual(
    descriptions.filter((each) => !(each?.length > 20)),
    [],
  )
})
