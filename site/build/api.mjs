// Writes a page for each entry point, from its docstrings.
import { join } from 'node:path'
import { Application } from 'typedoc'
import { ENTRIES } from '../../build/entries.mjs'
import { PAGES, ROOT } from './places.mjs'

export const writeApi = async () => {
  const application = await Application.bootstrapWithPlugins({
    entryPoints: ENTRIES.map((entry) => join(ROOT, `src/${entry}.ts`)),
    tsconfig: join(ROOT, 'tsconfig.json'),
    plugin: ['typedoc-plugin-markdown'],
    out: join(PAGES, 'api'),
    readme: 'none',
    router: 'module',
    disableSources: true,
    hideBreadcrumbs: true,
    hidePageHeader: true,
    logLevel: 'Warn',
  })
  const project = await application.convert()
  if (project === undefined) throw new Error('TypeDoc could not read src')
  await application.generateOutputs(project)
}
