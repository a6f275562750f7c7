import type { DefaultTheme } from 'vitepress'

/** Searches in the browser, in an index that is loaded when somebody searches. */
export const search: { provider: 'local'; options: DefaultTheme.LocalSearchOptions } = {
  provider: 'local',
  options: {
    // The words of a block, without its hover types: those would be most of the index.
    _render: (source, env, markdown) => {
      const html = markdown.render(source.replace(/^```(?:ts|typescript)\b.*$/gm, '```text'), env)
      return env.frontmatter?.['search'] === false ? '' : html
    },
    // Guides before the pages about the project, such as the changelog.
    miniSearch: { searchOptions: { boostDocument: (page) => (String(page).includes('/project/') ? 0.3 : 1) } },
  },
}
