import type { MarkdownRenderer } from 'vitepress'

/** An empty column header does not count as a header: a screen reader would announce nothing as the name of each cell. */
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
