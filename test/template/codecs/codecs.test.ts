import * as E from 'fp-ts/Either'
import { showReason } from 'uri-ts'
import { type CodecError, extract, int, oneOf, template, uuid, withCodecs } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'

describe('codecs', () => {
  const list = extract(withCodecs({ id: int, sort: oneOf('asc', 'desc'), tag: int })(template('/{id}{?sort,tag*,q}')))

  it('read valid texts', () => {
    expect(list('/7?sort=asc&tag=1&tag=2&q=x')).toEqual(E.right({ id: 7, sort: 'asc', tag: [1, 2], q: 'x' }))
    expect(list('/-7')).toEqual(E.right({ id: -7 }))
  })

  it.each(['/x', '/07', '/1.5', '/9007199254740993', '/1?sort=up', '/1?tag=a', '/1?tag=1&tag=a', '/1?x=1'])(
    'refuse %s',
    (text) => {
      expect(E.isLeft(list(text)) && list(text)).toMatchObject({ left: { reason: 'codec', text } })
    },
  )

  it('write UUIDs and texts unchanged', () => {
    const id = 'F81D4FAE-7dec-11d0-a765-00a0c91e6bf6'
    expect(E.map(uuid.encode)(uuid.decode(id))).toEqual(E.right(id))
    const refused = uuid.decode('x')
    expect(E.isLeft(refused) && showReason(refused.left as CodecError)).toBe(
      "value: 'x' is not allowed at offset 0; a UUID is 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12",
    )
    expect(oneOf('a', 'b').encode('a')).toBe('a')
  })
})
