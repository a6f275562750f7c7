import { expectAssignable, expectError, expectType } from 'tsd'
import type { Uri, View } from 'uri-ts'
import { type FoundUri, findUris, parseSuffix, type UriFinderOptions, uriFinder } from 'uri-ts/text'

expectType<ReadonlyArray<FoundUri>>(findUris('see <a:b>'))
expectType<{ start: number; end: number; uri: View<Uri> }>({ ...(null! as FoundUri) })
expectType<(text: string) => ReadonlyArray<FoundUri>>(uriFinder({ isHost: (host) => host === 'a.b' }))
uriFinder({ isHost: () => true, scheme: 'ftp' as string })
expectError(uriFinder({ isHost: () => true, scheme: 'ftp:' }))
parseSuffix('ftp' as string)
expectError(parseSuffix('ftp:'))
expectError(parseSuffix('www.example.com'))
expectAssignable<UriFinderOptions>({ isHost: () => true, scheme: 'http' })
expectError(uriFinder({}))
expectError(uriFinder({ isHost: () => true, schema: 'http' }))
