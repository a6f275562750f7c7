import type { Span } from './spans'

/** Colors `text`, which is the part of a drawing that belongs to the component `name`. */
export type Paint = (name: Span['name'], text: string) => string

/** A piece of text that begins at column `at` of a row. */
interface Piece {
  readonly at: number
  readonly text: string
  readonly name: Span['name']
}

/** The name of a component, printed below the text. Row 0 is the first row below the brackets. */
interface Label extends Piece {
  readonly row: number
}

const render = (pieces: readonly Piece[], paint: Paint): string => {
  let row = ''
  let column = 0
  for (const { at, text, name } of pieces) {
    row += ' '.repeat(at - column) + paint(name, text)
    column = at + text.length
  }
  return row
}

/**
 * Returns a bracket that is as wide as a span. Below the text, a bracket looks like `|`, `\/` or `\_/`, as in the
 * figure in RFC 3986, section 3.
 */
const bracket = (width: number, left: string, line: string, right: string): string =>
  width === 1 ? '|' : left + line.repeat(width - 2) + right

const marksUnder = (spans: readonly Span[]): readonly Piece[] =>
  spans
    .filter(({ start, end }) => start < end)
    .map(({ name, start, end }) => ({ at: start, text: bracket(end - start, '\\', '_', '/'), name }))

/**
 * Places each name below the start of its span, in the highest row where the name fits. A name must not overlap another
 * name or the line from a bracket to a lower name. If an empty span starts at the same position as the next span, their
 * names share one label.
 */
const hangLabels = (spans: readonly Span[]): readonly Label[] => {
  const labels: Label[] = []
  for (const { name, start, end } of [...spans].reverse()) {
    const own = start < end ? name : `${name} (empty)`
    const next = labels[0]
    if (next?.at === start) labels.shift()
    const text = next?.at === start ? `${own}, ${next.text}` : own
    const covered = labels.filter(({ at }) => at <= start + text.length)
    labels.unshift({ at: start, text, name, row: Math.max(-1, ...covered.map(({ row }) => row)) + 1 })
  }
  return labels
}

const rowsOfLabels = (labels: readonly Label[], paint: Paint): readonly string[] => {
  const depth = Math.max(...labels.map(({ row }) => row)) + 1
  return Array.from({ length: depth }, (_, row) =>
    render(
      labels.filter((label) => label.row >= row).map((label) => (label.row > row ? { ...label, text: '|' } : label)),
      paint,
    ),
  )
}

const rowsOver = (spans: readonly Span[], paint: Paint): readonly string[] =>
  spans
    .filter(({ start, end }) => start < end)
    .flatMap(({ name, start, end }) => [
      render([{ at: start, text: name, name }], paint),
      render([{ at: start, text: bracket(end - start, '/', '-', '\\'), name }], paint),
    ])

/** Clips the spans to the part of the text between `from` and `to`, and makes their offsets relative to that part. */
const cut = (spans: readonly Span[], from: number, to: number, isLast: boolean): readonly Span[] =>
  spans
    .filter(({ start, end }) => (start === end ? start >= from && (start < to || isLast) : start < to && end > from))
    .map(({ name, start, end }) => ({ name, start: Math.max(start - from, 0), end: Math.min(end, to) - from }))

/**
 * Draws the spans of a reference's components in the style of the figure in RFC 3986, section 3: the authority above
 * the text, and all other components below it. Wraps the drawing at `width` columns.
 */
export const drawSpans = (text: string, spans: readonly Span[], width: number, paint: Paint): readonly string[] => {
  const rows: string[] = []
  for (let from = 0; from === 0 || from < text.length; from += width) {
    const to = Math.min(text.length, from + width)
    const within = cut(spans, from, to, to === text.length)
    const over = within.filter(({ name }) => name === 'authority')
    const under = within.filter(({ name }) => name !== 'authority')
    const marks = render(marksUnder(under), paint)
    const labels = rowsOfLabels(hangLabels(under), paint)
    rows.push(...rowsOver(over, paint), text.slice(from, to), marks, ...labels)
  }
  return rows
}
