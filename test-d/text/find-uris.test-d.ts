import { expectType } from 'tsd'
import { type FoundUri, findUris, type Uri, type View } from 'uri-ts'

// URIs in prose
expectType<ReadonlyArray<FoundUri>>(findUris('see <a:b>'))
expectType<{ start: number; end: number; uri: View<Uri> }>({ ...(null! as FoundUri) })
