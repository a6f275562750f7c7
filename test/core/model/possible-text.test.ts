/** Tests calls to functions that check strings. If an argument can never be a string, the call does not compile. */
import ts from 'typescript'
import { expect, it } from 'vitest'
import { programOf } from '../../support/typescript'

const ROWS: ReadonlyArray<readonly [call: string, message: string]> = [
  ['isUri(found)', 'a view, not a string: call hasText(isUri)'],
  ['isHttpUri(found)', 'a view, not a string: call hasText(isHttpUri)'],
  ['isLocalPath(found)', 'a view, not a string: call hasText(isLocalPath)'],
  ['isUrn(found)', 'a view, not a string: call hasText(isUrn)'],
  ["isUri(parseUri('a:b'))", 'an Either, not a string: its _tag is Right if the text was valid'],
  ['isIPv4Address(host(found))', 'an Option, not a string: call orUndefined, and isIPv4Address for its result'],
  ['isUri(url)', 'an object, not a string: pass its href to isUri'],
  ['isUri(5)', 'not a string: isUri is always false for it'],
  ['isIri(undefined)', 'not a string: isIri is always false for it'],
]

const { program, file } = programOf(`import { host, isHttpUri, isUri, parseUri, view } from 'uri-ts'
import { isLocalPath } from 'uri-ts/http'
import { isIPv4Address } from 'uri-ts/ip'
import { isIri } from 'uri-ts/iri'
import { isUrn } from 'uri-ts/schemes'
declare const url: { readonly href: string; readonly origin: string }
const found = view('a:b')
${ROWS.map(([call], index) => `export const r${index} = ${call}`).join('\n')}
`)

const errors = program.getSemanticDiagnostics(file).map(({ messageText, start = 0 }) => ({
  line: file.text.slice(file.text.lastIndexOf('\n', start) + 1, file.text.indexOf('\n', start)),
  text: ts.flattenDiagnosticMessageText(messageText, '\n'),
}))

it.each(ROWS)('%s', (call, message) => {
  const [error, ...others] = errors.filter(({ line }) => line.endsWith(` = ${call}`))
  expect(error?.text).toContain(`'Refused<"${message}">'`)
  expect(others).toEqual([])
})
