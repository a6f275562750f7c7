// The options that select the rule by which commands parse strings, and how strictly.
import { type Command, Option } from 'commander'
import { normalize } from '../../core/equivalence/normalize'
import type { UriError } from '../../core/errors/uri-error'
import type { Either } from '../../core/fp/either'
import { right } from '../../core/fp/either'
import type { RelativeRef } from '../../core/model/brands'
import { parseRelativeRef, parseUri } from '../../core/model/parse'
import type { View } from '../../core/model/view'
import type { RequestTarget } from '../../http/request-target/request-target'
import { repair } from '../../repair/repair'
import type { Kind } from '../io/check-lines'
import { KINDS } from './kinds'

/** The options for parsing a string. */
export interface ReadOptions {
  readonly kind: string
  readonly tolerant?: true
}

/** A parsed string. `form` is the name of the ABNF rule that it matches. */
export interface Reading {
  readonly view: View
  readonly form: string
}

type Read = (text: string) => Either<UriError, Reading>

const readReference = (view: View): Reading => ({ view, form: view._tag === 'Uri' ? 'URI' : 'relative-ref' })

const FORMS = { Uri: 'absolute-form', OriginForm: 'origin-form', AuthorityForm: 'authority-form' } as const

/** Returns the target `*` as a view whose path is `*`. */
const asterisk = (): View => (parseRelativeRef('*') as { right: View<RelativeRef> }).right

const readTarget = (target: RequestTarget): Reading =>
  target._tag === 'AsteriskForm'
    ? { view: asterisk(), form: 'asterisk-form' }
    : { view: target as unknown as View, form: FORMS[target._tag] }

/** The prefix that makes an origin-form a URI. It also keeps a path that begins with `//` from becoming a host. */
const SITE = 'http://h'

/**
 * Percent-encodes characters that clients send although RFC 3986 does not allow them. Returns a string unchanged if it
 * cannot be repaired.
 */
const repairText = (text: string, isTarget: boolean): string => {
  const before = isTarget && text.startsWith('/') ? SITE : ''
  const repaired = repair(before + text)
  return repaired._tag === 'Left' ? text : repaired.right.view.text.slice(before.length)
}

/** Returns the parser that the options select. */
export const readerOf = ({ kind, tolerant }: ReadOptions): Read => {
  const { parse } = KINDS[kind] as Kind
  const isTarget = kind === 'request-target'
  const read: Read = (text) => {
    const parsed = parse(text)
    if (parsed._tag === 'Left') return parsed
    return right(isTarget ? readTarget(parsed.right as RequestTarget) : readReference(parsed.right as View))
  }
  if (!tolerant) return read
  return (text) => {
    const reading = read(repairText(text, isTarget))
    // If the repair did not help, parses the original string, so that the offset of the error is an index into it.
    return reading._tag === 'Left' ? read(text) : reading
  }
}

/** Returns the view of a string that is known to be a URI. */
const uriOf = (text: string): View => (parseUri(text) as { right: View }).right

/**
 * Returns the text of the normal form. Request-targets keep their form, so the path of an origin-form never becomes a
 * host.
 */
export const normalTextOf = ({ view, form }: Reading, toNormal: (view: View) => View): string => {
  if (form === 'origin-form') return toNormal(uriOf(SITE + view.text)).text.slice(SITE.length)
  // An authority-form requires a port, so the scheme's rule for default ports must not apply.
  if (form === 'authority-form') return normalize(uriOf(`http://${view.text}`)).text.slice('http://'.length)
  return toNormal(view).text
}

/** Adds the options of commands that read references or request-targets. */
export const addReadOptions = (command: Command): Command =>
  command
    .addOption(
      new Option('--kind <kind>', 'what each text must be').choices(Object.keys(KINDS)).default('uri-reference'),
    )
    .option(
      '--tolerant',
      "first percent-encode what browsers send and RFC 3986 does not allow, such as '|' or a '%' without two digits",
    )
