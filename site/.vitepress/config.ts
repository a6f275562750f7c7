import { defineConfig, type HeadConfig } from 'vitepress'
import { ADDRESS, BASE, REPOSITORY, VERSION } from '../build/address.mjs'
import { COLOR_RULES, colored } from './colors'
import { descriptionOf } from './description'
import { emptyHeaders } from './markdown'
import { scriptsAfterPaint } from './scripts'
import { search } from './search'
import { sidebar } from './sidebar'
import { typed } from './twoslash'
import { removeUnusedRules } from './unused'

const TITLE = 'uri-ts'
const DESCRIPTION =
  'Strict RFC 3986 URIs for TypeScript. The compiler checks your literals; a fast scanner checks everything else and tells you where it is wrong.'

/** Returns the address of a page or of another file on the site. */
const addressOf = (path: string): string => new URL(path, ADDRESS).href

/** Returns the canonical address of a page, for search engines. */
const canonical = (page: string): string => addressOf(page.replace(/(?:(^|\/)index)?\.md$/, '$1'))

export default defineConfig({
  lang: 'en-US',
  base: BASE,
  title: TITLE,
  titleTemplate: ':title | uri-ts',
  description: DESCRIPTION,
  srcDir: '.pages',
  outDir: 'dist',
  cleanUrls: true,
  // If VitePress disabled transitions during theme changes, each page would be laid out again when its scripts started.
  appearance: { disableTransition: false },
  ...(ADDRESS === undefined ? {} : { sitemap: { hostname: ADDRESS } }),
  // Stores the sidebars and the list of the 600 pages in a separate file instead of in every page.
  metaChunk: true,
  // Some examples link to `http://localhost`.
  ignoreDeadLinks: [/^http:\/\/localhost/],
  markdown: {
    // VitePress contains a separate copy of Shiki. The types in that copy are identical to those in our copy.
    codeTransformers: [typed as never, colored as never],
    languages: ['ts', 'js'] as never,
    config: emptyHeaders,
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  head: [
    ['style', {}, COLOR_RULES],
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `${BASE}logo.svg` }],
    ['link', { rel: 'icon', type: 'image/png', sizes: '192x192', href: `${BASE}icon.png` }],
    ['link', { rel: 'apple-touch-icon', href: `${BASE}icon.png` }],
    ['meta', { name: 'theme-color', media: '(prefers-color-scheme: light)', content: '#ffffff' }],
    ['meta', { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: '#1b1b1f' }],
    ['meta', { property: 'og:type', content: 'website' }],
    ['meta', { property: 'og:site_name', content: TITLE }],
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ],
  transformPageData: (page) => ({ description: page.description || descriptionOf(page.relativePath) || DESCRIPTION }),
  transformHtml: scriptsAfterPaint,
  transformHead: ({ page, title, description }) => [
    ['meta', { property: 'og:title', content: title }],
    ['meta', { property: 'og:description', content: description }],
    ...(ADDRESS === undefined
      ? []
      : ([
          ['link', { rel: 'canonical', href: canonical(page) }],
          ['meta', { property: 'og:url', content: canonical(page) }],
          ['meta', { property: 'og:image', content: addressOf('card.png') }],
        ] as HeadConfig[])),
  ],
  themeConfig: {
    logo: { src: '/logo.svg', alt: '' },
    nav: [
      { text: 'Guide', link: '/guide/introduction', activeMatch: '^/guide/' },
      { text: 'Playground', link: '/playground' },
      { text: 'Story', link: '/story' },
      { text: 'Performance', link: '/performance' },
      { text: 'API', link: '/api/', activeMatch: '^/api/' },
      { text: VERSION, link: '/project/changelog' },
    ],
    socialLinks: [
      { icon: 'npm', link: 'https://www.npmjs.com/package/uri-ts' },
      ...(REPOSITORY === undefined ? [] : [{ icon: 'github' as const, link: REPOSITORY }]),
    ],
    sidebar,
    outline: [2, 3],
    search,
    docFooter: { prev: 'Before', next: 'Next' },
    footer: { message: 'MIT License. Nothing on this site asks another host.' },
  },
  // The playground's editor is not loaded until a reader opens it.
  shouldPreload: (link) => !link.includes('create-editor'),
  // The browser loads only those pages that the reader opens.
  router: { prefetchLinks: false },
  vite: { plugins: [removeUnusedRules()], build: { chunkSizeWarningLimit: 2000 } },
})
