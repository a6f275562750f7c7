import { type Either, left, right } from '../../core/fp/either'
import { LONE_SURROGATE } from '../../core/percent/encode'
import type { Purl } from './purl'
import { type PurlComponent, type PurlError, type PurlReason, purlError } from './purl-error'
import {
  canonicalName,
  isLowerName,
  isLowerNamespace,
  isLowerVersion,
  isRefused,
  purlType,
  requiredQualifier,
} from './purl-types'

/** Lists a purl's components, which are the properties of `Purl`. */
export const COMPONENTS = ['type', 'namespace', 'name', 'version', 'subpath', 'qualifiers'] as const

const textError = (text: unknown, component: PurlComponent): PurlError | undefined => {
  if (typeof text !== 'string') return purlError('', 0, component, 'not-text')
  const surrogate = text.search(LONE_SURROGATE)
  return surrogate < 0 ? undefined : purlError(text, surrogate, component, 'surrogate')
}

const qualifierError = (pair: readonly [key: string, value: string]): PurlError | undefined => {
  // Without `Array.isArray`, a string would count as a pair that consists of its first two characters.
  const error = Array.isArray(pair)
    ? (textError(pair[0], 'qualifiers') ?? textError(pair[1], 'qualifiers'))
    : purlError('', 0, 'qualifiers', 'not-text')
  if (error !== undefined) return error
  const [key] = pair
  const wrong = /^[a-z]/.test(key) ? key.search(/[^a-z\d._-]/) : 0
  return wrong < 0 ? undefined : purlError(key, wrong, 'qualifiers', 'key')
}

const partsError = (purl: Purl): PurlError | undefined => {
  for (const component of COMPONENTS) {
    if (component === 'qualifiers') continue
    const part = purl[component]
    const isAbsent = part === undefined && component !== 'type' && component !== 'name'
    const error = isAbsent ? undefined : textError(part, component)
    if (error !== undefined) return error
  }
  for (const pair of purl.qualifiers ?? []) {
    const error = qualifierError(pair)
    if (error !== undefined) return error
  }
  const wrong = /^[A-Za-z]/.test(purl.type) ? purl.type.search(/[^A-Za-z\d.-]/) : 0
  return wrong < 0 ? undefined : purlError(purl.type, wrong, 'type', 'type')
}

/** Joins the segments of a path. Omits empty segments and, in a subpath, dot segments. */
const joinSegments = (path: string | undefined, isSubpath: boolean): string =>
  (path ?? '')
    .split('/')
    .filter((segment) => segment !== '' && !(isSubpath && (segment === '.' || segment === '..')))
    .join('/')

/** A purl that represents an absent version as an empty string and absent qualifiers as an empty list. */
interface Complete extends Purl {
  readonly version: string
  readonly qualifiers: NonNullable<Purl['qualifiers']>
}

const present = (purl: Complete): Purl => {
  const { type, namespace, name, version, qualifiers, subpath } = purl
  return {
    type,
    ...(namespace && { namespace }),
    name,
    ...(version && { version }),
    ...(qualifiers.length && { qualifiers }),
    ...(subpath && { subpath }),
  }
}

const byKey = (a: readonly [string, string], b: readonly [string, string]): number => (a[0] < b[0] ? -1 : 1)

const lowerIf = (isLower: boolean, text: string): string => (isLower ? text.toLowerCase() : text)

/** Returns the error for a component that the type's definition does not allow. */
const ruleError = ({ type, namespace, name, version, qualifiers }: Complete): PurlError | undefined => {
  const fail = (component: PurlComponent, reason: PurlReason) => purlError(type, 0, component, reason)
  const needed = requiredQualifier(type)
  const { namespace: need } = purlType(type)
  if (name === '') return fail('name', 'name-missing')
  if (need === 'required' && !namespace) return fail('namespace', 'namespace-missing')
  if (need === 'prohibited' && namespace) return fail('namespace', 'namespace-present')
  if (needed !== undefined && !qualifiers.some(([key]) => key === needed))
    return fail('qualifiers', 'qualifier-missing')
  if (new Set(qualifiers.map(([key]) => key)).size < qualifiers.length) return fail('qualifiers', 'repeated')
  return isRefused(type, name, version) ? fail('name', 'refused') : undefined
}

/** Checks the components of a purl and converts them to canonical form. Allocates the result. */
export const canonicalPurl = (purl: Purl): Either<PurlError, Purl> => {
  const error = partsError(purl)
  if (error !== undefined) return left(error)
  const type = purl.type.toLowerCase()
  const rules = purlType(type)
  const canonical: Complete = {
    type,
    namespace: lowerIf(isLowerNamespace(rules), joinSegments(purl.namespace, false)),
    name: canonicalName(type, lowerIf(isLowerName(rules), purl.name)),
    version: lowerIf(isLowerVersion(rules), purl.version ?? ''),
    qualifiers: (purl.qualifiers ?? []).filter(([, value]) => value !== '').sort(byKey),
    subpath: joinSegments(purl.subpath, true),
  }
  const wrong = ruleError(canonical)
  return wrong === undefined ? right(present(canonical)) : left(wrong)
}
