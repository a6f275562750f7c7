import { isUri, isUriReference } from '../../core/model/parse'
import { isIri, isIriReference } from '../../iri/parse'
import { parseTemplate } from '../../template/syntax/parse'

/** Returns whether a string is a URI template (RFC 6570). */
const isTemplate = (text: string): boolean => parseTemplate(text)._tag === 'Right'

/**
 * Maps the names of JSON Schema formats to functions that check strings. Pass `formats` to Ajv as the option of the
 * same name. A `uri` must have a scheme, but a `uri-reference` may be relative. An `iri` or an `iri-reference` may also
 * contain non-ASCII characters (RFC 3987). A `uri-template` is a URI Template (RFC 6570).
 *
 * Allocates only in the function for `uri-template`, which allocates the parsed template or an error. The other
 * functions allocate nothing.
 *
 * @example
 * import { formats } from 'uri-ts/ajv'
 *
 * formats.uri('http://a/%zz') //=> false
 *
 * @category Ajv
 */
export const formats = {
  uri: isUri,
  'uri-reference': isUriReference,
  // Without the casts, the generated declarations would contain type predicates and import the types for IRIs.
  iri: isIri as (text: unknown) => boolean,
  'iri-reference': isIriReference as (text: unknown) => boolean,
  'uri-template': isTemplate,
} as const satisfies Readonly<Record<string, (text: string) => boolean>>

/**
 * The part of an Ajv instance that `addFormats` uses.
 *
 * @category Ajv
 */
export interface WithFormats {
  readonly addFormat: (name: string, format: (text: string) => boolean) => unknown
}

/**
 * Adds `formats` to an Ajv instance and returns the instance. Overwrites existing formats that have the same names,
 * such as those from `ajv-formats`.
 *
 * Allocates a temporary list of the formats.
 *
 * @example
 * import { addFormats } from 'uri-ts/ajv'
 *
 * const names: string[] = []
 * addFormats({ addFormat: (name) => names.push(name) })
 * names //=> ['uri', 'uri-reference', 'iri', 'iri-reference', 'uri-template']
 *
 * @category Ajv
 */
export const addFormats = <Instance extends WithFormats>(ajv: Instance): Instance => {
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format)
  return ajv
}
