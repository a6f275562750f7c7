import { defineConfig } from 'vitepress'
import { emptyHeaders } from './markdown'
import { search } from './search'
import { sidebar } from './sidebar'
import { typed } from './twoslash'

const TITLE = 'uri-ts'
const DESCRIPTION =
  'Strict RFC 3986 URIs for TypeScript. The compiler checks your literals; a fast scanner checks everything else and tells you where it is wrong.'

export default defineConfig({
  lang: 'en-US',
  title: TITLE,
  description: DESCRIPTION,
  srcDir: '.pages',
  outDir: 'dist',
  cleanUrls: true,
  // Once, and not in each page: 600 names of pages, and the sidebars.
  metaChunk: true,
  // Addresses in examples.
  ignoreDeadLinks: [/^http:\/\/localhost/],
  markdown: {
    // VitePress has a copy of Shiki of its own, with equal types.
    codeTransformers: [typed as never],
    languages: ['ts', 'js'] as never,
    config: emptyHeaders,
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: '/logo.svg' }],
    ['meta', { name: 'theme-color', media: '(prefers-color-scheme: light)', content: '#ffffff' }],
    ['meta', { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: '#1b1b1f' }],
    ['meta', { property: 'og:type', content: 'website' }],
    ['meta', { property: 'og:site_name', content: TITLE }],
    ['meta', { name: 'twitter:card', content: 'summary' }],
  ],
  transformHead: ({ title, description }) => [
    ['meta', { property: 'og:title', content: title }],
    ['meta', { property: 'og:description', content: description }],
  ],
  themeConfig: {
    logo: { src: '/logo.svg', alt: '' },
    nav: [
      { text: 'Guide', link: '/guide/introduction', activeMatch: '^/guide/' },
      { text: 'Playground', link: '/playground' },
      { text: 'Story', link: '/story' },
      { text: 'Performance', link: '/performance' },
      { text: 'API', link: '/api/', activeMatch: '^/api/' },
    ],
    sidebar,
    outline: [2, 3],
    search,
    docFooter: { prev: 'Before', next: 'Next' },
    footer: { message: 'MIT License. Nothing on this site asks another host.' },
  },
  // The editor of the playground is loaded when it is opened.
  shouldPreload: (link) => !link.includes('create-editor'),
  // A page that nobody opens is not loaded.
  router: { prefetchLinks: false },
  vite: { build: { chunkSizeWarningLimit: 2000 } },
})
