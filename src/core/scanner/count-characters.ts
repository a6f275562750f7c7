/*
 * The functions in this file count the characters that are scanned, and start the WebAssembly kernel when the kernel
 * would save time.
 */
import { type Scanner, scanFrom, setScanner } from './scan'

/**
 * The minimum length of a string that the kernel scans. Shorter strings are scanned without the kernel, because
 * encoding a short string takes longer than scanning it.
 */
export const SHORTEST = 32

/**
 * The number of characters that must be scanned before the kernel is compiled. If fewer characters are scanned,
 * compiling the kernel takes more time than the kernel saves.
 */
const WORTHWHILE = 1_000_000

/** The total number of characters in the scanned strings that are long enough for the kernel. */
let characters = 0

let start: () => void

const countCharacters: Scanner = (text, from, spans) => {
  if (text.length >= SHORTEST) characters += text.length
  if (characters >= WORTHWHILE) start()
  return scanFrom(text, from, spans)
}

/** Starts to count the characters in scanned strings, and calls `action` when the total reaches `WORTHWHILE`. */
export const startWhenWorthwhile = (action: () => void): void => {
  start = action
  setScanner(countCharacters)
}
