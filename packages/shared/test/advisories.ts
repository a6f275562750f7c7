/** Lists the thirteen security advisories that were published for fast-uri from May to September 2026. */

export interface Advisory {
  readonly id: string
  /** A short description of the fault. */
  readonly title: string
  /** The name of a function that the vulnerability affects. */
  readonly call: 'parse' | 'normalize' | 'resolve' | 'serialize'
  readonly given: readonly unknown[]
  /** The strings that an attacker controls. */
  readonly texts: readonly string[]
  /** The name of a vulnerable version. The `was` property contains the string or host that this version returned. */
  readonly version: string
  readonly was: string
}

const BASE = 'http://trusted.example/'

const about = (
  id: string,
  title: string,
  [call, ...given]: readonly [Advisory['call'], ...unknown[]],
  [version, was]: readonly [string, string],
): Advisory => ({
  id,
  title,
  call,
  given,
  texts: given.filter((value): value is string => typeof value === 'string' && value !== BASE),
  version,
  was,
})

export const ADVISORIES: readonly Advisory[] = [
  about(
    'CVE-2026-6321',
    'encoded dot segments',
    ['normalize', 'http://a.example/public/%2e%2e/admin'],
    ['3.1.0', 'http://a.example/admin'],
  ),
  about(
    'CVE-2026-6322',
    'encoded delimiters in a host',
    ['normalize', 'http://trusted.com%40evil.com/'],
    ['3.1.1', 'http://trusted.com@evil.com/'],
  ),
  about(
    'CVE-2026-13676',
    'non-ASCII names',
    ['parse', 'http://127\u30020\u30020\u30021/'],
    ['3.1.2', '127\u30020\u30020\u30021'],
  ),
  about(
    'CVE-2026-16221',
    'a backslash in an authority',
    ['parse', 'http://evil.com\\@allowed.com'],
    ['3.1.2', 'allowed.com'],
  ),
  about(
    'CVE-2026-18446',
    'backslashes before an authority',
    ['resolve', BASE, '/\t/evil.com/path'],
    ['3.1.4', 'http://trusted.example/%09/evil.com/path'],
  ),
  about('CVE-2026-75899', 'a host decoded twice', ['normalize', '//127%252e0%252e0%252e1/'], ['3.1.5', '//127.0.0.1/']),
  about(
    'CVE-2026-75931',
    'non-ASCII names in a relative reference',
    ['resolve', BASE, '//127\u30020\u30020\u30021/private'],
    ['3.1.5', 'http://127\u30020\u30020\u30021/private'],
  ),
  about(
    'CVE-2026-75975',
    'an invalid IPv6 address',
    ['normalize', 'http://[fe80::not-hex]/'],
    ['3.1.5', 'http://[fe80::]/'],
  ),
  about(
    'CVE-2026-76172',
    'an encoded scheme',
    ['normalize', '%2f%2fevil.example:/pwn'],
    ['3.1.5', '//evil.example:/pwn'],
  ),
  about(
    'CVE-2026-84292',
    'a port that is not a number',
    ['serialize', { scheme: 'http', host: 'trusted.example', port: '@127.0.0.1' }],
    ['3.1.6', 'http://trusted.example:@127.0.0.1/'],
  ),
  about('CVE-2026-84394', 'brackets in a name', ['parse', 'http://user@prefix]@127.0.0.1/'], ['3.1.6', '127.0.0.1']),
  about(
    'GHSA-jvvf-x445-j334',
    'a scheme that appears after decoding',
    ['normalize', '%6Aavascript:alert(1)'],
    ['3.1.8', 'javascript:alert(1)'],
  ),
  about('GHSA-hrr3-gc8f-f4qj', 'a second `@`', ['parse', 'http://a@b@evil.example/'], ['3.1.8', 'evil.example']),
]
