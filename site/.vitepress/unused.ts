import { PurgeCSS } from 'purgecss'
import type { Plugin } from 'vite'

/** Classes whose names the theme composes, such as `level-1`. */
const COMPOSED = [/^level-/]

/** Removes rules for what no page and no component names: the theme also styles teams, sponsors and features. */
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
        // As a new file, because the name has a hash of what is in it.
        delete bundle[name]
        this.emitFile({ type: 'asset', name: 'style.css', source: result.css })
      }
    },
  },
})
