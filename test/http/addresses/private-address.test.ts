import * as O from 'fp-ts/Option'
import { privateAddress } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { NOT_TEXT } from '../../support/not-text'

describe('the kind of an address', () => {
  it.each([
    ['2a00::5efe:a00:1', 'private'],
    ['2a00::200:5efe:a00:1', 'private'],
    ['2a00::1:5efe:a00:1', undefined],
    ['2a00::5efe:808:808', undefined],
    ['2002:808:808::5efe:7f00:1', 'loopback'],
    ['2002:808:808::5efe:808:808', undefined],
    ['2001:0:1:2:0:5efe:7f00:1', 'loopback'],
    ['8.8.8.8', undefined],
    ['::ffff:8.8.8.8', undefined],
    ['2606:4700:4700::1111', undefined],
    ['127.0.0.1', 'loopback'],
    ['::FFFF:127.0.0.1', 'loopback'],
    ['255.255.255.255', 'reserved'],
    // Tests addresses that contain a zone identifier.
    ['fe80::1%eth0', 'link-local'],
    ['fe80::1%25eth0', 'link-local'],
    ['2606:4700::1%a:b', undefined],
    ['::ffff:127.0.0.1%1', 'loopback'],
  ])('of %s is %s', (address, kind) => {
    expect(privateAddress(address)).toEqual(O.fromNullable(kind))
  })

  it.each([
    ...[
      '',
      ' ',
      'localhost',
      'example.com',
      '127.1',
      '0x7f.1',
      '2130706433',
      '127.0.0.01',
      '8.8.8.8.',
      ' 8.8.8.8',
      '8.8.8.8\n',
    ],
    ...[
      '8.8.8.8/32',
      '8.8.8.8:80',
      '[::1]',
      '[2606:4700::1]',
      '2606:4700::1]',
      '2606:4700:::1',
      '::ffff:8.8.8',
      '%',
      'a%b',
      ':',
    ],
    ...['2606:4700::1%', '%eth0', '8.8.8.8%eth0', '8.8.8.8%a:b', '8.8.8.8%::1', 'example.com%2606:4700::1'],
  ])('of %j is that it is not an address', (text) => {
    expect(privateAddress(text)).toEqual(O.some('not-an-address'))
  })

  it.each(NOT_TEXT)('of %s is that it is not an address', (_, value) => {
    expect(privateAddress(value as never)).toEqual(O.some('not-an-address'))
  })
})
