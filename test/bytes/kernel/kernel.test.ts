import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import * as layout from '../../../src/bytes/layout'
import { kernelBytes, writeTables } from '../../../src/bytes/wasm-engine'
import * as mask from '../../../src/core/grammar/character-table'
import { filesOf, textOf } from '../../support/files'
import { wasm } from '../../support/wasm'

const CODE = kernelBytes()
const MODULE = new wasm.Module(CODE)

it('has at most 4 kB', () => expect(CODE.length).toBeLessThanOrEqual(4096))

it('takes a memory and nothing else, and brings no data', () => {
  expect(wasm.Module.imports(MODULE)).toEqual([{ module: 'env', name: 'memory', kind: 'memory' }])
  // The WebAssembly code computes its tables, so the module has no data section. The ID of a data section is 11.
  const sections: number[] = []
  for (let at = 8; at < CODE.length; ) {
    sections.push(CODE[at++] as number)
    let size = 0
    let shift = 0
    for (let byte = 0x80; byte & 0x80; shift += 7) {
      byte = CODE[at++] as number
      size |= (byte & 0x7f) << shift
    }
    at += size
  }
  expect(sections).toContain(10)
  expect(sections).not.toContain(11)
})

it.each([
  ['relaxed swizzles where the runtime has relaxed SIMD', true, '128,2'],
  ['swizzles elsewhere', false, '142,0'],
])('uses %s', (_, isRelaxed, opcode) => {
  vi.stubGlobal('WebAssembly', { validate: () => isRelaxed })
  const code = kernelBytes()
  vi.unstubAllGlobals()
  // In a WebAssembly module, the opcode of each vector instruction begins with 0xFD.
  const opcodes = Array.from(code.keys(), (at) => (code[at] === 0xfd ? `${code.subarray(at + 1, at + 3)}` : ''))
  const swizzles = opcodes.filter((each) => each === '128,2' || each === '142,0')
  expect(new Set(swizzles)).toEqual(new Set([opcode]))
  if (!isRelaxed) expect(wasm.validate(code)).toBe(true)
})

it('exports two functions', () => {
  expect(wasm.Module.exports(MODULE).map(({ name, kind }) => [name, kind])).toEqual([
    ['readLines', 'function'],
    ['scanText', 'function'],
  ])
})

it('is built from the sources that are here', async () => {
  // @ts-expect-error: the script has no type declarations
  const { buildKernel } = await import('../../../build/kernel.mjs')
  const before = readFileSync('src/bytes/kernel-code.ts', 'utf8')
  expect(await buildKernel()).toBeUndefined()
  expect(readFileSync('src/bytes/kernel-code.ts', 'utf8')).toBe(before)
})

it('has classes that are those of the scanner', () => {
  const memory = new Uint8Array(layout.RESULT)
  writeTables(memory)
  const tables = [
    [mask.PATH, layout.PATH_TABLE],
    [mask.QUERY, layout.QUERY_TABLE],
    [mask.REG_NAME, layout.REG_NAME_TABLE],
    [mask.USERINFO, layout.USERINFO_TABLE],
    [mask.SCHEME, layout.SCHEME_TABLE],
    [mask.ALPHA, layout.ALPHA_TABLE],
    [mask.DIGIT, layout.DIGIT_TABLE],
    [mask.HEXDIG, layout.HEXDIG_TABLE],
  ] as const
  for (const [members, table] of tables) {
    for (let byte = 0; byte < 256; byte++) {
      const bit = ((memory[table + (byte & 15)] as number) >> (byte >> 4)) & 1
      expect([members, byte, bit === 1]).toEqual([members, byte, mask.isUnitIn(byte, members)])
    }
  }
})

it('names no set of characters', () => {
  for (const file of filesOf('src/bytes/kernel'))
    expect([file, textOf(file).match(/['"][^'"./]{3,}['"]/g)]).toEqual([file, null])
})
