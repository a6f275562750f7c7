import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import { type Either, type Option, type Uri, type UriError, type UriReference, uri, type View, view } from 'uri-ts'
import {
  formatLinks,
  type Link,
  type LinkFieldComponent,
  type LinkFieldError,
  type LinkFieldReason,
  type LinkParameter,
  type LinkTemplate,
  type LinkTemplateParameter,
  linkOf,
  linkParameter,
  parseLinks,
  parseLinkTemplates,
  type ResolvedLink,
  resolveLinks,
} from 'uri-ts/http'
import type { Template } from 'uri-ts/template'

declare const text: string
declare const links: readonly Link[]
declare const resolved: readonly ResolvedLink[]
declare const link: Link
declare const parameter: LinkParameter
declare const template: LinkTemplate
declare const error: LinkFieldError
const base = view(uri('https://example.com/'))

expectType<Either<LinkFieldError, readonly Link[]>>(parseLinks('</a>; rel=next'))
expectError(parseLinks(undefined))
expectType<View>(link.target)
expectType<View | undefined>(link.anchor)
expectType<readonly string[]>(link.rels)
expectType<readonly LinkParameter[]>(link.parameters)
expectType<{ name: string; value: string }>({ name: parameter.name, value: parameter.value })
expectType<string | undefined>(parameter.language)

// `linkOf` preserves the links' type.
expectType<Option<Link>>(linkOf('next')(links))
expectType<Option<ResolvedLink>>(linkOf('next')(resolved))
expectType<Option<string>>(linkParameter('title')(link))
expectType<Option<string>>(linkParameter('title')(null! as ResolvedLink))
expectError(linkOf('next')(link))
expectError(linkOf(1))
linkOf(text)
linkOf('https://example.com/rels/a')
expectError(linkOf(''))
expectError(linkOf('next prev'))
linkParameter(text)
expectError(linkParameter('Rel'))
expectError(linkParameter('anchor'))

expectType<readonly ResolvedLink[]>(resolveLinks(base)(links))
expectType<View<Uri>>((null! as ResolvedLink).target)
expectType<View<Uri> | undefined>((null! as ResolvedLink).anchor)
expectType<ResolvedLink>(null! as Link<View<Uri>>)
expectAssignable<Link>(null! as ResolvedLink)
expectNotAssignable<ResolvedLink>(link)
expectError(resolveLinks('https://example.com/'))
expectError(resolveLinks(null! as View<UriReference>))

expectType<Either<LinkFieldError, string>>(formatLinks([{ target: base, rels: ['next'], parameters: [] }]))
expectError(formatLinks(link))
expectError(formatLinks([{ target: '/a', rels: ['next'], parameters: [] }]))
expectError(formatLinks([{ target: base, rels: 'next', parameters: [] }]))
expectError(formatLinks([{ target: base, rels: ['next'] }]))
expectError(formatLinks([{ target: base, rels: ['next'], parameters: [{ name: 'a', value: 1 }] }]))

expectType<Either<LinkFieldError, readonly LinkTemplate[]>>(parseLinkTemplates('"/{a}"; rel="b"'))
expectError(parseLinkTemplates(1))
expectType<Template>(template.target)
expectType<Template | undefined>(template.anchor)
expectType<readonly string[]>(template.rels)
expectType<View | undefined>(template.varBase)
expectType<readonly LinkTemplateParameter[]>(template.parameters)
expectType<string | number | boolean>(null! as LinkTemplateParameter['value'])
expectNotAssignable<Link>(template)

expectAssignable<UriError>(error)
expectType<'LinkFieldError'>(error._tag)
expectType<LinkFieldComponent>(error.component)
expectType<LinkFieldReason>(error.reason)
expectType<'link' | 'target' | 'anchor' | 'rel' | 'parameter'>(null! as LinkFieldComponent)
expectAssignable<LinkFieldReason>('rel-missing')
expectAssignable<LinkFieldReason>('template')
expectNotAssignable<LinkFieldReason>('character')
