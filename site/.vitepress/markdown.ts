import type { MarkdownRenderer } from 'vitepress'

/**
 * Replaces empty header cells with data cells. Otherwise, a screen reader would announce the empty header for each cell
 * below it.
 */
export const emptyHeaders = (markdown: MarkdownRenderer): void => {
  markdown.core.ruler.push('empty-headers', ({ tokens }) => {
    tokens.forEach((token, index) => {
      const [text, end] = [tokens[index + 1], tokens[index + 2]]
      if (token.type !== 'th_open' || text?.content !== '' || end?.type !== 'th_close') return
      token.tag = 'td'
      end.tag = 'td'
    })
  })
}
