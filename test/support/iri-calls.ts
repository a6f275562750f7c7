/** Lists calls to each function in `uri-ts/iri`. */
import { domainToASCII } from 'node:url'
import { components } from 'uri-ts'
import * as iri from 'uri-ts/iri'
import { createSpans } from 'uri-ts/scan'
import { iriOf } from './iris'
import { onLiteral } from './on-literal'

const onText = (call: (text: never) => unknown) => ({ takes: 'text', call }) as const
const onView = (call: (view: never) => unknown) => ({ takes: 'view', call }) as const

const SPANS = createSpans()
const BASE = iri.viewIri(iriOf('http://é/a/b?c') as iri.Iri)

export const iris = {
  name: 'uri-ts/iri',
  module: iri,
  calls: {
    bidiFindings: onView(iri.bidiFindings),
    equalsIri: onView(iri.equalsIri(BASE)),
    fromUri: onView(iri.fromUri),
    iriFromComponents: onView((view: iri.IriView) => iri.iriFromComponents(components(view))),
    iri: onLiteral(iri.iri),
    iriReference: onLiteral(iri.iriReference),
    isAbsoluteIri: onText(iri.isAbsoluteIri),
    isIri: onText(iri.isIri),
    isIriReference: onText(iri.isIriReference),
    isIrelativeRef: onText(iri.isIrelativeRef),
    normalizeIri: onView(iri.normalizeIri),
    normalizeIriNFC: onView(iri.normalizeIriNFC),
    parseAbsoluteIri: onText(iri.parseAbsoluteIri),
    parseIri: onText(iri.parseIri),
    parseIriReference: onText(iri.parseIriReference),
    parseIrelativeRef: onText(iri.parseIrelativeRef),
    relativizeIri: onView(iri.relativizeIri(BASE)),
    resolveIri: onView(iri.resolveIri(BASE)),
    scanIri: onText((text: string) => iri.scanIri(text, SPANS)),
    toAsciiUri: onView(iri.toAsciiUri(domainToASCII)),
    toUri: onView(iri.toUri),
    viewIri: onText(iri.viewIri),
    withIriAuthority: onView(iri.withIriAuthority('é@ü:1')),
    withIriFragment: onView(iri.withIriFragment('é')),
    withIriHost: onView(iri.withIriHost('é')),
    withIriPath: onView(iri.withIriPath('/é')),
    withIriPort: onView(iri.withIriPort(1)),
    withIriQuery: onView(iri.withIriQuery('é')),
    withIriScheme: onView(iri.withIriScheme('a')),
    withIriUserinfo: onView(iri.withIriUserinfo('é')),
    withoutIriAuthority: onView(iri.withoutIriAuthority),
    withoutIriFragment: onView(iri.withoutIriFragment),
    withoutIriPort: onView(iri.withoutIriPort),
    withoutIriQuery: onView(iri.withoutIriQuery),
    withoutIriScheme: onView(iri.withoutIriScheme),
    withoutIriUserinfo: onView(iri.withoutIriUserinfo),
  },
} as const
