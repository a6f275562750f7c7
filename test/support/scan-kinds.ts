/** Generates strings for comparing scanners. The strings vary in length and in how an engine stores them. */
import { generateReference, mutate } from '../refimpl/generate'
import { pick, type Random } from '../refimpl/random'

/**
 * Each function copies a string so that the engine stores the copy in the form named by the function's key. In a
 * two-byte slice, each character takes up two bytes.
 */
const KINDS: Readonly<Record<string, (text: string, at: number) => string>> = {
  flat: (text) => Buffer.from(text, 'utf16le').toString('utf16le'),
  slice: (text) => `x${text}y`.slice(1, -1),
  rope: (text, at) => text.slice(0, at) + text.slice(at),
  'two-byte slice': (text) => `\u0416${text}`.slice(1),
  'rope of two-byte slices': (text, at) => `\u0416${text.slice(0, at)}`.slice(1) + text.slice(at),
}

/** The length of the longest string that the kernel scans. */
const LONGEST = 65_535

/** Lists lengths close to the kernel's limits and to the ends of its 16-byte and 64-byte blocks. */
const EDGES = [16, 31, 32, 33, 47, 48, 63, 64, 65, 66, 127, 128, 129]

/** Inserts copies of a random short string at a random position in `text`. The result may be invalid. */
const lengthened = (text: string, length: number, random: Random): string => {
  const at = random(text.length + 1)
  const part = pick(random, ['a', '/', 'a/b-c', '%4F', '?', '&a=1', '.', ':', '1', '@', '%', '\u00e9', '\u20ac', '\n'])
  const missing = Math.max(0, length - text.length)
  return text.slice(0, at) + part.repeat(Math.ceil(missing / part.length)).slice(0, missing) + text.slice(at)
}

/**
 * Returns a reference, possibly lengthened or mutated, as a string with a random internal representation. On average,
 * one call in `rare` returns a string of about the maximum length that the kernel scans.
 */
export const generateText = (random: Random, rare = 2000): string => {
  let text = generateReference(random)
  const size = random(rare) === 0 ? 9 : random(8)
  if (size === 9) text = lengthened(text, LONGEST - 2 + random(4), random)
  else if (size === 0) text = lengthened(text, pick(random, EDGES), random)
  else if (size === 1) text = lengthened(text, random(400), random)
  if (random(6) === 0) text = mutate(text, random)
  // Some strings end with a special character, such as one that takes up several bytes in UTF-8.
  if (random(30) === 0) text = text.slice(0, -1) + pick(random, ['\u00e9', '\u20ac', '\ud800', '\r', '\n', '%'])
  return pick(random, Object.values(KINDS))(text, random(text.length + 1))
}
