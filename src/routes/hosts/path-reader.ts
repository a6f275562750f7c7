/* This file defines the statuses and the types that are used to read both hosts and paths. */

/** `NOT_FOUND` is the status for a target whose path no route matches. */
export const NOT_FOUND = 404

/** `BAD_REQUEST` is the status for a target that is invalid or that contains an invalid value. */
export const BAD_REQUEST = 400

/** The positions of the path and the query in a target. */
export interface Located {
  readonly text: string
  /**
   * The index after the slash that begins the path. If the path is empty, `start` is the index at which the path would
   * begin.
   */
  readonly start: number
  /** The end of the query, or of the path if there is no query. */
  readonly end: number
}

/** The members of an error that depend on the string in which the error was found. */
export interface PathError {
  readonly text: string
  readonly offset: number
  readonly status: number
  readonly location: string | undefined
}

/** The code that reads hosts needs only these members of a reader. */
export interface PathReader<Reader, Answer = unknown, E extends PathError = PathError> {
  readonly trie: {
    /** The first number in this array is `REFUSED_BY_ALL` if, for every matching route, a codec refuses a value. */
    readonly ends: Int32Array
  }
  /**
   * Reads the path that begins with the slash before `start`, and the query that follows. Returns a match or a status.
   */
  read(reader: Reader, text: string, start: number, end: number): Answer
  /**
   * Returns the error for a target that the routes with hosts refuse, or `undefined` if the routes without hosts
   * determine the error.
   */
  explain?(where: Located, explainText: (reader: Reader, text: string, status: number) => E): E | undefined
}
