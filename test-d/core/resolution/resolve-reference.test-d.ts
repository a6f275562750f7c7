import { expectType } from 'tsd'
import { type RelativeRef, resolveReference, type Uri, type View } from 'uri-ts'

// A base may be relative.
expectType<View>(resolveReference(null! as View<RelativeRef>)(null! as View<Uri>))
