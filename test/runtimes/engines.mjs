// Runs the assertions in each runtime. `run.mjs` skips a runtime if the file named in the runtime's `needs` is missing.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { bundle, checking, here, MAIN, MAIN_ALONE, modules, out, read, versionOf } from './tools.mjs'

/** The path to the folder with the runtimes that `npm run bench -- runtimes` measures. */
const installed = resolve(here, '../../bench/runtimes/node_modules')

const CHROMIUM = '/usr/bin/chromium'
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]

/**
 * In Chromium, opens a page that can load the given files by their paths. Returns Chromium's version and the title that
 * the page sets.
 */
const inChromium = async (files) => {
  const { chromium } = await import('playwright-core')
  const server = createServer(({ url }, response) => {
    const [type, text] = files[url] ?? ['text/plain', '']
    response.writeHead(200, { 'content-type': type }).end(text)
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${server.address().port}/`)
    await page.waitForFunction('document.title !== ""', undefined, { timeout: 20_000 })
    return `${browser.version()}: ${await page.title()}`
  } finally {
    await browser.close()
    server.close()
  }
}

const page = (scripts) => ['text/html', `<!doctype html><meta charset="utf-8">${scripts}`]
const script = (file) => ['text/javascript', readFileSync(file, 'utf8')]

const asModule = async () => {
  const file = await bundle('page.mjs', { code: checking((result) => `document.title = ${result}`) })
  return inChromium({ '/': page('<script type="module" src="/page.mjs"></script>'), '/page.mjs': script(file) })
}

const asScript = () => {
  const code = "document.title = uriTs.parseUri('a:b').right.text === 'a:b' ? '1 of 1' : '0 of 1'"
  const scripts = `<script src="/uri-ts.js"></script><script>${code}</script>`
  return inChromium({ '/': page(scripts), '/uri-ts.js': script(join(modules, 'uri-ts/dist/uri-ts.script.js')) })
}

const inWorkerd = async () => {
  const { Miniflare } = await import('miniflare')
  const code = checking((result) => `export default { fetch: () => new Response(${result}) }`)
  const worker = new Miniflare({ modules: true, script: readFileSync(await bundle('worker.mjs', { code }), 'utf8') })
  try {
    const response = await worker.dispatchFetch('http://localhost/')
    return `${versionOf('workerd')}: ${await response.text()}`
  } finally {
    await worker.dispose()
  }
}

const hermesc = join(modules, 'hermes-compiler/hermesc/linux64-bin/hermesc')

/** The package `hermes-compiler` does not contain the engine, so the code is compiled but not run. */
const byHermes = async () => {
  const file = await bundle('hermes.js', { entryPoints: [MAIN_ALONE], format: 'iife', target: 'es2021' })
  read(hermesc, '-emit-binary', '-O', '-w', '-out', out('hermes.hbc'), file)
  return `${versionOf('hermes-compiler')}: compiles, without \`uri-ts/fast-check\``
}

const ofNode = (version) => {
  const needs = join(installed, `node${version}/bin/node`)
  const required = () => bundle('required.cjs', { format: 'cjs', packages: 'external' })
  const run = (file) => `${read(needs, '--version').slice(1)}: ${read(needs, file)}`
  return [
    { name: `Node ${version}, \`import\``, needs, run: () => run(MAIN) },
    { name: `Node ${version}, \`require\``, needs, run: async () => run(await required()) },
  ]
}

const bun = join(installed, '.bin/bun')
const deno = join(installed, '.bin/deno')
const inDeno = () =>
  `${read(deno, 'eval', 'console.log(Deno.version.deno)')}: ${read(deno, 'run', '--quiet', '--allow-env', '--allow-read', MAIN)}`

export const ENGINES = [
  ...['20', '22', '24', '26'].flatMap(ofNode),
  { name: 'bun', needs: bun, run: () => `${read(bun, '--version')}: ${read(bun, MAIN)}` },
  { name: 'deno', needs: deno, run: inDeno },
  { name: 'workerd, bundled', needs: join(modules, 'miniflare'), run: inWorkerd },
  { name: 'Chromium, a module, bundled', needs: CHROMIUM, run: asModule },
  { name: 'Chromium, the classic script of the root', needs: CHROMIUM, run: asScript },
  { name: 'Hermes’ compiler', needs: hermesc, run: byHermes },
]
