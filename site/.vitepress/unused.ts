import { PurgeCSS } from 'purgecss'
import type { Plugin } from 'vite'

/** Matches class names, such as `level-1`, that the theme composes from two parts. */
const COMPOSED = [/^level-/]

/** Removes the CSS rules for elements and classes that no page or component contains. */
export const removeUnusedRules = (): Plugin => ({
  name: 'remove-unused-rules',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const content = Object.values(bundle).flatMap((each) =>
        each.type === 'chunk' ? [{ raw: each.code, extension: 'js' }] : [],
      )
      for (const [name, each] of Object.entries(bundle)) {
        if (each.type !== 'asset' || !name.endsWith('.css')) continue
        const css = [{ raw: String(each.source) }]
        const [result] = await new PurgeCSS().purge({ content, css, safelist: { greedy: COMPOSED } })
        if (result === undefined) continue
        // The file name contains a hash of the content, so the changed style sheet is written as a new file.
        delete bundle[name]
        this.emitFile({ type: 'asset', name: 'style.css', source: result.css })
      }
    },
  },
})
