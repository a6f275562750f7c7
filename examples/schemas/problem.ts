import { type parseHttpUri, parseUri, showReason } from 'uri-ts'

/** What is wrong with a string that the parser refuses; undefined if it accepts it. */
export const problemOf = (
  text: string,
  parse: typeof parseUri | typeof parseHttpUri = parseUri,
): string | undefined => {
  const parsed = parse(text)
  return parsed._tag === 'Left' ? showReason(parsed.left) : undefined
}
