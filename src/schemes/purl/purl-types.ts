/**
 * What a package type says about its components: see the definitions of ECMA-427. A letter `n` stands for the
 * namespace, and so on.
 */
export interface PurlType {
  /** Whether a namespace is required or forbidden. */
  readonly namespace: 'required' | 'prohibited' | 'optional'
  /** The components that are written in lower case. */
  readonly lower: string
}

const NAMESPACE = 'n'
const NAME = 'm'
const VERSION = 'v'
const BOTH = NAMESPACE + NAME

/** Types by what their definitions say: the need of a namespace, and the components that are without case. */
const ROWS: ReadonlyArray<readonly [need: PurlType['namespace'], lower: string, types: string]> = [
  ['required', BOTH, 'alpm apk bitbucket composer deb github'],
  ['required', '', 'git golang maven swift'],
  ['required', NAMESPACE, 'qpkg rpm'],
  ['required', VERSION, 'huggingface'],
  ['required', BOTH + VERSION, 'vscode-extension'],
  ['prohibited', '', 'bazel cargo cocoapods conda cran gem hackage julia mlflow nuget opam vcpkg'],
  ['prohibited', NAME, 'bitnami chrome-extension otp pub'],
  ['prohibited', NAME + VERSION, 'oci pypi'],
  ['optional', BOTH, 'brew hex luarocks'],
  ['optional', NAMESPACE, 'yocto'],
]

const UNKNOWN: PurlType = { namespace: 'optional', lower: '' }

/** Returns the rules of a type in lower case. A type that is not listed has none. */
export const purlType = (type: string): PurlType => {
  const row = ROWS.find(([, , types]) => ` ${types} `.includes(` ${type} `))
  return row === undefined ? UNKNOWN : { namespace: row[0], lower: row[1] }
}

/** Whether the namespace is written in lower case. */
export const isLowerNamespace = ({ lower }: PurlType): boolean => lower.includes(NAMESPACE)

/** Whether the name is written in lower case. */
export const isLowerName = ({ lower }: PurlType): boolean => lower.includes(NAME)

/** Whether the version is written in lower case. */
export const isLowerVersion = ({ lower }: PurlType): boolean => lower.includes(VERSION)

/** Types of which a qualifier says which package is meant. */
const REQUIRED_QUALIFIERS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['julia', 'uuid'],
  ['swid', 'tag_id'],
])

/** Returns the key of a qualifier that a type needs. */
export const requiredQualifier = (type: string): string | undefined => REQUIRED_QUALIFIERS.get(type)

/** Writes a name as its type does: `_` is `-` in PyPI, and any other character is `_` in pub. */
export const canonicalName = (type: string, name: string): string => {
  if (type === 'pypi') return name.replace(/_/g, '-')
  return type === 'pub' ? name.replace(/[^a-z\d]/g, '_') : name
}

/** Returns whether a type refuses a name or a version. */
export const isRefused = (type: string, name: string, version: string | undefined): boolean => {
  if (type === 'cpan') return name.includes('::')
  if (type !== 'chrome-extension') return false
  return (
    !/^[a-p]{32}$/.test(name) ||
    (version !== undefined && version !== '' && !/^\d{1,5}(?:\.\d{1,5}){0,3}$/.test(version))
  )
}
