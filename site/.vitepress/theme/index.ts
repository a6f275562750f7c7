import type { EnhanceAppContext } from 'vitepress'
import Theme from 'vitepress/theme-without-fonts'
import { defineAsyncComponent } from 'vue'
import { showTypes } from './hovers'
import { whenUsed } from './when-used'
import './style.css'

export default {
  extends: Theme,
  // A page can be read without its scripts, so `whenUsed` delays their execution.
  Layout: defineAsyncComponent({ loader: async () => Theme.Layout, hydrate: whenUsed }),
  enhanceApp({ app }: EnhanceAppContext) {
    // Each component is loaded only by the pages that contain it.
    app.component(
      'HomeHero',
      defineAsyncComponent(() => import('./home/HomeHero.vue')),
    )
    app.component(
      'HomeNumbers',
      defineAsyncComponent(() => import('./home/HomeNumbers.vue')),
    )
    if (!import.meta.env.SSR) showTypes()
  },
}
