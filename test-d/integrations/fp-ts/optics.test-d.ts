import type { Option } from 'fp-ts/Option'
import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { AbsoluteUri, Fragment, Query, RelativeRef, Uri, UriReference, View } from 'uri-ts'
import {
  type Lens,
  lensFragment,
  lensQuery,
  type Prism,
  prismAbsoluteUri,
  prismFragment,
  prismQuery,
  prismRelativeRef,
  prismUri,
  prismUriReference,
} from 'uri-ts/fp-ts'

// This library's optics have the same members as the optics in monocle-ts.
expectType<{ getOption: (s: string) => Option<1>; reverseGet: (a: 1) => string }>({
  ...(null! as Prism<string, 1>),
})
expectType<{ get: (s: string) => 1; set: (a: 1) => (s: string) => string }>({
  ...(null! as Lens<string, 1>),
})

expectType<Prism<string, UriReference>>(prismUriReference)
expectType<Prism<string, Uri>>(prismUri)
expectType<Prism<string, AbsoluteUri>>(prismAbsoluteUri)
expectType<Prism<string, RelativeRef>>(prismRelativeRef)
expectType<Prism<string, Query>>(prismQuery)
expectType<Prism<string, Fragment>>(prismFragment)
expectType<Lens<View<Uri>, Option<Query>>>(lensQuery)
expectType<Lens<View<Uri>, Option<Fragment>>>(lensFragment)

expectType<Option<Uri>>(prismUri.getOption('a:b'))
expectType<string>(prismUri.reverseGet(null! as AbsoluteUri))
expectError(prismUri.reverseGet('a:b'))
expectError(prismUri.getOption(null! as unknown))
expectType<Option<Query>>(lensQuery.get(null! as View<AbsoluteUri>))
expectType<View<Uri>>(lensQuery.set(null! as Option<Query>)(null! as View<Uri>))
expectError(lensQuery.set(null! as Option<string>))
expectError(lensFragment.set(null! as Option<Query>))
expectError(lensQuery.get(null! as View<RelativeRef>))

// `prismAbsoluteUri` can be used to read a `Uri`, but not to write one.
expectAssignable<{ readonly getOption: (s: string) => Option<Uri> }>(prismAbsoluteUri)
expectNotAssignable<Prism<string, Uri>>(prismAbsoluteUri)
