import { uri, view } from 'uri-ts'
import {
  type DataUri,
  dataUri,
  decodeDataBytes,
  decodeDataText,
  fromDataBytes,
  fromDataText,
  hasBase64,
  isDataUri,
  mediaType,
  mediaTypeParameter,
  parseDataUri,
} from 'uri-ts/schemes'
import { describe, expect, it } from 'vitest'
import { shown, textShown } from '../../support/shown'

const viewOf = (text: string) => view(text as DataUri)

const GIF =
  'data:image/gif;base64,R0lGODdhMAAwAPAAAAAAAP///ywAAAAAMAAwAAAC8IyPqcvt3wCcDkiLc7C0qwyGHhSWpjQu5yqmCYsapyuvUUlvONmOZtfzgFzByTB10QgxOR0TqBQejhRNzOfkVJ+5YiUqrXF5Y5lKh/DeuNcP5yLWGsEbtLiOSpa/TPg7JpJHxyendzWTBfX0cxOnKPjgBzi4diinWGdkF8kjdfnycQZXZeYGejmJlZeGl9i2icVqaNVailT6F5iJ90m6mvuTS4OK05M0vDk0Q4XUtwvKOzrcd3iq9uisF81M1OIcR7lEewwcLp7tuNNkM3uNna3F2JQFo97Vriy/Xl4/f1cf5VWzXyym7PHhhx4dbgYKAAA7'

describe('the examples of RFC 2397', () => {
  it.each([
    ['data:,A%20brief%20note', 'text/plain', 'A brief note'],
    [
      'data:application/vnd-xxx-query,select_vcount,fcol_from_fieldtable/local',
      'application/vnd-xxx-query',
      'select_vcount,fcol_from_fieldtable/local',
    ],
  ])('%s', (text, type, data) => {
    expect(mediaType(viewOf(text))).toBe(type)
    expect(shown(decodeDataText(viewOf(text)))).toBe(data)
  })

  it('an image in base64', () => {
    expect([mediaType(viewOf(GIF)), hasBase64(viewOf(GIF))]).toEqual(['image/gif', true])
    expect(shown(decodeDataBytes(viewOf(GIF)))).toEqual(new Uint8Array(Buffer.from(GIF.slice(22), 'base64')))
  })

  it('another charset, as its erratum writes it', () => {
    const greek = viewOf('data:text/plain;charset=iso-8859-7,%be%d3%be')
    expect(mediaTypeParameter('Charset')(greek)).toEqual({ _tag: 'Some', value: 'iso-8859-7' })
    expect(shown(decodeDataBytes(greek))).toEqual(Uint8Array.of(0xbe, 0xd3, 0xbe))
    expect(shown(decodeDataText(greek))).toMatch(
      /charset: '%' is not allowed at offset 35; the data is encoded in its charset/,
    )
  })

  it('as the RFC prints it, %fg is not a percent-encoded octet', () => {
    const text = 'data:text/plain;charset=iso-8859-7,%be%fg%be'
    expect(parseDataUri(text)).toMatchObject({ left: { text, offset: 38, reason: 'pct-encoded' } })
  })
})

const VALUE = "a value is letters, digits, -._~!$&'*+ and percent-encoded octets, then ; or ,"

