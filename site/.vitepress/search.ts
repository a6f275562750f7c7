import type { DefaultTheme } from 'vitepress'

/** Pages for those who work on the library: in results, they would hide those for users. */
const FOR_CONTRIBUTORS = /^project\/(?:architecture|changelog|contributing)/

/**
 * Searches in the browser, in an index that is loaded when somebody searches. Options of MiniSearch that are functions are not
 * used: VitePress would send them as text for `new Function`, which a strict Content-Security-Policy forbids.
 */
export const search: { provider: 'local'; options: DefaultTheme.LocalSearchOptions } = {
  provider: 'local',
  options: {
    // The words of a block, without its hover types: those would be most of the index.
    _render: (source, env, markdown) => {
      const html = markdown.render(source.replace(/^```(?:ts|typescript)\b.*$/gm, '```text'), env)
      return env.frontmatter?.['search'] === false || FOR_CONTRIBUTORS.test(env.relativePath) ? '' : html
    },
  },
}
