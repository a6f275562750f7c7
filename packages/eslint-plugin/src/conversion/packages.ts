/** Converts code that calls fast-uri, uri-js, ufo or `node:querystring`. */
import type { Node } from 'estree'
import { literalText } from '../syntax/literals'
import { componentsRead, type Reader, read } from './components'
import { type Convert, firstOf, onlyIf } from './conversion'
import { isInvalidLiteral, resolveConvert } from './resolve'
import { template } from './template'

type Functions = Readonly<Record<string, Convert | undefined>>

/** Returns whether an argument is an object literal that contains only known properties. */
const hasOnlyKeys = (node: Node | undefined, isKnown: (name: string) => boolean): boolean =>
  node?.type === 'ObjectExpression' &&
  node.properties.every(
    (each) => each.type === 'Property' && !each.computed && each.key.type === 'Identifier' && isKnown(each.key.name),
  )

const isObject = (node: Node | undefined): boolean => hasOnlyKeys(node, () => true)

const COMPONENTS = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment']

/** The readers for the components that `parse` returns in fast-uri and uri-js. */
const PARSED: Readonly<Record<string, Reader>> = {
  scheme: read('components(normalize({0})).scheme'),
  userinfo: read('components({0}).userinfo'),
  host: read('components(normalize({0})).host'),
  port: read('orUndefined(portNumber({0}))'),
  path: read('path({0})'),
  query: read('components({0}).query'),
  fragment: read('components({0}).fragment'),
}

/** The functions that both fast-uri and uri-js export. */
const COMMON: Functions = {
  parse: componentsRead(PARSED),
  serialize: onlyIf(
    ([parts]) => hasOnlyKeys(parts, (name) => COMPONENTS.includes(name)),
    template('orThrow(fromComponents({1})).text', 1),
  ),
  resolve: firstOf(
    resolveConvert(),
    onlyIf(([, reference]) => isInvalidLiteral(reference), template('orThrow(resolveHref({uri:1})({2})).text', 2)),
  ),
  normalize: firstOf(
    onlyIf(([text]) => !isObject(text), template('normalizeForScheme(schemeRules)({uri:1}).text', 1)),
    onlyIf(([text]) => literalText(text) !== undefined, template('orThrow(repair({1})).view.text', 1)),
  ),
  equal: onlyIf(
    ([a, b]) => !isObject(a) && !isObject(b),
    template('equalsForScheme(schemeRules)({uri:1})({uri:2})', 2),
  ),
}

export const FAST_URI: Functions = { ...COMMON, resolveComponents: undefined }

export const URI_JS: Functions = {
  ...COMMON,
  resolveComponents: undefined,
  escapeComponent: template("encode('segment')({1})", 1),
  unescapeComponent: template('orThrow(decode({1}))', 1),
}

const isTrue = (node: Node | undefined): boolean => node?.type === 'Literal' && node.value === true

/** Converts calls such as `withProtocol(text, 'ftp://')`. Removes the `:` or `://` from the second argument. */
const withProtocol: Convert = (call) => {
  const scheme = /^([a-z][a-z\d+.-]*):(\/\/)?$/.exec(literalText(call.node.arguments[1]) ?? '')?.[1]
  return scheme === undefined ? undefined : template(`orThrow(withScheme('${scheme}')({uri:1})).text`, 2)(call)
}

/** Converts `getQuery(text).key`. */
const getQuery: Convert = (call) => {
  const { parent } = call.node
  if (parent.type !== 'MemberExpression' || parent.computed || parent.property.type !== 'Identifier') return undefined
  const key = parent.property.name
  return componentsRead({ [key]: read(`orUndefined(orThrow(formQueryValue('${key}')({0})))`) })(call)
}

export const UFO: Functions = {
  parseURL: componentsRead({ pathname: read('path({0})') }),
  parsePath: componentsRead({ pathname: read('path({0})') }),
  hasProtocol: template('isUri({1})', 1),
  getQuery,
  stringifyQuery: onlyIf(([pairs]) => isObject(pairs), template('buildQuery({1})', 1)),
  withQuery: template('setPairs({2})({ref:1}).text', 2),
  joinURL: template('orThrow(joinPath({2})({ref:1})).text', 2),
  withTrailingSlash: onlyIf(([, isForQuery]) => isTrue(isForQuery), template('withTrailingSlash({ref:1}).text', 2)),
  withoutTrailingSlash: onlyIf(
    ([, isForQuery]) => isTrue(isForQuery),
    template('withoutTrailingSlash({ref:1}).text', 2),
  ),
  hasTrailingSlash: firstOf(
    template('hasTrailingSlash({ref:1})', 1),
    onlyIf(([, isForQuery]) => isTrue(isForQuery), template('hasTrailingSlash({ref:1})', 2)),
  ),
  withoutFragment: template('withoutFragment({ref:1}).text', 1),
  withFragment: template('withFragmentEncoded({2})({ref:1}).text', 2),
  withHttp: template("orThrow(withScheme('http')({uri:1})).text", 1),
  withHttps: template("orThrow(withScheme('https')({uri:1})).text", 1),
  withProtocol,
  normalizeURL: template('orThrow(repair({1})).view.text', 1),
  encodeParam: template("encode('segment')({1})", 1),
  encodeHash: template("encode('fragment')({1})", 1),
  encodePath: template("encode('path')({1})", 1),
  encodeQueryItem: undefined,
  encodeQueryKey: template("encode('queryPart')({1})", 1),
  encodeQueryValue: template("encode('queryPart')({1})", 1),
  encode: template("encode('path')({1})", 1),
  decode: template('orThrow(decode({1}))', 1),
  decodeQueryKey: template('orThrow(decodeForm({1}))', 1),
  decodeQueryValue: template('orThrow(decodeForm({1}))', 1),
}

export const QUERYSTRING: Functions = {
  stringify: onlyIf(([pairs]) => isObject(pairs), template('buildQuery({1})', 1)),
  encode: onlyIf(([pairs]) => isObject(pairs), template('buildQuery({1})', 1)),
  escape: template("encode('queryPart')({1})", 1),
  unescape: template('orThrow(decode({1}))', 1),
}
