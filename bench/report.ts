import type { Bytes } from './bytes'
import { CAN_PARSE, PARSE } from './contestants'
import type { Environment } from './environment'
import type { Growth } from './linear'
import { OF_TEXTS, OF_VIEWS, type Operation } from './operations'
import type { Corpus } from './speed'
import { nanosecondsOf } from './targets'

type Row = readonly string[]

/**
 * Formats a Markdown table that is also readable in a terminal. The first column is left-aligned, and numbers are
 * right-aligned.
 */
const table = (head: Row, rows: readonly Row[]): string => {
  const widths = head.map((title, column) => Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: Row): string =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

/** Escapes pipes, which would otherwise end the table cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|')

export const showEnvironment = ({ machine, node, date, versions }: Environment): string =>
  [
    `- ${machine}`,
    `- Node ${node}, ${date}`,
    `- ${Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}`,
  ].join('\n')

export const showSpeed = (corpora: readonly Corpus[]): string =>
  corpora
    .map((corpus) => {
      const parse = nanosecondsOf(corpus, PARSE)
      const canParse = nanosecondsOf(corpus, CAN_PARSE)
      const rows = [...corpus.timings]
        .sort((a, b) => a.nanoseconds - b.nanoseconds)
        .map(({ name, nanoseconds, best }) => [
          name,
          nanoseconds.toFixed(0),
          best.toFixed(0),
          (nanoseconds / parse).toFixed(2),
          (nanoseconds / canParse).toFixed(2),
        ])
      return `Time per URI: ${corpus.title}\n\n${table(['call', 'ns', 'best', 'x uri-ts parse', `x ${CAN_PARSE}`], rows)}`
    })
    .join('\n\n')

export const showOperations = (operations: readonly Operation[]): string =>
  operations
    .map((operation) => {
      const texts = nanosecondsOf(operation, OF_TEXTS)
      const views = nanosecondsOf(operation, OF_VIEWS)
      const rows = [...operation.timings]
        .sort((a, b) => a.nanoseconds - b.nanoseconds)
        .map(({ name, nanoseconds, best }) => [
          name,
          nanoseconds.toFixed(0),
          best.toFixed(0),
          (nanoseconds / texts).toFixed(2),
          (nanoseconds / views).toFixed(2),
        ])
      return `To ${operation.title}\n\n${table(['by', 'ns', 'best', `x ${OF_TEXTS}`, `x ${OF_VIEWS}`], rows)}`
    })
    .join('\n\n')

export const showBytes = (rows: readonly Bytes[]): string =>
  `Heap bytes per call: the built-in corpus\n\n${table(
    ['call', 'input', 'bytes', 'limit'],
    rows.map(({ name, input, bytes, limit, of }) => [
      of === 'uri-ts' ? `uri-ts ${name}` : name,
      input,
      bytes.toFixed(bytes < 10 && bytes !== 0 ? 1 : 0),
      limit?.toString() ?? '',
    ]),
  )}`

export const worstOf = (rows: readonly Growth[]): readonly Growth[] =>
  [...new Set(rows.map(({ call }) => call))].map((call) =>
    rows.filter((row) => row.call === call).reduce((a, b) => (b.ratio > a.ratio ? b : a)),
  )

export const showGrowth = (rows: readonly Growth[]): string => {
  const worst = worstOf(rows)
  const inputs = rows.length / worst.length
  return `Time for a text over time for a tenth of it: the worst of ${inputs} adversarial inputs\n\n${table(
    ['call', 'input', 'ratio', 'ms', 'for MB'],
    worst.map(({ call, input, megabytes, ratio, milliseconds }) => [
      call,
      cell(`\`${input}\``),
      ratio.toFixed(2),
      milliseconds.toFixed(2),
      megabytes.toString(),
    ]),
  )}`
}
