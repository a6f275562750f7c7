import { expectType } from 'tsd'
import type { Uri, View } from 'uri-ts'
import { type FoundUri, findUris } from 'uri-ts/text'

// URIs in prose
expectType<ReadonlyArray<FoundUri>>(findUris('see <a:b>'))
expectType<{ start: number; end: number; uri: View<Uri> }>({ ...(null! as FoundUri) })
