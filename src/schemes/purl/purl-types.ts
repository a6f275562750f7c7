/** The rules in ECMA-427 for package URLs of one type. */
export interface PurlType {
  /** Specifies whether a namespace is required, prohibited or optional. */
  readonly namespace: 'required' | 'prohibited' | 'optional'
  /**
   * Contains a letter for each component that is converted to lower case: `n` for the namespace, `m` for the name, and
   * `v` for the version.
   */
  readonly lower: string
}

const NAMESPACE = 'n'
const NAME = 'm'
const VERSION = 'v'
// `BOTH` is a literal, because bundlers would keep an unused expression such as `NAMESPACE + NAME`, along with every
// table that contains it.
const BOTH = 'nm'

/**
 * Lists the package types. All types in the same row have the same namespace rule and the same case-insensitive
 * components.
 */
export const PURL_TYPES = [
  ['required', BOTH, 'alpm apk bitbucket composer deb github'],
  ['required', '', 'git golang maven swift'],
  ['required', NAMESPACE, 'qpkg rpm'],
  ['required', VERSION, 'huggingface'],
  ['required', 'nmv', 'vscode-extension'],
  ['prohibited', '', 'bazel cargo cocoapods conda cran gem hackage julia mlflow nuget opam vcpkg'],
  ['prohibited', NAME, 'bitnami chrome-extension otp pub'],
  ['prohibited', 'mv', 'oci pypi'],
  ['optional', BOTH, 'brew hex luarocks'],
  ['optional', NAMESPACE, 'yocto'],
] as const satisfies ReadonlyArray<readonly [need: PurlType['namespace'], lower: string, types: string]>

const UNKNOWN: PurlType = { namespace: 'optional', lower: '' }

/**
 * Returns the rules for a package type, which must be in lower case. Package types that are not listed allow a
 * namespace and are case-sensitive.
 */
export const purlType = (type: string): PurlType => {
  const row = PURL_TYPES.find(([, , types]) => ` ${types} `.includes(` ${type} `))
  return row === undefined ? UNKNOWN : { namespace: row[0], lower: row[1] }
}

export const isLowerNamespace = ({ lower }: PurlType): boolean => lower.includes(NAMESPACE)

export const isLowerName = ({ lower }: PurlType): boolean => lower.includes(NAME)

export const isLowerVersion = ({ lower }: PurlType): boolean => lower.includes(VERSION)

/** For each type that requires a qualifier, contains the key of that qualifier. */
const REQUIRED_QUALIFIERS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['julia', 'uuid'],
  ['swid', 'tag_id'],
])

/** Returns the key of the qualifier that a type requires, or `undefined` if no qualifier is required. */
export const requiredQualifier = (type: string): string | undefined => REQUIRED_QUALIFIERS.get(type)

/**
 * Returns the canonical form of a package's name. For the type `pypi`, `_` becomes `-`. For the type `pub`, every
 * character except lower-case letters and digits becomes `_`.
 */
export const canonicalName = (type: string, name: string): string => {
  if (type === 'pypi') return name.replace(/_/g, '-')
  return type === 'pub' ? name.replace(/[^a-z\d]/g, '_') : name
}

/** Returns whether a type refuses a name or a version. If there is no version, `version` is empty. */
export const isRefused = (type: string, name: string, version: string): boolean => {
  if (type === 'cpan') return name.includes('::')
  if (type !== 'chrome-extension') return false
  return !/^[a-p]{32}$/.test(name) || (version !== '' && !/^\d{1,5}(?:\.\d{1,5}){0,3}$/.test(version))
}
