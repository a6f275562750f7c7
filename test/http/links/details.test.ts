/** Tests link parameters, extended values and link errors in detail. */
import { uriReference, view } from 'uri-ts'
import { formatLinks, linkOf, linkParameter, parseLinks, parseLinkTemplates } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { readExtendedValue } from '../../../src/http/links/extended-value'
import { rightOf } from '../../support/views'

describe('an extended value', () => {
  it.each([
    ["UTF-8''a", { value: 'a', language: undefined }],
    ["utf-8'de'%C3%A4", { value: 'ä', language: 'de' }],
    ["'utf-8'a", undefined],
    ["''a", undefined],
    ["utf-8'a", undefined],
    ['utf-8', undefined],
    ['utf-8x', undefined],
    ['a', undefined],
    ['', undefined],
    ["iso-8859-1''a", undefined],
    ["utf-8'd e'a", undefined],
    ["utf-8''%4", undefined],
    ["utf-8''%4g", undefined],
    ["utf-8''%FF", undefined],
    ["utf-8''a b", undefined],
  ])('%j', (text, value) => expect(readExtendedValue(text)).toEqual(value))
})

const parametersOf = (field: string) => rightOf(parseLinks(field)).map(({ parameters }) => parameters)

describe('parameters of a link', () => {
  it.each([
    ['<a>; title=1; title=2', [{ name: 'title', value: '1' }]],
    ["<a>; title*=utf-8'de'1; title*=utf-8''2", [{ name: 'title*', value: '1', language: 'de' }]],
    ["<a>; title*=utf-8''%FF; title*=utf-8''2", [{ name: 'title*', value: '2' }]],
    [
      '<a>; media=1; media=2; type=3; type=4',
      [
        { name: 'media', value: '1' },
        { name: 'type', value: '3' },
      ],
    ],
    [
      '<a>; x=1; x=2',
      [
        { name: 'x', value: '1' },
        { name: 'x', value: '2' },
      ],
    ],
    ['<a>; =1; y', [{ name: 'y', value: '' }]],
    ['<a>; y ', [{ name: 'y', value: '' }]],
    [
      '<a>; y; x=1',
      [
        { name: 'y', value: '' },
        { name: 'x', value: '1' },
      ],
    ],
    ['<a>; y=', [{ name: 'y', value: '' }]],
  ])('%s', (field, parameters) => expect(parametersOf(field)).toStrictEqual([parameters]))

  it('rel is split at spaces and tabs', () => {
    expect(rightOf(parseLinks('<a>; rel=" a  b \t c "')).map(({ rels }) => rels)).toEqual([['a', 'b', 'c']])
    expect(rightOf(parseLinkTemplates('"a"; rel=" a  b "')).map(({ rels }) => rels)).toEqual([['a', 'b']])
    expect(rightOf(parseLinks('<a>; rel=""')).map(({ rels }) => rels)).toEqual([[]])
  })

  it('of a template do not contain rel, anchor and var-base', () => {
    const field = '"a"; rel="b"; anchor="c"; var-base="d"; e="f"'
    expect(rightOf(parseLinkTemplates(field)).map(({ parameters }) => parameters)).toEqual([
      [{ name: 'e', value: 'f' }],
    ])
  })
})

describe('an error', () => {
  const target = view(uriReference('/a'))
  const ofParameter = (parameter: unknown) => formatLinks([{ target, rels: ['a'], parameters: [parameter as never] }])

  it.each([
    [() => parseLinks(5 as never), { text: '', component: 'link', reason: 'not-text' }],
    [() => parseLinks('\0'), { offset: 0, component: 'link', reason: 'control' }],
    [() => parseLinks('<'), { offset: 1, component: 'target', reason: 'target-end' }],
    [() => parseLinks('<a'), { offset: 2, component: 'target', reason: 'target-end' }],
    [() => parseLinkTemplates(5 as never), { text: '', component: 'link', reason: 'not-text' }],
    [() => parseLinkTemplates('('), { offset: 0, component: 'link', reason: 'structured-field' }],
    [() => parseLinkTemplates('"a'), { component: 'link', reason: 'structured-field' }],
    [
      () => formatLinks([{ target, rels: [5 as never], parameters: [] }]),
      { text: '', component: 'rel', reason: 'not-text' },
    ],
    [() => formatLinks([{ target, rels: [['a'] as never], parameters: [] }]), { component: 'rel', reason: 'not-text' }],
    [() => ofParameter(null), { text: '', component: 'parameter', reason: 'not-text' }],
    [() => ofParameter(undefined), { text: '', component: 'parameter', reason: 'not-text' }],
    [() => ofParameter({ name: 5, value: 'a' }), { text: '', component: 'parameter', reason: 'not-text' }],
    [() => ofParameter({ name: 'a', value: 5 }), { text: '', component: 'parameter', reason: 'not-text' }],
    [
      () => ofParameter({ name: 'a*', value: 'b', language: 5 }),
      { text: '5', component: 'parameter', reason: 'language' },
    ],
  ])('%#', (run, error) => {
    const result = run()
    expect(result._tag === 'Left' && { ...result.left }).toMatchObject({ _tag: 'LinkFieldError', ...error })
  })

  it.each(['a', 5, {}, null])('is thrown if the parameters are %j', (parameters) => {
    expect(() => formatLinks([{ target, rels: ['a'], parameters: parameters as never }])).toThrow(
      "the property 'parameters' of a link is a list",
    )
  })

  it.each([null, undefined, 'a', {}, view(uriReference('/a'))])('is thrown if the link is %j', (link) => {
    expect(() => linkOf('next')([link as never])).toThrow('the list contains a value that is no link')
    expect(() => linkParameter('title')(link as never)).toThrow('the value is not a link: open the Option of linkOf')
  })

  it.each(['relx', 'xrel', 'anchors', 'my-anchor'])('does not occur for the name %s', (name) => {
    expect(rightOf(ofParameter({ name, value: '1' }) as ReturnType<typeof formatLinks>)).toContain(`${name}="1"`)
  })

  it('occurs for a second parameter', () => {
    const parameters = [
      { name: 'a', value: 'b' },
      { name: 'rel', value: 'c' },
    ]
    expect(formatLinks([{ target, rels: ['a'], parameters }])._tag).toBe('Left')
  })

  it('an extended value without a language is written without one', () => {
    expect(rightOf(ofParameter({ name: 'a*', value: 'b' }) as ReturnType<typeof formatLinks>)).toBe(
      '</a>; rel="a"; a*=UTF-8\'\'b',
    )
  })
})
