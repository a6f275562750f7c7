import { transformerTwoslash } from '@shikijs/vitepress-twoslash'
import { createFileSystemTypesCache } from '@shikijs/vitepress-twoslash/cache-fs'
import { ModuleKind, ModuleResolutionKind, ScriptTarget } from 'typescript'
import { defineConfig } from 'vitepress'

/** Compiles each block of TypeScript against the packed package; a block that does not compile fails the build. */
const typed = transformerTwoslash({
  explicitTrigger: false,
  // A page is rendered twice, for the browser and for its HTML.
  typesCache: createFileSystemTypesCache(),
  twoslashOptions: {
    compilerOptions: {
      strict: true,
      target: ScriptTarget.ES2022,
      module: ModuleKind.ESNext,
      moduleResolution: ModuleResolutionKind.Bundler,
      types: ['node'],
    },
  },
})

export default defineConfig({
  title: 'uri-ts',
  description:
    'Strict RFC 3986 URIs for TypeScript: the compiler checks your literals, a fast scanner everything else.',
  srcDir: '.pages',
  outDir: 'dist',
  cleanUrls: true,
  // Addresses in examples.
  ignoreDeadLinks: [/^http:\/\/localhost/],
  // VitePress has a copy of Shiki of its own, with equal types.
  markdown: { codeTransformers: [typed as never], languages: ['ts', 'js'] as never },
  themeConfig: { search: { provider: 'local' } },
  // A page that nobody opens is not loaded.
  // The editor of the playground is loaded when it is opened.
  shouldPreload: (link) => !link.includes('create-editor'),
  router: { prefetchLinks: false },
})
