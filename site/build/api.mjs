// Generates a page for each export of each entry point, from the export's docstring. Also writes the pages' sidebars.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Application } from 'typedoc'
import { ENTRIES } from '../../build/entries.mjs'
import { DOCUMENTS } from './guides.mjs'
import { PAGES, ROOT } from './places.mjs'

export const SIDEBAR = join(PAGES, 'api/sidebar.json')

const entryOf = (name) => (name === 'uri-ts' ? name : `uri-ts/${name}`)

/** Returns the first page, which lists all entry points in the order of their guides. */
const entriesPage = () => {
  const rows = DOCUMENTS.filter(({ entry }) => entry !== undefined).map(
    ({ entry, title, address }) =>
      `| [\`${entry}\`](/api/${entry.replace('uri-ts/', '')}/) | [${title}](/${address}) |`,
  )
  return `# API\n\nEach page is the docstring that your editor shows.\n\n| import | guide |\n| --- | --- |\n${rows.join('\n')}\n`
}

const addressOf = (path) => `/api/${path.replace(/\.md$/, '')}`

/**
 * On each export's page, adds links to the other exports in the same category. A sidebar with links to all exports
 * would account for most of a page's size.
 */
const addNeighbors = ({ title: category, children }) => {
  for (const { path } of children) {
    const others = children.filter((child) => child.path !== path)
    if (others.length === 0) continue
    const links = others.map((child) => `[${child.title}](${addressOf(child.path)})`).join(' · ')
    appendFileSync(join(PAGES, 'api', path), `\n## Also in ${category}\n\n${links}\n`)
  }
}

/**
 * Writes the pages and returns a map of their addresses. Each key, such as `uri-ts/http findings`, consists of an
 * entry point and a name.
 */
export const writeApi = async () => {
  const application = await Application.bootstrapWithPlugins({
    entryPoints: ENTRIES.map((entry) => join(ROOT, `src/${entry}.ts`)),
    tsconfig: join(ROOT, 'tsconfig.json'),
    plugin: ['typedoc-plugin-markdown'],
    out: join(PAGES, 'api'),
    readme: 'none',
    router: 'member',
    disableSources: true,
    hidePageHeader: true,
    entryFileName: 'index',
    // Without this option, VitePress would create a different anchor for `_tag`.
    useCustomAnchors: true,
    indexFormat: 'table',
    parametersFormat: 'table',
    pageTitleTemplates: {
      index: 'All functions and types',
      module: ({ name }) => entryOf(name),
      member: ({ name }) => name,
    },
    navigationJson: SIDEBAR,
    logLevel: 'Warn',
  })
  const project = await application.convert()
  if (project === undefined) throw new Error('TypeDoc could not read src')
  // TypeDoc names the module `index`, after its file, `src/index.ts`.
  for (const module of project.children) if (module.name === 'index') module.name = 'uri-ts'
  await application.generateOutputs(project)
  const entries = JSON.parse(readFileSync(SIDEBAR, 'utf8'))
  for (const { children } of entries) children.forEach(addNeighbors)
  writeFileSync(join(PAGES, 'api/index.md'), entriesPage())
  return new Map(
    entries.flatMap(({ title, children }) =>
      children
        .flatMap((category) => category.children)
        .map((child) => [`${entryOf(title)} ${child.title}`, addressOf(child.path)]),
    ),
  )
}
