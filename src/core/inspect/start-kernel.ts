/*
 * This file enables the WebAssembly kernel in Node and Bun: after 1,000,000 characters have been scanned, every
 * function that scans strings uses the kernel. Bundlers omit this file. A bundled program can call `enableKernel`
 * instead.
 *
 * Deno is excluded, because copying a short string to the kernel takes longer there than scanning the string.
 */
import { startWhenWorthwhile } from '../scanner/count-characters'
import { scanFrom, setScanner } from '../scanner/scan'

const { Deno, process, setTimeout } = globalThis as {
  readonly Deno?: unknown
  readonly process?: { readonly versions?: { readonly node?: string } }
  readonly setTimeout?: (call: () => void, milliseconds: number) => { readonly unref?: () => void }
}

/**
 * The delay, in milliseconds, before counting begins. Without the delay, the first thousand calls in a process would
 * take 10% longer.
 */
const DELAY = 100

/**
 * The path of the built entry point `uri-ts/bytes`. If the argument of `import()` were a string literal, esbuild would
 * enclose every module of the entry point in a function.
 */
const BYTES = './bytes.js'

/**
 * After enough characters have been scanned, makes every function that scans strings use the kernel. `load` loads the
 * entry point that contains the kernel. If the entry point cannot be loaded, nothing changes.
 */
export const startKernel = (load: () => Promise<{ readonly enableKernel: () => void }>): void =>
  startWhenWorthwhile(() => {
    setScanner(scanFrom)
    load().then(
      ({ enableKernel }) => enableKernel(),
      () => {},
    )
  })

const start = (): void => startKernel(() => import(/* webpackIgnore: true */ BYTES))

// The timer does not keep the process alive. In jsdom, a timer is a number, so it has no `unref` method.
if (process?.versions?.node && !Deno) setTimeout?.(start, DELAY).unref?.()
