import { expectType } from 'tsd'
import { type RelativeRef, resolveReference, type Uri, type View } from 'uri-ts'

// The base that is passed to `resolveReference` may be relative.
expectType<View>(resolveReference(null! as View<RelativeRef>)(null! as View<Uri>))