describe('parseDataUri', () => {
  it.each([
    ['http://a', "scheme: 'h' is not allowed at offset 0; a data URI begins with data:"],
    ['data:', 'type: the end of the text is not allowed at offset 5; a media type has the form text/plain'],
    ['data:text,', "type: ',' is not allowed at offset 9; a media type has the form text/plain"],
    ['data:/a,', "type: '/' is not allowed at offset 5; a media type has the form text/plain"],
    ['data:a/(b),', "subtype: '(' is not allowed at offset 7; a media type has the form text/plain, then ; or ,"],
    [
      'data:a/b',
      'subtype: the end of the text is not allowed at offset 8; a media type has the form text/plain, then ; or ,',
    ],
    ['data:a%2Fb,', "type: '%' is not allowed at offset 6; a media type has the form text/plain"],
    ['data:;a,', "attribute: ',' is not allowed at offset 7; a parameter has the form ;charset=utf-8"],
    ['data:;=a,', "attribute: '=' is not allowed at offset 6; a parameter has the form ;charset=utf-8"],
    ['data:;,', "attribute: ',' is not allowed at offset 6; a parameter has the form ;charset=utf-8"],
    ['data:;base64;a=b,', "attribute: ';' is not allowed at offset 12; a parameter has the form ;charset=utf-8"],
    ['data:;a=,', `value: ',' is not allowed at offset 8; ${VALUE}`],
    ['data:;a=b#,', `value: '#' is not allowed at offset 9; ${VALUE}`],
    ['data:;a=b(,', `value: '(' is not allowed at offset 9; ${VALUE}`],
  ])('refuses %s', (text, sentence) => {
    expect(textShown(parseDataUri(text))).toBe(`(${sentence})`)
    expect(isDataUri(text)).toBe(false)
    expect(() => dataUri(text as never)).toThrow(new TypeError(sentence))
  })

  it.each(['data:,', 'DATA:a/b;c=d;BASE64,', 'data:;a=%22,%22', 'data:,?a#b', 'data:,#'])('reads %s', (text) => {
    expect(textShown(parseDataUri(text))).toBe(text)
    expect(dataUri(text as never)).toBe(text)
  })

  it('takes no value that is not a text', () => {
    for (const value of [undefined, null, 7, {}, ['data:,']]) expect(isDataUri(value)).toBe(false)
  })
})

describe('mediaTypeParameter', () => {
  it.each([
    ['data:,', 'charset', 'US-ASCII'],
    ['data:,', 'a', undefined],
    ['data:;a=b,', 'charset', 'US-ASCII'],
    ['data:;a=b,', 'a', 'b'],
    ['data:;ab=c;b=d;b=e,', 'B', 'd'],
    ['data:a/b;c=%22%3B%22,;d=e', 'c', '%22%3B%22'],
    ['data:a/b;c=d,;e=f', 'e', undefined],
    ['data:a/b;charset=x;base64,', 'base64', undefined],
    ['data:a/b,', 'charset', undefined],
  ])('of %s: %s', (text, name, value) => {
    expect(mediaTypeParameter(name)(viewOf(text))).toEqual(
      value === undefined ? { _tag: 'None' } : { _tag: 'Some', value },
    )
  })

  it.each(['', 'charset=', 'a b', ';charset', '%41', '\u00e9'])('refuses %j, which is not a name', (name: string) => {
    expect(() => mediaTypeParameter(name)).toThrow(
      `mediaTypeParameter: ${JSON.stringify(name)} is not the name of a parameter, such as charset`,
    )
  })
})

const BASE64 = 'base64 is letters, digits, + and /, in groups of four characters, the last of which is padded with ='

describe('base64', () => {
  it.each([
    ['', []],
    ['AA==', [0]],
    ['%41A%3D=', [0]],
    ['AAE=', [0, 1]],
    ['AAEC', [0, 1, 2]],
    ['//79', [255, 254, 253]],
    ['%2B%2f8=#AA', [0xfb, 0xff]],
  ])('decodes %s', (data, octets) => {
    expect(shown(decodeDataBytes(viewOf(`data:;base64,${data}`)))).toEqual(Uint8Array.from(octets))
  })

  it.each([
    ['A', 'the end of the text', 14],
    ['AA', 'the end of the text', 15],
    ['AA=', 'the end of the text', 16],
    ['AAA', 'the end of the text', 16],
    ['AA=A', "'A'", 16],
    ['AA===', "'='", 17],
    ['AAAA=', "'='", 17],
    ['=', "'='", 13],
    ['A=', "'='", 14],
    ['AA-_', "'-'", 15],
    ['AAAA-A', "'-'", 17],
    ['AA%20A', "'%'", 15],
    ['AB==', "'B'", 14],
    ['A%42==', "'%'", 14],
    ['AAB=', "'B'", 15],
    ['AA=#', "'#'", 16],
  ])('refuses %s', (data, found, offset) => {
    const text = `data:;base64,${data}`
    expect(shown(decodeDataBytes(viewOf(text)))).toBe(
      `(base64: ${found} is not allowed at offset ${offset}; ${BASE64})`,
    )
    expect(decodeDataText(viewOf(text))._tag).toBe('Left')
  })
})

