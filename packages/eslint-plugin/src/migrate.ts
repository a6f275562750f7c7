/** Converts code that uses `node:url`, `node:querystring`, fast-uri, uri-js or ufo. Implements `uri-ts migrate`. */
import { readFile, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import { ESLint } from 'eslint'
import type { Options, Summary } from '../types/migrate'
import { plugin } from './index'
import { configsFor, typeScriptParser } from './migrate/configs'
import { convertFile } from './migrate/convert-file'

/** Returns, in `diff -u` format, the difference between two versions of a file. */
const differenceOf = (file: string, before: string, after: string): string =>
  createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, '', '', {
    headerOptions: FILE_HEADERS_ONLY,
  })

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`

/** Returns the last line that a run prints. */
const describe = ({ changed, left, invalid }: Summary, { write }: Options): string => {
  const files = `${count(changed, 'file')} ${write ? 'changed' : 'would change'}`
  const calls = `${count(left, 'call')} left to convert by hand`
  const errors = invalid === 0 ? '' : `, ${count(invalid, 'file')} with syntax errors`
  return `${files}, ${calls}${errors}.${changed > 0 && !write ? ' To write the changes, add --write.' : ''}\n`
}

/** Converts files. Prints the changes, and the calls that must be converted by hand. */
export const migrate = async (options: Options): Promise<Summary> => {
  const { cwd, paths, write, print } = options
  const parser = typeScriptParser(cwd)
  const linters = (['module', 'commonjs'] as const).map(
    (sourceType) =>
      new ESLint({
        cwd,
        overrideConfigFile: true,
        overrideConfig: configsFor(plugin, sourceType, parser),
        allowInlineConfig: false,
        errorOnUnmatchedPattern: false,
        fix: true,
      }),
  )
  const summary = { changed: 0, left: 0, invalid: 0 }
  const results = (await linters[0]?.lintFiles([...paths])) ?? []
  for (const { filePath } of results.filter(({ messages, output }) => messages.length > 0 || output !== undefined)) {
    const file = relative(cwd, filePath).replaceAll('\\', '/')
    const code = await readFile(filePath, 'utf8')
    const converted = await convertFile(linters, code, filePath)
    if (converted === undefined) continue
    const { output, left, isInvalid } = converted
    if (output !== code) {
      summary.changed++
      if (write) await writeFile(filePath, output)
      else print(differenceOf(file, code, output))
    }
    for (const { line, column, message } of left) print(`${file}:${line}:${column}: ${message}\n`)
    if (isInvalid) summary.invalid++
    else summary.left += left.length
  }
  if (parser === undefined)
    print('TypeScript files were skipped, because @typescript-eslint/parser is not installed.\n')
  print(describe(summary, options))
  return summary
}
