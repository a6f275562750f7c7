/** Checks that `enableKernel` works in worker threads and in both module formats of the built package. */
import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { installPacked } from '../support/packed'

const packed = installPacked()

const LOADED = {
  module: `import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { isUri, parseUri } from 'uri-ts'
import { createSpans, scan } from 'uri-ts/scan'
import { enableKernel } from 'uri-ts/bytes'
const file = new URL(import.meta.url)`,
  commonjs: `const { Worker, isMainThread, parentPort, workerData } = require('node:worker_threads')
const { isUri, parseUri } = require('uri-ts')
const { createSpans, scan } = require('uri-ts/scan')
const { enableKernel } = require('uri-ts/bytes')
const file = __filename`,
}

const PROGRAM = `
let modules = 0
const { Module } = WebAssembly
WebAssembly.Module = class extends Module { constructor(code) { modules++; super(code) } }

const digest = () => {
  const spans = createSpans()
  let sum = 0
  for (let index = 0; index < 20000; index++) {
    const text = 'http://' + 'a1.-_%4F@:[]'.slice(index % 12) + 'b.example:80/' + 'path%20x/'.repeat(index % 50) + ' é?q#'.slice(index % 6)
    spans.fill(0)
    sum = (Math.imul(sum, 31) + scan(text, spans)) | 0
    for (const slot of scan(text, spans) < 0 ? [7] : [0, 1, 2, 3, 4, 5, 6]) sum = (Math.imul(sum, 31) + spans[slot]) | 0
    const parsed = parseUri(text)
    sum = (Math.imul(sum, 31) + (isUri(text) ? 1 : 0) + (parsed._tag === 'Right' ? parsed.right.pathEnd : 0)) | 0
  }
  return sum
}

if (isMainThread) {
  const before = digest()
  enableKernel()
  const workers = [true, false, true].map((isEnabled) => new Promise((resolve, reject) => {
    new Worker(file, { workerData: isEnabled }).on('message', resolve).on('error', reject)
  }))
  const here = [digest(), modules]
  Promise.all(workers).then((others) => console.log(JSON.stringify({ before, here, others })))
} else {
  if (workerData) enableKernel()
  parentPort.postMessage([digest(), modules])
}
`

describe.each(['module', 'commonjs'] as const)('in a program of type %s', (type) => {
  const name = packed.file(`threads.${type === 'module' ? 'mjs' : 'cjs'}`, LOADED[type] + PROGRAM)

  const run = (...flags: readonly string[]): { before: number; here: unknown; others: unknown } =>
    JSON.parse(execFileSync(process.execPath, [...flags, name], { cwd: packed.folder, encoding: 'utf8' }))

  it('each thread has its own kernel, and finds the same', () => {
    const { before, here, others } = run()
    expect(here).toEqual([before, 1])
    expect(others).toEqual([
      [before, 1],
      [before, 0],
      [before, 1],
    ])
  })
})
