import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { linked } from '../../site/build/documents.mjs'
import { DOCUMENTS } from '../../site/build/guides.mjs'

const ROOT = new URL('../../', import.meta.url)

describe('the site', () => {
  test('has a page for each document', () => {
    const shown = DOCUMENTS.map(({ file }) => file).filter((file) => file.startsWith('docs/'))
    expect(shown.sort()).toEqual(readdirSync(new URL('docs', ROOT)).map((file) => `docs/${file}`))
  })

  test.each([...DOCUMENTS])('has no relative link in $file', ({ file }) => {
    const text = linked(readFileSync(new URL(file, ROOT), 'utf8')).replace(/^```[\s\S]*?^```/gm, '')
    expect(text.match(/(?<!!)\[[^\]]+\]\((?![a-z]+:|[/#])[^)]+\)/g)).toBe(null)
  })
})
