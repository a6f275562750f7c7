/**
 * Maps each reason to a string that describes the expected syntax of a file URI or a path. Both errors at run time and
 * messages from the compiler contain these strings.
 */
export const EXPECTED_BY_FILE_REASON = {
  scheme: 'a file URI begins with file:',
  userinfo: 'a file URI has no userinfo',
  port: 'a file URI has no port',
  rootless: 'a path begins with /, or with a drive such as C:/',
  'empty-segment': 'the first segment of a path is not empty',
  query: 'a file URI has no query; write %3F for a ? in a name',
  fragment: 'a file URI has no fragment; write %23 for a # in a name',
  host: 'a POSIX path is on this host',
  server: 'a server name is not just dots, and has no spaces, control characters or \\ / : * ? " < > |',
  drive: 'a Windows path begins with a drive, such as C:/, or is on a server',
  device: 'a Windows path names a drive or a server',
  separator: 'a name has no separators',
  nul: 'a name has no NUL',
  'utf-8': 'a file name is valid UTF-8',
} as const

/**
 * The reason why a string is not a file URI, or why a conversion between a file URI and a path fails:
 *
 * - `scheme`: the scheme is not `file`.
 * - `userinfo`, `port`, `query`, `fragment`: the URI contains the component that has the same name as the reason.
 * - `rootless`: the path begins neither with `/` nor with a drive followed by `/`.
 * - `empty-segment`: the first segment of the path is empty.
 * - `host`: the file is on a different host, so a POSIX path cannot name it.
 * - `server`: the server name is invalid.
 * - `drive`: a Windows path needs a drive or a server, but the input has neither.
 * - `device`: the path begins with `\\?\` or `\\.\`.
 * - `separator`: a decoded name contains `/`, or `\` on Windows.
 * - `nul`: a decoded name contains NUL.
 * - `utf-8`: a name's octets are not valid UTF-8, or a name contains a lone surrogate.
 *
 * @category Errors
 */
export type FileUriReason = keyof typeof EXPECTED_BY_FILE_REASON

/** Describes the problem for each reason that needs more detail than `is not allowed`. */
export const PROBLEM_BY_FILE_REASON = {
  separator: 'is a separator when decoded',
  nul: 'stands for NUL',
  'utf-8': 'does not begin a character',
} as const
