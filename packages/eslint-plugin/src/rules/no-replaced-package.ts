/** Reports calls to fast-uri, uri-js, ufo and `node:querystring`. */
import { FAST_URI, QUERYSTRING, UFO, URI_JS } from '../conversion/packages'
import { namesInSection } from '../conversion/page'
import { createConversionRule, type Replaced } from '../conversion/rule'

/**
 * Creates the description of a package whose functions a rule replaces. The rule reports every function that the given
 * section of `docs/migration.md` mentions.
 */
const replacedBy = (
  modules: readonly string[],
  heading: string,
  object: string,
  functions: Replaced['functions'],
): Replaced => ({
  modules,
  heading,
  object,
  functions: { ...Object.fromEntries(namesInSection(heading, object).map((name) => [name, undefined])), ...functions },
})

const NODE = '`node:url` and `node:querystring`'

export const noReplacedPackage = createConversionRule('Disallow packages that uri-ts can replace', false, [
  replacedBy(['fast-uri'], 'fast-uri', 'fastUri', FAST_URI),
  replacedBy(['uri-js'], 'uri-js', 'uriJs', URI_JS),
  replacedBy(['ufo'], 'ufo', 'ufo', UFO),
  replacedBy(['querystring', 'node:querystring'], NODE, 'querystring', QUERYSTRING),
])
