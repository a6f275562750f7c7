/** How long a part of a text may grow before it is put into one piece. */
export const PIECE = 4096

/**
 * The same text in one piece. V8 keeps a text that grows by `+=` as a tree of all that was added, which is fast, but for
 * megabytes takes many times their size, and the collector copies it over and over; `slice` makes it one string.
 */
export const inOnePiece = (text: string): string => text.charAt(0) + text.slice(1)
