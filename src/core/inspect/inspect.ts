/*
 * In Node, Deno and Bun, this file makes `console.log` print the properties of views and errors, but hide the userinfo.
 * Each entry point imports this file for this side effect. `package.json` nevertheless declares that no file has side
 * effects, so bundlers omit this file. With this file, a bundle that only parses URIs would be 50% larger.
 */

import { Failure, ReferenceFailure } from '../errors/failures'
import { showReason } from '../errors/format-error'
import { redactError } from '../errors/redact-error'
import type { UriError } from '../errors/uri-error'
import { ownProperties } from '../fp/own'
import type { CheckedText } from '../model/brands'
import { View } from '../model/view'
import './check-literals'
import './start-kernel'

const INSPECT: symbol = Symbol.for('nodejs.util.inspect.custom')

/** Returns an object that `console.log` prints as a class name followed by the properties. */
const withName = (name: string, properties: object): object => {
  const Named = { [name]: class {} }[name] as new () => object
  return Object.assign(new Named(), properties)
}

/** Replaces each character of the userinfo with `*`, so the offsets stay correct. */
const showView = (view: View<CheckedText>): object => {
  const { text, schemeEnd, userinfoEnd } = view
  // If there is no scheme, `schemeEnd` is -1, and the userinfo begins at offset 2, after `//`.
  const start = schemeEnd + 3
  const shown =
    userinfoEnd < 0 ? text : text.slice(0, start) + '*'.repeat(userinfoEnd - start) + text.slice(userinfoEnd)
  return withName('View', { ...view, text: shown })
}

/**
 * Omits `problem`, `expected` and `sentence`, because the error message contains them. The errors of this library do
 * not have a `message` property, so the message is printed as a property with the name `showReason(error)`.
 */
const showFailure = (error: UriError): object => {
  const { _tag, problem, expected, sentence, ...rest } = ownProperties(redactError(error))
  return withName(_tag, { ...rest, 'showReason(error)': showReason(error) })
}

const printBy = <A extends object>(prototype: A, show: (value: A) => object): void => {
  Object.defineProperty(prototype, INSPECT, {
    configurable: true,
    value(this: A): object {
      return Object.hasOwn(this, '_tag') ? show(this) : {}
    },
  })
}

printBy<View<CheckedText>>(View.prototype, showView)
printBy<UriError>(ReferenceFailure.prototype, showFailure)
printBy<UriError>(Failure.prototype as unknown as UriError, showFailure)
