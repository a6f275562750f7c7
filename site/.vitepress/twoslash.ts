/**
 * Compiles each TypeScript block against the packed package. If a block does not compile, the build fails.
 *
 * The type of each name is stored in a plain attribute, and `theme/hovers.ts` displays the type. The popups in
 * vitepress-twoslash are Vue components. With these components, a build took two and a half times as long, and pages
 * contained five times as much script.
 */
import { createTransformerFactory, defaultHoverInfoProcessor, type TwoslashRenderer } from '@shikijs/twoslash/core'
import { createTwoslasher } from 'twoslash'
import { COMPILER_OPTIONS, SharedEnvironment, typesInMemory } from '../build/blocks.mjs'

type Line = ReturnType<NonNullable<TwoslashRenderer['lineError']>>

const line = (className: string, text: string): Line => [
  { type: 'element', tagName: 'div', properties: { class: className }, children: [{ type: 'text', value: text }] },
]

/** Returns the first paragraph of a docstring, with links converted to plain text. */
const summaryOf = (docs = ''): string => docs.replace(/\{@link ([^}]*)\}/g, '$1').split('\n\n')[0] ?? ''

/** The blocks that already have a tab stop. */
const reachable = new WeakSet<object>()

const renderer: TwoslashRenderer = {
  nodeStaticInfo({ text, docs }, node) {
    const type = defaultHoverInfoProcessor(text)
    if (type === '') return { type: 'element', tagName: 'span', properties: {}, children: [node] }
    const summary = summaryOf(docs)
    const tabindex = reachable.has(this.meta) ? '-1' : '0'
    reachable.add(this.meta)
    return {
      type: 'element',
      tagName: 'span',
      properties: { class: 'hover', tabindex, 'data-type': type, ...(summary === '' ? {} : { 'data-docs': summary }) },
      children: [node],
    }
  },
  nodeError: (_error, node) => ({ type: 'element', tagName: 'span', properties: { class: 'wrong' }, children: [node] }),
  lineError: ({ text, code }) => line('error-line', `TS${code}: ${text}`),
  nodeQuery: (_query, node) => ({ type: 'element', tagName: 'span', properties: { class: 'asked' }, children: [node] }),
  lineQuery: ({ text, character = 0 }) =>
    line('query-line', `${' '.repeat(character)}^ ${defaultHoverInfoProcessor(text ?? '') || ''}`),
}

const twoslash = createTransformerFactory(
  createTwoslasher({ compilerOptions: COMPILER_OPTIONS, cache: new SharedEnvironment() }),
  renderer,
)

export const typed = twoslash({
  langs: ['ts', 'js'],
  typesCache: typesInMemory(),
  onTwoslashError: (error, code) => {
    console.error(`A block does not compile:\n\n${code}\n`)
    throw error
  },
})
