import { type IriReference, isIriReference } from 'uri-ts/iri'

/** A text that must be an IRI reference. */
export const iriOf = (text: string): IriReference => {
  if (!isIriReference(text)) throw new Error(`${text} is not an IRI reference`)
  return text
}
