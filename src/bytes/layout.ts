/*
 * The memory layout of the kernel, in bytes. Both the library and the kernel, which is written in AssemblyScript,
 * import the constants in this file.
 *
 * - Address 0: the tables of character classes (see `writeTables`).
 * - Address 512: a call's result, which consists of a header and records of 32-bit integers.
 * - Address 65536: the bytes that the caller has written.
 * - End of the memory: padding for the kernel, which reads 64 bytes at a time.
 */

/**
 * Each table consists of 16 bytes. In a table, bit `n` of byte `m` is set if the class contains the character with the
 * upper four bits `n` and the lower four bits `m`. A byte of 0x80 or more does not belong to any class, because the
 * tables have no bit for such a byte.
 */
export const PATH_TABLE = 0
export const QUERY_TABLE = 16
export const REG_NAME_TABLE = 32
export const SCHEME_TABLE = 48
export const ALPHA_TABLE = 64
export const DIGIT_TABLE = 80
export const HEXDIG_TABLE = 96
export const USERINFO_TABLE = 112
/**
 * The address of a table that maps the upper four bits of a byte to a single bit. The table contains the values 1, 2,
 * 4, 8, 16, 32, 64 and 128, followed by zeros.
 */
export const BIT_TABLE = 128
/**
 * The address of a vector of sixteen bytes, each with the value 15. A bitwise AND with the vector selects the lower
 * four bits of each byte.
 */
export const LOW_BITS = 144

export const LF = 10
export const CR = 13

export const RESULT = 512
export const DATA = 65536
export const PADDING = 128

/**
 * The header slot `LINE_COUNT` contains the total number of lines read by all calls with the same array. To restart the
 * line count, set `lines[LINE_COUNT]` to 0.
 */
export const LINE_COUNT = 0
/**
 * The header slot `NEXT_LINE` contains the offset of the next line. After all lines have been read, `lines[NEXT_LINE]`
 * is the total number of bytes in the input.
 */
export const NEXT_LINE = 1

/** The slot `LINE_START` contains the offset at which a line starts. */
export const LINE_START = 7
/**
 * The slot `LINE_END` contains the offset at which a line ends. The line does not include the following LF or CR LF.
 */
export const LINE_END = 8
/** The slot `LINE_NUMBER` contains the number of a line, counted from 1. */
export const LINE_NUMBER = 9
/**
 * The number of slots in each record. The header has the same number of slots. The slots of the `n`th line recorded by
 * a call begin at `n * LINE_SLOTS`.
 */
export const LINE_SLOTS = 10

/**
 * The maximum number of complete records between `RESULT` and `DATA`. This part of the memory also contains a header
 * and the record of the current line.
 */
export const MOST_LINES = 1024
