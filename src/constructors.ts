import type { AbsoluteUri, RelativeRef, Uri, UriReference } from './brand'

export const uri = <const Text extends string>(text: Text): Uri<Text> => text as unknown as Uri<Text>
export const absoluteUri = <const Text extends string>(text: Text): AbsoluteUri<Text> =>
  text as unknown as AbsoluteUri<Text>
export const relativeRef = <const Text extends string>(text: Text): RelativeRef<Text> =>
  text as unknown as RelativeRef<Text>
export const uriReference = <const Text extends string>(text: Text): UriReference<Text> =>
  text as unknown as UriReference<Text>
