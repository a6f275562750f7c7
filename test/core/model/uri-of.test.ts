import { isHttpUri, type ParseError, showReason, uriOf } from 'uri-ts'
import { describe, expect, it } from 'vitest'

const database = uriOf({ schemes: ['postgres', 'redis'], host: true })
const mail = uriOf({ schemes: ['mailto', 'z39.50r+x-y'] })
const secure = uriOf({ schemes: ['https'], host: true })

type Parse = (text: string) => { readonly _tag: 'Left'; readonly left: ParseError } | { readonly _tag: 'Right' }

const sentenceOf = (parse: Parse, text: string): string => {
  const parsed = parse(text)
  return parsed._tag === 'Left' ? showReason(parsed.left) : 'right'
}

describe('uriOf with a host', () => {
  it.each([
    ['postgres://u:p@h:5432/d', 'right'],
    ['REDIS://h', 'right'],
    ['http://h', "scheme: 'h' is not allowed at offset 0; parseUri allows other schemes"],
    ['postgre://h', "scheme: 'p' is not allowed at offset 0; did you mean postgres://h?"],
    ['localhost:6379', "scheme: 'l' is not allowed at offset 0; did you mean postgres://localhost:6379?"],
    ['localhost/0', "scheme: 'l' is not allowed at offset 0; did you mean redis://localhost/0?"],
    ['redis:h', "host: 'h' is not allowed at offset 6; did you mean redis://h?"],
    ['redis:///0', "host: '/' is not allowed at offset 8; write redis://host"],
    ['redis://u@/0', "host: '/' is not allowed at offset 10; write redis://host"],
    ['redis://u@h:65536', "port: '6' is not allowed at offset 12; a port is 0 to 65535"],
    ['\u212aafka://h', 'scheme: a non-ASCII character is not allowed at offset 0; parseUri allows other schemes'],
  ])('reads %s', (text, sentence) => {
    expect(sentenceOf(database.parse, text)).toBe(sentence)
    expect(database.is(text)).toBe(sentence === 'right')
    if (sentence === 'right') expect(database.uri(text as never)).toBe(text)
    else expect(() => database.uri(text as never)).toThrow(new TypeError(sentence))
  })
})

describe('uriOf without a host', () => {
  it.each([
    ['mailto:a@b', 'right'],
    ['MailTo:', 'right'],
    ['z39.50r+x-y:a', 'right'],
    ['mailto://h:99999', 'right'],
    ['a@b', "scheme: 'a' is not allowed at offset 0; write z39.50r+x-y:"],
    ['mailto', "scheme: 'm' is not allowed at offset 0; write z39.50r+x-y:"],
    ['tel:1', "scheme: 't' is not allowed at offset 0; write z39.50r+x-y:"],
    ['tel:+1', "scheme: 't' is not allowed at offset 0; parseUri allows other schemes"],
    [
      'mailto:a b',
      "path: ' ' is not allowed at offset 8; a path is letters, digits, -._~!$&'()*+,;=:@/ and percent-encoded octets",
    ],
  ])('reads %s', (text, sentence) => {
    expect(sentenceOf(mail.parse, text)).toBe(sentence)
    expect(mail.is(text)).toBe(sentence === 'right')
  })
})

it('what https alone accepts is an http URI', () => {
  for (const text of ['https://h', 'http://h', 'https://u@h', 'https://h:65536', 'https:///', 'httpsx://h']) {
    expect(secure.is(text)).toBe(isHttpUri(text) && text.startsWith('https:'))
  }
})
