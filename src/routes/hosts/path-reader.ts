/* This file defines the statuses and the types that the code for hosts shares with the reader of a table. */

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

/** The members of a reader that the code for hosts needs. */
export interface PathReader<Reader, Answer = unknown, E extends PathError = PathError> {
  readonly trie: {
    /** The first number is `REFUSED_BY_ALL` if every matching route has a value that a codec refuses. */
    readonly ends: Int32Array
  }
  /**
   * Reads the path that begins with the slash before `start`, and reads the query after the path. Returns a match or a
   * status.
   */
  read(reader: Reader, text: string, start: number, end: number): Answer
  /**
   * Explains why the routes on hosts refuse a target. Returns `undefined` if the error must come from the routes
   * without a host.
   */
  explain?(where: Located, explainText: (reader: Reader, text: string, status: number) => E): E | undefined
}
