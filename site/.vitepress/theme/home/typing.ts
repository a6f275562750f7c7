/** The state of an editor at one moment: the literal typed so far and the position of the cursor. */
export interface Moment {
  readonly text: string
  readonly cursor: number
  /** How long the editor shows the text, in milliseconds. */
  readonly pause: number
}

const KEY = 75
const LOOK = 3200

/** Returns the length of the longest prefix or suffix that two strings share. */
const countShared = (a: string, b: string, at: (text: string, index: number) => string | undefined): number => {
  let length = 0
  while (length < Math.min(a.length, b.length) && at(a, length) === at(b, length)) length += 1
  return length
}

/** Returns the moments of an animation that types an invalid literal letter by letter and then corrects it. */
export const moments = (start: string, wrong: string, right: string): readonly Moment[] => {
  const before = countShared(wrong, right, (text, index) => text[index])
  const after = Math.min(
    countShared(wrong, right, (text, index) => text.at(-1 - index)),
    Math.min(wrong.length, right.length) - before,
  )
  const rest = wrong.slice(wrong.length - after)
  const typed = Array.from({ length: wrong.length - start.length + 1 }, (_, index) => start.length + index)
  const bad = wrong.length - after
  const deleted = Array.from({ length: bad - before }, (_, index) => bad - index - 1)
  const inserted = Array.from({ length: right.length - after - before }, (_, index) => before + index + 1)
  return [
    ...typed.map((end) => ({ text: wrong.slice(0, end), cursor: end, pause: end === wrong.length ? LOOK : KEY })),
    { text: wrong, cursor: bad, pause: 6 * KEY },
    ...deleted.map((end) => ({ text: wrong.slice(0, end) + rest, cursor: end, pause: 2 * KEY })),
    ...inserted.map((end) => ({ text: right.slice(0, end) + rest, cursor: end, pause: 2 * KEY })),
    { text: right, cursor: right.length - after, pause: LOOK },
  ]
}

/** The first string in each row is shown as already typed, so that the animation does not start with an error. */
const LITERALS = [
  ['http://', 'http://exa mple.com/', 'http://example.com/'],
  ['https://', 'https://example.com:8o/docs', 'https://example.com:80/docs'],
  ['https://', 'https://example.com/sale?off=50%', 'https://example.com/sale?off=50%25'],
] as const

export const MOMENTS: readonly Moment[] = LITERALS.flatMap(([start, wrong, right]) => moments(start, wrong, right))

/**
 * The index of the first moment at which the animation shows a complete but invalid literal. Until the script runs, the
 * page shows this moment.
 */
export const STILL: number = MOMENTS.findIndex(({ pause }) => pause === LOOK)
