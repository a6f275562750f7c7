/** Declares the parts of `WebAssembly` that tests use and that Node's types lack. */
interface Wasm {
  readonly validate: (code: Uint8Array) => boolean
  readonly Module: {
    new (code: Uint8Array): object
    readonly imports: (module: object) => readonly object[]
    readonly exports: (module: object) => readonly { readonly name: string; readonly kind: string }[]
  }
  readonly Memory: new (pages: object) => { readonly grow: (pages: number) => unknown }
  readonly Instance: unknown
  readonly CompileError: new (message: string) => Error
}

export const wasm = (globalThis as unknown as { readonly WebAssembly: Wasm }).WebAssembly
