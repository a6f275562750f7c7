import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { IS_DEEP } from '../../support/compilers'
import { ROOT } from '../../support/files'
import { installPacked } from '../../support/packed'

const packed = installPacked()
const modules = join(packed.folder, 'node_modules')
const plugin = join(modules, '@uri-ts/eslint-plugin')

const install = (file: string, code: string): void => {
  mkdirSync(join(modules, file, '..'), { recursive: true })
  writeFileSync(join(modules, file), code)
}

const installMigration = (summary: object): void => {
  install('eslint/index.js', '')
  install('@uri-ts/eslint-plugin/summary.json', JSON.stringify(summary))
  install(
    '@uri-ts/eslint-plugin/migrate.js',
    `exports.migrate = async ({ print, ...options }) => {
      print(JSON.stringify(options))
      const { broken, ...summary } = JSON.parse(require('fs').readFileSync(__dirname + '/summary.json', 'utf8'))
      if (broken) throw new Error('broken')
      return summary
    }`,
  )
}

afterEach(() => {
  for (const name of ['@uri-ts', 'eslint']) rmSync(join(modules, name), { recursive: true, force: true })
})

describe('uri-ts migrate', () => {
  it('says how to run it if the packages are missing', async () => {
    const missing = await packed.run(['migrate'])
    expect(missing).toMatchObject({ code: 2, stdout: '' })
    expect(missing.stderr).toContain('npx -p uri-ts -p eslint -p @uri-ts/eslint-plugin uri-ts migrate')
    installMigration({})
    rmSync(join(modules, 'eslint'), { recursive: true })
    expect(await packed.run(['migrate'])).toEqual(missing)
  })

  it('passes its options on, and changes nothing unless asked', async () => {
    installMigration({ changed: 1, left: 0, invalid: 0 })
    const options = { cwd: packed.folder, paths: ['.'], write: false }
    expect(await packed.run(['migrate'])).toEqual({ code: 0, stdout: JSON.stringify(options), stderr: '' })
    const { stdout } = await packed.run(['migrate', '--write', 'package.json', 'node_modules'])
    expect(JSON.parse(stdout)).toEqual({ ...options, paths: ['package.json', 'node_modules'], write: true })
  })

  it('exits with 1 if calls are left, and with 2 if a file is invalid or missing', async () => {
    installMigration({ changed: 1, left: 1, invalid: 0 })
    expect((await packed.run(['migrate'])).code).toBe(1)
    installMigration({ changed: 1, left: 1, invalid: 1 })
    expect((await packed.run(['migrate'])).code).toBe(2)
    const { code, stderr } = await packed.run(['migrate', 'nowhere'])
    expect([code, stderr]).toEqual([2, 'uri-ts: cannot read nowhere: no such file or directory\n'])
  })

  it('prints errors inside the packages', async () => {
    installMigration({ broken: true })
    expect((await packed.run(['migrate'])).stderr).toContain('Error: broken')
  })
})

describe.skipIf(!IS_DEEP)('uri-ts migrate, with the real packages', () => {
  it('converts a file', async () => {
    execFileSync(process.execPath, ['packages/build.mjs', 'eslint-plugin'], { cwd: ROOT })
    mkdirSync(join(plugin, '..'), { recursive: true })
    symlinkSync(join(ROOT, 'packages/eslint-plugin'), plugin)
    packed.link('eslint')
    packed.file('old.cjs', "const url = require('url')\nconsole.log(url.resolve(process.argv[2], '../d'))\n")
    const { code, stdout } = await packed.bash('uri-ts migrate old.cjs && uri-ts migrate --write old.cjs')
    expect(code).toBe(0)
    expect(stdout).toContain("+const { orThrow, parseUriReference, resolveReference, view } = require('uri-ts')\n")
    expect(readFileSync(join(packed.folder, 'old.cjs'), 'utf8')).not.toContain("require('url')")
    expect(await packed.bash('node old.cjs http://a/b/c')).toMatchObject({ code: 0, stdout: 'http://a/d\n' })
  })
})
