/** What the types add to a bundle of the built package: four identity functions. */
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { ROOT } from '../support/imports'

/** The minified bundle of a module that imports from the package. */
const bundle = async (contents: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: contents.replaceAll("'uri-ts'", "'./dist/index.js'"), resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}

it('types are nothing', async () => {
  expect(await bundle("import type { IsUri, Normalize, Parse, Resolve } from 'uri-ts'")).toBe('')
})

it('the constructors of literals are one identity function, and nothing else comes with them', async () => {
  const text = await bundle("export { uri, absoluteUri, relativeRef, uriReference } from 'uri-ts'")
  const [identity, names] = [
    'var t=n=>n,e=t,s=t,o=t,r=t;',
    's as absoluteUri,o as relativeRef,e as uri,r as uriReference',
  ]
  expect(text).toBe(`${identity}export{${names}};`)
  expect(text.length).toBe(96)
})

it('a constant costs its own text', async () => {
  const text = await bundle("import { uri } from 'uri-ts'\nconsole.log(uri('http://a/b'))")
  expect(text).toBe('var e=n=>n,t=e;console.log(t("http://a/b"));')
})
