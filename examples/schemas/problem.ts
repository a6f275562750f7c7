import { type parseHttpUri, parseUri, showReason } from 'uri-ts'

/** Returns the reason why the parser rejects a string, or `undefined` if the string is valid. */
export const problemOf = (
  text: string,
  parse: typeof parseUri | typeof parseHttpUri = parseUri,
): string | undefined => {
  const parsed = parse(text)
  return parsed._tag === 'Left' ? showReason(parsed.left) : undefined
}
