import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { Either, UriError } from 'uri-ts'
import { buildPurl, type Purl, type PurlComponent, type PurlError, type PurlReason, parsePurl } from 'uri-ts/schemes'

declare const string: string
declare const purl: Purl
declare const error: PurlError

expectType<Either<PurlError, Purl>>(parsePurl(string))
expectError(parsePurl(1))
expectError(parsePurl())

expectType<string>(purl.type)
expectType<string>(purl.name)
expectType<string | undefined>(purl.namespace)
expectType<string | undefined>(purl.version)
expectType<string | undefined>(purl.subpath)
expectType<ReadonlyArray<readonly [key: string, value: string]> | undefined>(purl.qualifiers)

// The package URL that `parsePurl` returns can be passed to `buildPurl`.
expectType<Either<PurlError, string>>(buildPurl(purl))
buildPurl({ ...purl, version: undefined })
buildPurl({ type: 'npm', namespace: '@angular', name: 'core', version: '1.0.0', qualifiers: [['arch', 'arm']] })
expectError(buildPurl('pkg:npm/core'))
buildPurl({ type: string, namespace: string, name: string, qualifiers: [[string, string]] })
buildPurl({ type: 'cargo', name: 'a', namespace: '/' })
buildPurl({ type: 'maven', name: 'a', namespace: string })
expectError(buildPurl({ type: 'n_m', name: 'core' }))
expectError(buildPurl({ type: 'npm', name: '' }))
expectError(buildPurl({ type: 'Maven', name: 'a' }))
expectError(buildPurl({ type: 'maven', name: 'a', namespace: '/' }))
expectError(buildPurl({ type: 'Cargo', name: 'a', namespace: 'b' }))
expectError(buildPurl({ type: 'npm', name: 'core', qualifiers: [['Arch', 'arm']] }))
expectError(buildPurl({ type: 'npm' }))
expectError(buildPurl({ name: 'core' }))
expectError(buildPurl({ type: 'npm', name: 'core', version: 1 }))
expectError(buildPurl({ type: 'npm', name: 'core', qualifiers: { arch: 'arm' } }))
expectError(buildPurl({ type: 'npm', name: 'core', scope: '@angular' }))

expectAssignable<UriError>(error)
expectType<'PurlError'>(error._tag)
expectType<PurlComponent>(error.component)
expectType<PurlReason>(error.reason)
expectType<'scheme' | 'type' | 'namespace' | 'name' | 'version' | 'qualifiers' | 'subpath'>(null! as PurlComponent)
expectAssignable<PurlReason>('name-missing')
expectAssignable<PurlReason>('character')
expectNotAssignable<PurlReason>('port-range')
