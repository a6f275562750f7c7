/** Tests the rules that each package type sets for the components of a package URL (ECMA-427). */
import { buildPurl, type Purl, parsePurl } from 'uri-ts/schemes'
import { describe, expect, it } from 'vitest'
import { rightOf } from '../../support/views'

const reasonOf = (text: string): string => {
  const parsed = parsePurl(text)
  return parsed._tag === 'Left' ? parsed.left.reason : 'valid'
}

const TYPES: ReadonlyArray<readonly [need: string, lower: ReadonlyArray<keyof Purl>, types: string]> = [
  ['required', ['namespace', 'name'], 'alpm apk bitbucket composer deb github'],
  ['required', [], 'git golang maven swift'],
  ['required', ['namespace'], 'qpkg rpm'],
  ['required', ['version'], 'huggingface'],
  ['required', ['namespace', 'name', 'version'], 'vscode-extension'],
  ['prohibited', [], 'bazel cargo cocoapods conda cran gem hackage mlflow nuget opam vcpkg'],
  ['prohibited', ['name'], 'bitnami otp'],
  ['prohibited', ['name', 'version'], 'oci pypi'],
  ['optional', ['namespace', 'name'], 'brew hex luarocks'],
  ['optional', ['namespace'], 'yocto'],
  ['optional', [], 'generic npm x'],
]

describe.each(TYPES)('a namespace is %s, and in lower case are %j', (need, lower, types) => {
  it.each(types.split(' '))('in %s', (type) => {
    expect(reasonOf(`pkg:${type}/Name`)).toBe(need === 'required' ? 'namespace-missing' : 'valid')
    expect(reasonOf(`pkg:${type}/NS/Name`)).toBe(need === 'prohibited' ? 'namespace-present' : 'valid')
    const namespace = need === 'prohibited' ? {} : { namespace: 'NS' }
    const purl: Purl = { type, ...namespace, name: 'Name', version: 'V1' }
    const canonical = Object.fromEntries(
      Object.entries(purl).map(([key, value]) => [
        key,
        lower.includes(key as keyof Purl) ? value.toLowerCase() : value,
      ]),
    )
    const text = rightOf(buildPurl(purl))
    expect(rightOf(parsePurl(text))).toStrictEqual(canonical)
  })
})

describe('names and versions of a type', () => {
  const name = 'abcdefghijklmnopabcdefghijklmnop'

  it.each([
    ['pkg:cpan/A-B', 'valid'],
    ['pkg:cpan/A::B', 'refused'],
    ['pkg:gem/A::B', 'valid'],
    [`pkg:chrome-extension/${name}`, 'valid'],
    [`pkg:chrome-extension/${name.toUpperCase()}`, 'valid'],
    [`pkg:chrome-extension/x/${name}`, 'namespace-present'],
    [`pkg:chrome-extension/${name}a`, 'refused'],
    [`pkg:chrome-extension/a${name}`, 'refused'],
    [`pkg:chrome-extension/${name.slice(1)}`, 'refused'],
    [`pkg:chrome-extension/q${name.slice(1)}`, 'refused'],
    [`pkg:chrome-extension/${name}@`, 'valid'],
    [`pkg:chrome-extension/${name}@1`, 'valid'],
    [`pkg:chrome-extension/${name}@12345.0.0.9`, 'valid'],
    [`pkg:chrome-extension/${name}@1.23456`, 'valid'],
    [`pkg:chrome-extension/${name}@123456`, 'refused'],
    [`pkg:chrome-extension/${name}@1.2.3.4.5`, 'refused'],
    [`pkg:chrome-extension/${name}@1.`, 'refused'],
    [`pkg:chrome-extension/${name}@1.123456`, 'refused'],
    [`pkg:chrome-extension/${name}@x1`, 'refused'],
    [`pkg:chrome-extension/${name}@1x`, 'refused'],
    [`pkg:chrome-extension/${name}@1-2`, 'refused'],
    ['pkg:julia/D', 'qualifier-missing'],
    ['pkg:julia/D?a=1', 'qualifier-missing'],
    ['pkg:julia/x/D?uuid=1', 'namespace-present'],
    ['pkg:julia/D?a=1&uuid=1', 'valid'],
    ['pkg:swid/D?tag_id=1', 'valid'],
    ['pkg:swid/x/D?uuid=1', 'qualifier-missing'],
    ['pkg:pypi/a_b', 'valid'],
  ])('%s is %s', (text, reason) => expect(reasonOf(text)).toBe(reason))

  it.each([
    ['pkg:pypi/A_b_c@1_A', { type: 'pypi', name: 'a-b-c', version: '1_a' }],
    ['pkg:npm/a_b', { type: 'npm', name: 'a_b' }],
    ['pkg:pub/x/A', undefined],
    ['pkg:pub/A-b.c1', { type: 'pub', name: 'a_b_c1' }],
  ])('%s', (text, purl) => {
    const parsed = parsePurl(text)
    expect(parsed._tag === 'Right' ? parsed.right : undefined).toStrictEqual(purl)
  })
})
