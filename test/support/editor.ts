/** In a project that contains only the packed package, runs the TypeScript server that editors start. */
import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type ts from 'typescript'
import { ROOT } from './files'

export interface Editor {
  /** Returns the package exports that the server suggests at the end of the given code, each with its entry points. */
  offered(text: string): Promise<ReadonlyMap<string, readonly string[]>>
  /** Returns the lines that the server adds when a user accepts a suggestion made at the end of the given code. */
  completed(text: string, name: string, source: string): Promise<string>
  /** For each name, writes a line with `before` and the name, and returns the imports that quick fixes suggest. */
  fixes(before: string, names: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>
  close(): void
}

type Answer = { readonly type: string; readonly request_seq: number; readonly body?: unknown }

/**
 * Reads the messages that a server sends. Each message is JSON and follows a header that contains the message's length
 * in bytes.
 */
const readMessages = (server: ChildProcess, receive: (answer: Answer) => void): void => {
  let received = Buffer.alloc(0)
  server.stdout?.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    for (let end = received.indexOf('\r\n\r\n'); end >= 0; end = received.indexOf('\r\n\r\n')) {
      const start = end + 4
      const stop = start + Number(/\d+/.exec(received.toString('utf8', 0, end))?.[0])
      if (received.length < stop) return
      receive(JSON.parse(received.toString('utf8', start, stop)) as Answer)
      received = received.subarray(stop)
    }
  })
}

const SETTINGS = { strict: true, target: 'es2022', types: [], skipLibCheck: true }

const PREFERENCES = { includeCompletionsForModuleExports: true, includeCompletionsWithInsertText: true }

/**
 * Lists the two codes of the error "Cannot find name". When the compiler suggests another name, it uses the second
 * code.
 */
const UNKNOWN_NAMES = [2304, 2552]

/** Starts a compiler's language server in a folder, with the given module resolution. */
export const startEditor = (compiler: string, folder: string, resolution: 'nodenext' | 'bundler'): Editor => {
  const file = join(folder, 'main.ts')
  const module = resolution === 'nodenext' ? resolution : 'esnext'
  const compilerOptions = { ...SETTINGS, module, moduleResolution: resolution }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main.ts'] }))
  writeFileSync(file, '')
  const path = join(ROOT, 'node_modules', compiler, 'lib/tsserver.js')
  const server = spawn(process.execPath, [path, '--disableAutomaticTypingAcquisition'], { cwd: folder })
  const waiting = new Map<number, (answer: Answer) => void>()
  readMessages(server, (answer) => waiting.get(answer.request_seq)?.(answer))
  let sent = 0
  const send = (command: string, args: unknown): number => {
    server.stdin.write(`${JSON.stringify({ seq: ++sent, type: 'request', command, arguments: args })}\n`)
    return sent
  }
  const ask = async <Body>(command: string, args: object): Promise<Body> => {
    const answer = await new Promise<Answer>((done) => waiting.set(send(command, { file, ...args }), done))
    return answer.body as Body
  }
  const show = (text: string): void => {
    send('updateOpen', { openFiles: [{ file, fileContent: text }] })
  }
  send('configure', { preferences: PREFERENCES })

  const entriesAt = async (text: string): Promise<readonly ts.CompletionEntry[]> => {
    show(text)
    const args = { line: 1, offset: text.length + 1, includeExternalModuleExports: true }
    return (await ask<ts.CompletionInfo>('completionInfo', args)).entries
  }

  return {
    offered: async (text) => {
      const found = new Map<string, string[]>()
      for (const { name, source = '' } of await entriesAt(text)) {
        if (source.includes('uri-ts')) found.set(name, [...(found.get(name) ?? []), source])
      }
      return found
    },
    completed: async (text, name, source) => {
      const entry = (await entriesAt(text)).find((each) => each.name === name && each.source === source)
      const entryNames = [{ name, source, data: entry?.data }]
      const args = { line: 1, offset: text.length + 1, entryNames }
      const [details] = await ask<readonly ts.CompletionEntryDetails[]>('completionEntryDetails', args)
      const changes = details?.codeActions?.flatMap((action) => action.changes) ?? []
      return changes.flatMap(({ textChanges }) => textChanges.map(({ newText }) => newText)).join('')
    },
    fixes: async (before, names) => {
      show(names.map((name, index) => before.replace('x_', `x_${index}`) + name).join('\n'))
      const found = new Map<string, readonly string[]>()
      for (const [index, name] of names.entries()) {
        const [line, startOffset] = [index + 1, before.length + String(index).length + 1]
        const place = { startLine: line, startOffset, endLine: line, endOffset: startOffset + name.length }
        const fixes = await ask<readonly ts.CodeFixAction[]>('getCodeFixes', { ...place, errorCodes: UNKNOWN_NAMES })
        const imports = fixes.filter(({ fixName }) => fixName === 'import')
        // A package with both ES modules and CommonJS modules declares each name twice. The server therefore suggests
        // each import twice.
        found.set(name, [...new Set(imports.map(({ description }) => description))])
      }
      return found
    },
    close: () => server.kill(),
  }
}
