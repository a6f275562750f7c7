/**
 * Conditions that only save time: without them every result is the same, so that no test can see a mutant of them.
 * Stryker leaves them alone; each has its reason, which the report repeats.
 */
const GUARDS = new Map([
  ['index < text.length', 'charCodeAt is NaN after the end, which is no delimiter, but is slow'],
  ['index - start < 3', 'a number of four digits is greater than 255 or has a leading zero'],
  ['end > start && mask.isIn(text, end - 1, mask.DIGIT)', 'an IPv4address ends with a digit; most hosts do not'],
  ['i < aEnd && j < bEnd', 'where one text ends first, the indices differ from the ends at the last line'],
])

export const strykerPlugins = [
  { kind: 'Ignore', name: 'guards', value: { shouldIgnore: (path) => GUARDS.get(path.toString()) } },
]
