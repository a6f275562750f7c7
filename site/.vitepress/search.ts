import type { DefaultTheme } from 'vitepress'

/** Matches the pages for contributors. The search omits these pages, so that it finds mainly pages for users. */
const FOR_CONTRIBUTORS = /^project\/(?:architecture|changelog|contributing)/

/**
 * Configures the search, which runs in the browser. The index is loaded when a reader opens the search box. The options
 * for MiniSearch contain no functions: VitePress sends functions to the browser as strings and rebuilds them with `new
 * Function`, which a strict Content-Security-Policy forbids.
 */
export const search: { provider: 'local'; options: DefaultTheme.LocalSearchOptions } = {
  provider: 'local',
  options: {
    // Keeps the words of a code block, but omits the hover types, which would make up most of the index.
    _render: (source, env, markdown) => {
      const html = markdown.render(source.replace(/^```(?:ts|typescript)\b.*$/gm, '```text'), env)
      return env.frontmatter?.['search'] === false || FOR_CONTRIBUTORS.test(env.relativePath) ? '' : html
    },
  },
}
