/**
 * Transcribes the steps in RFC 8288, appendix B. This file imports nothing and is therefore independent of the library.
 */

/** A link that the algorithm in RFC 8288, appendix B.2, has read. Its target may still be a relative reference. */
export interface SlowLink {
  readonly target: string
  readonly rels: readonly string[]
  readonly anchor: string | undefined
  readonly parameters: ReadonlyArray<readonly [name: string, value: string]>
}

/** The remaining input. */
interface Input {
  rest: string
}

const take = (input: Input, run: RegExp): string => {
  const [found = ''] = run.exec(input.rest) ?? []
  input.rest = input.rest.slice(found.length)
  return found
}

/** Reads a quoted string (RFC 8288, appendix B.4). */
const quotedString = (input: Input): string => {
  let output = ''
  input.rest = input.rest.slice(1)
  while (input.rest !== '') {
    if (input.rest[0] === '\\') {
      input.rest = input.rest.slice(1)
      if (input.rest === '') return output
      output += input.rest[0]
      input.rest = input.rest.slice(1)
    } else if (input.rest[0] === '"') {
      input.rest = input.rest.slice(1)
      return output
    } else {
      output += input.rest[0]
      input.rest = input.rest.slice(1)
    }
  }
  return output
}

/** Decodes an extended value (RFC 8187, section 3.2.1). Returns `undefined` if the value is invalid. */
const extended = (value: string): string | undefined => {
  const parts = /^utf-8'([A-Za-z0-9-]*)'((?:[A-Za-z0-9!#$&+.^_`|~-]|%[0-9A-Fa-f]{2})*)$/i.exec(value)
  try {
    return parts === null ? undefined : decodeURIComponent(parts[2] as string)
  } catch {
    return undefined
  }
}

/** Reads the parameters of a link (RFC 8288, appendix B.3). */
const parametersOf = (input: Input): ReadonlyArray<readonly [string, string]> => {
  const parameters: (readonly [string, string])[] = []
  while (input.rest !== '') {
    take(input, /^[ \t]*/)
    if (input.rest[0] !== ';') return parameters
    input.rest = input.rest.slice(1)
    take(input, /^[ \t]*/)
    const name = take(input, /^[^ \t=;,]*/).toLowerCase()
    take(input, /^[ \t]*/)
    let value: string | undefined = ''
    if (input.rest[0] === '=') {
      input.rest = input.rest.slice(1)
      take(input, /^[ \t]*/)
      value = input.rest[0] === '"' ? quotedString(input) : take(input, /^[^;,]*/).replace(/[ \t]+$/, '')
    }
    if (name.endsWith('*')) value = extended(value)
    if (name !== '' && value !== undefined) parameters.push([name, value])
    take(input, /^[ \t]*/)
    if (input.rest === '' || input.rest[0] === ',') return parameters
  }
  return parameters
}

/**
 * Runs the algorithm in RFC 8288, appendix B.2, and also reads the commas between links. Returns `undefined` if the
 * RFC's algorithm would drop the rest of the field.
 */
export const slowLinks = (field: string): readonly SlowLink[] | undefined => {
  const input: Input = { rest: field }
  const links: SlowLink[] = []
  let isSeparated = true
  for (;;) {
    if (take(input, /^[ \t]*(?:,[ \t]*)*/).includes(',')) isSeparated = true
    if (input.rest === '') return links
    if (!isSeparated || input.rest[0] !== '<') return undefined
    isSeparated = false
    input.rest = input.rest.slice(1)
    const target = take(input, /^[^>]*/)
    if (input.rest[0] !== '>') return undefined
    input.rest = input.rest.slice(1)
    const all = parametersOf(input)
    const first = (wanted: string): string | undefined => all.find(([name]) => name === wanted)?.[1]
    const isKept = ([name]: readonly [string, string], index: number): boolean =>
      name !== 'rel' &&
      name !== 'anchor' &&
      !(/^(?:media|title\*?|type)$/.test(name) && all.findIndex(([other]) => other === name) < index)
    links.push({
      target,
      rels: (first('rel') ?? '')
        .toLowerCase()
        .split(/[ \t]+/)
        .filter((rel) => rel !== ''),
      anchor: first('anchor'),
      parameters: all.filter(isKept),
    })
  }
}
