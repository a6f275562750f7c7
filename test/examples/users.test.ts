/** Compiles and runs programs like those that new users write, and checks the programs' output. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { tsc } from '../support/compilers'
import { ROOT, textOf } from '../support/files'
import { installPacked } from '../support/packed'

const folder = mkdtempSync(join(ROOT, 'node_modules/.users-'))
const packed = installPacked()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Imports a program and returns its output. */
const printed = async (program: string): Promise<string> => {
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((...values) => {
    lines.push(values.map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value))).join(' '))
  })
  try {
    await import(join(ROOT, 'examples/users', program))
  } finally {
    log.mockRestore()
  }
  return `${lines.join('\n')}\n`
}

it.each(['site.ts', 'functional.ts', 'raw-server.ts', 'plain.mjs', 'crawler.ts'])(
  '%s prints what it should',
  async (program) => {
    await expect(await printed(program)).toMatchFileSnapshot(join(ROOT, 'examples/users', `${program}.txt`))
  },
)

it('access-log.sh prints what it should', async () => {
  const { code, stdout, stderr } = await packed.bash(textOf('examples/users/access-log.sh'))
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  await expect(stdout).toMatchFileSnapshot(join(ROOT, 'examples/users/access-log.sh.txt'))
})

it('all compile, and plain JavaScript is checked', () => {
  const options = { allowJs: true, checkJs: true, types: ['node'], rootDir: ROOT, module: 'preserve' }
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: options,
    include: ['../../examples/users/*.ts', '../../examples/users/*.mjs'],
    exclude: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  expect(tsc('typescript-7.0', folder, '-p', '.')).toBe('')
})
