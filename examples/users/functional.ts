/**
 * This program reads its configuration and builds its requests with `pipe` from fp-ts, without a wrapper around uri-ts.
 */
import { either as E, function as fp, option as O, readonlyArray as RA } from 'fp-ts'
import {
  appendSegments,
  formQueryValue,
  hasScheme,
  host,
  type ParseError,
  parseAbsoluteUri,
  parseUri,
  resolveText,
  setPairs,
  showReason,
  type Uri,
  type UriError,
  type View,
} from 'uri-ts'
import { EqNormalized } from 'uri-ts/fp-ts'

interface Environment {
  readonly [name: string]: string | undefined
}

/** The error for a missing environment variable, or for a page whose address is not an HTTP URI. */
interface Missing {
  readonly _tag: 'Missing'
  readonly name: string
}

const variable =
  (name: string) =>
  (environment: Environment): E.Either<Missing, string> =>
    E.fromNullable<Missing>({ _tag: 'Missing', name })(environment[name])

const isWeb = hasScheme('http', 'https')

/**
 * Reads two URIs from the configuration: the base URI of an API, and the URI of the page to return to after a login.
 */
const configuration = (environment: Environment) =>
  fp.pipe(
    E.Do,
    E.bindW('base', () => fp.pipe(environment, variable('API'), E.chainW(parseAbsoluteUri))),
    E.bindW('page', () => fp.pipe(environment, variable('PAGE'), E.chainW(parseUri))),
    E.filterOrElseW(
      ({ page }) => isWeb(page),
      () => ({ _tag: 'Missing' as const, name: 'a page of the web' }),
    ),
  )

const isMissing = (error: Missing | UriError): error is Missing => error._tag === 'Missing'

const said = (error: Missing | UriError): string => (isMissing(error) ? `missing: ${error.name}` : showReason(error))

const search = (base: View<Uri>, words: string) =>
  fp.pipe(
    base,
    appendSegments(['search', 'by name']),
    E.map(setPairs({ q: words, page: 1 })),
    E.map(({ text }) => text),
  )

const report = (environment: Environment): string =>
  fp.pipe(
    configuration(environment),
    E.chainW(({ base, page }) =>
      fp.pipe(
        search(base, 'a&b'),
        E.map(
          (link) =>
            `${link} for ${fp.pipe(
              host(page),
              O.getOrElse(() => 'nobody'),
            )}`,
        ),
      ),
    ),
    E.getOrElse(said),
  )

const links = (base: View<Uri>, hrefs: readonly string[]): E.Either<ParseError, ReadonlyArray<View>> =>
  fp.pipe(hrefs, E.traverseArray(resolveText(base)), E.map(RA.uniq(EqNormalized)))

console.log(report({ API: 'https://api.example/v1/', PAGE: 'https://www.example/start' }))
console.log(report({ API: 'https://api.example/v1/', PAGE: 'mailto:me@example.com' }))
console.log(report({ API: 'api.example' }))
console.log(report({ API: 'https://api.example/' }))
console.log(
  fp.pipe(
    parseUri('https://www.example/a/'),
    E.chain((base) => links(base, ['b', './b', '../c', '%62'])),
    E.match(showReason, (found) => found.map(String).join(' ')),
  ),
)
console.log(
  fp.pipe(
    parseUri('https://www.example/?q=caf%C3%A9+au+lait'),
    E.chainW(formQueryValue('q')),
    E.map(O.getOrElse(() => 'nothing')),
    E.getOrElse(showReason),
  ),
)