describe('decodeDataText', () => {
  it.each([
    ['data:text/plain,caf%C3%A9', 'café'],
    ['data:text/plain,a+b', 'a+b'],
    ['data:;charset=UTF-8,caf%C3%A9', 'café'],
    ['data:text/plain;charset=utf-8;base64,77u/w6k=', '\ufeffé'],
    ['data:text/plain;charset=us-ascii,a%2Cb?c#d', 'a,b?c'],
  ])('of %s', (text, data) => expect(shown(decodeDataText(viewOf(text)))).toBe(data))

  it.each([
    ['data:,caf%C3%A9', 6],
    ['data:text/plain,a%C3', 17],
    ['data:text/plain;base64,ww==', 23],
    ['data:text/plain;charset=latin1,a', 31],
  ])('refuses %s', (text, offset) => {
    expect(decodeDataText(viewOf(text))).toMatchObject({ left: { text, offset, component: 'charset' } })
  })
})

describe('fromDataBytes and fromDataText', () => {
  it.each([
    [{}, 'a b', 'data:,a%20b'],
    [{}, 'é', 'data:;charset=utf-8,%C3%A9'],
    [{ mediaType: 'text/html' }, '<p>#?[%', 'data:text/html,%3Cp%3E%23?%5B%25'],
    [
      { mediaType: 'text/html', parameters: { charset: 'UTF-8', a: 'b;c=d,' } },
      'é',
      'data:text/html;charset=UTF-8;a=b%3Bc%3Dd%2C,%C3%A9',
    ],
    [{ parameters: { a: 'b' } }, 'c', 'data:;a=b,c'],
    [{ parameters: { charset: 'us-ascii' } }, 'a', 'data:;charset=us-ascii,a'],
  ])('%j and %j', (options, text, made) => expect(textShown(fromDataText(options)(text))).toBe(made))

  it.each([
    [{ mediaType: 'text' }, 'text', 'type', 4],
    [{ mediaType: 'text/' }, 'text/', 'subtype', 5],
    [{ mediaType: 'text/plain;base64' }, 'text/plain;base64', 'subtype', 10],
    [{ mediaType: 'text/plain,a' }, 'text/plain,a', 'subtype', 10],
    [{ mediaType: 'text/plain#' }, 'text/plain#', 'subtype', 10],
    [{ parameters: { 'a=b;c': 'd' } }, 'a=b;c', 'attribute', 1],
    [{ parameters: { '': 'd' } }, '', 'attribute', 0],
    [{ parameters: { a: '' } }, '', 'value', 0],
    [{ parameters: { a: 'b\ud800' } }, 'b\ud800', 'value', 1],
    [{ parameters: { a: '\ud800' } }, '\ud800', 'value', 0],
    [{ parameters: { Charset: 'latin1' } }, 'é', 'charset', 0],
    [{ parameters: { charset: 'latin1' } }, 'a', 'charset', 0],
    [{ parameters: { charset: 'us-ascii' } }, 'aé', 'charset', 1],
    [{ parameters: { charset: 'us-ascii' } }, 'é', 'charset', 0],
    [{}, 'a\udc00', 'charset', 1],
    [{}, '\udc00', 'charset', 0],
  ])('refuses %j', (options, text, component, offset) => {
    expect(fromDataText(options)(component === 'charset' ? text : 'é')).toMatchObject({
      left: { _tag: 'DataUriError', text, component, reason: 'character', offset },
    })
  })

  it('refuses the media type of octets, too', () => {
    expect(fromDataBytes({ mediaType: 'image' })(Uint8Array.of(1))).toMatchObject({
      left: { component: 'type', offset: 5 },
    })
    expect(textShown(fromDataBytes({ mediaType: 'a/b' })(Uint8Array.of(1)))).toBe('data:a/b;base64,AQ==')
  })

  it('throw for what JavaScript passes wrong', () => {
    expect(() => fromDataText({ mediatype: 'a/b' } as never)('a')).toThrow(/'mediatype' is not an option/)
    expect(() => fromDataText({ mediaType: 7 } as never)('a')).toThrow(TypeError)
    expect(() => fromDataText({ parameters: { a: 7 } } as never)('a')).toThrow(TypeError)
    expect(() => fromDataText({})(7 as never)).toThrow(TypeError)
    expect(() => fromDataBytes({})('a' as never)).toThrow(TypeError)
    expect(() => mediaTypeParameter(7 as never)).toThrow(TypeError)
    expect(() => mediaType('data:,' as never)).toThrow(TypeError)
    expect(mediaType(view(uri('a:b')) as never)).toBe('')
  })
})
