// The options in this file select the grammar rule that the commands apply to strings, and determine how strictly the
// rule is applied.
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { UriError } from '../../core/errors/uri-error'
import type { Either } from '../../core/fp/either'
import { left, right } from '../../core/fp/either'
import type { View } from '../../core/model/view'
import type { RequestTarget } from '../../http/request-target/request-target'
import { requestTargetError } from '../../http/request-target/request-target-error'
import { repair } from '../../repair/repair'
import type { Kind } from '../io/check-lines'
import { type Reading, readReference, readTarget, SITE } from './forms'
import { KINDS } from './kinds'

export interface ReadOptions {
  readonly kind: string
  readonly tolerant?: true
}

type Read = (text: string) => Either<UriError, Reading>

/**
 * Percent-encodes characters that RFC 3986 does not allow but that clients send. Returns a string unchanged if it
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
    // If the repaired string is invalid, the original string is parsed, so the error's offset refers to the original.
    return reading._tag === 'Left' ? read(text) : reading
  }
}

const PATHLESS = ['authority-form', 'asterisk-form']

/**
 * Returns the parser that the options select. The returned parser rejects `*` and `host:port`, neither of which
 * contains a path.
 */
export const pathReaderOf = (options: ReadOptions): Read => {
  const read = readerOf(options)
  return (text) => {
    const reading = read(text)
    if (reading._tag === 'Left' || !PATHLESS.includes(reading.right.form)) return reading
    return left(requestTargetError(text, 0, 'request-target', 'request-form'))
  }
}

/**
 * Returns a function that checks a string and, if the options request repair, repairs the string. If the options
 * specify no kind of string, every string is valid.
 */
export const textReaderOf = (options: Partial<ReadOptions>): ((text: string) => Either<UriError, string>) => {
  const { kind, tolerant } = options
  if (kind === undefined) return (text) => right(tolerant ? repairText(text, false) : text)
  const read = readerOf({ ...options, kind })
  return (text) => {
    const reading = read(text)
    return reading._tag === 'Left' ? reading : right(reading.right.view.text)
  }
}

/** The kinds of strings that a command accepts, and the reason for rejecting other kinds. */
interface Kinds {
  /**
   * The kind that is used if the option is absent. If the user does not choose a kind and `standard` is `undefined`,
   * every string is valid.
   */
  readonly standard: string | undefined
  readonly allowed: readonly string[]
  readonly reason: string
}

const ALL: Kinds = { standard: 'uri-reference', allowed: Object.keys(KINDS), reason: '' }

const kindOption = ({ standard, allowed, reason }: Kinds): Option =>
  new Option('--kind <kind>', 'what each text must be')
    .choices(allowed)
    .default(standard)
    .argParser((kind: string) => {
      if (allowed.includes(kind)) return kind
      const why = Object.hasOwn(KINDS, kind) ? reason : ''
      throw new InvalidArgumentError(`${why}Allowed choices are ${allowed.join(', ')}.`)
    })

/** Adds the options for commands that read references or request-targets. */
export const addReadOptions = (command: Command, kinds: Partial<Kinds> = {}): Command =>
  command
    .addOption(kindOption({ ...ALL, ...kinds }))
    .option(
      '--tolerant',
      "first percent-encode what browsers send and RFC 3986 does not allow, such as '|' or a '%' without two digits",
    )
