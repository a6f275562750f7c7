import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import numbers from '../../site/.vitepress/theme/home/numbers.data'
import { linkDocuments } from '../../site/build/documents.mjs'
import { DOCUMENTS } from '../../site/build/guides.mjs'
import { fullText, shortText } from '../../site/build/texts.mjs'

const ROOT = new URL('../../', import.meta.url)

/** Removes the site's address, which `npm run repository` adds to links. */
const withoutAddress = (text: string) => text.replace(/(?<=\]\()https:\/\/[\w-]+\.github\.io\/[\w.-]+(?=\/)/g, '')

describe('the site', () => {
  test('has a page for each document', () => {
    const shown = DOCUMENTS.map(({ file }) => file).filter((file) => file.startsWith('docs/'))
    expect(shown.sort()).toEqual(readdirSync(new URL('docs', ROOT)).map((file) => `docs/${file}`))
  })

  test.each([...DOCUMENTS])('has no relative link in $file', ({ file }) => {
    const text = linkDocuments(readFileSync(new URL(file, ROOT), 'utf8')).replace(/^```[\s\S]*?^```/gm, '')
    expect(text.match(/(?<!!)\[[^\]]+\]\((?![a-z]+:|[/#])[^)]+\)/g)).toBe(null)
  })

  test('lists each page of docs in llms.txt, with its address on the site', () => {
    const links = Array.from(withoutAddress(shortText()).matchAll(/\]\((\/[^)]*)\)/g), ([, address]) => address)
    const pages = DOCUMENTS.filter(({ file }) => file.startsWith('docs/')).map(({ address }) => `/${address}`)
    expect(links.sort()).toEqual([...pages, '/guide/introduction', '/llms-full.txt'].sort())
  })

  test('has each page of docs in llms-full.txt, once and whole', () => {
    const headings = (text: string) => text.match(/^# .+$/gm) ?? []
    const files = ['README.md', ...DOCUMENTS.map(({ file }) => file).filter((file) => file.startsWith('docs/'))]
    const texts = files.map((file) => readFileSync(new URL(file, ROOT), 'utf8'))
    expect(headings(fullText())).toEqual(texts.flatMap(headings))
    const ends = texts.map((text) => linkDocuments(text.trim().split('\n').at(-1) ?? ''))
    const full = withoutAddress(fullText())
    expect(ends.filter((line) => !full.includes(line))).toEqual([])
  })

  test('draws the numbers of the comparison in the README', () => {
    const charts = numbers.load()
    expect(charts.map(({ bars }) => bars.map(({ name }) => name))).toEqual(
      Array(2).fill(['new URL', 'fast-uri 4', 'ufo 1', 'uri-ts']),
    )
    expect(
      charts.flatMap(({ bars }) => bars.map(({ fraction }) => fraction)).every((each) => each >= 0 && each <= 1),
    ).toBe(true)
  })
})
