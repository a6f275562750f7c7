// The functions in this file convert parsed references and request-targets to views that every command can use.
import { normalize } from '../../core/equivalence/normalize'
import type { RelativeRef } from '../../core/model/brands'
import { parseRelativeRef, parseUri, parseUriReference } from '../../core/model/parse'
import type { View } from '../../core/model/view'
import type { RequestTarget } from '../../http/request-target/request-target'

/** A parsed string. `form` is the name of the grammar rule that the string matches. */
export interface Reading {
  readonly view: View
  readonly form: string
}

export const readReference = (view: View): Reading => ({ view, form: view._tag === 'Uri' ? 'URI' : 'relative-ref' })

const FORMS = { Uri: 'absolute-form', OriginForm: 'origin-form', AuthorityForm: 'authority-form' } as const

/** Represents the target `*` as a view whose path is `*`. */
const asterisk = (): View => (parseRelativeRef('*') as { right: View<RelativeRef> }).right

export const readTarget = (target: RequestTarget): Reading =>
  target._tag === 'AsteriskForm'
    ? { view: asterisk(), form: 'asterisk-form' }
    : { view: target as unknown as View, form: FORMS[target._tag] }

/**
 * The prefix that converts a target in origin-form to a URI. Without the prefix, the start of a path that begins with
 * `//` would be read as a host.
 */
export const SITE = 'http://h'

/** Maps each form to the prefix that converts a request-target of that form to a URI. */
const PREFIX_BY_FORM: { readonly [form: string]: string } = { 'origin-form': SITE, 'authority-form': 'http://' }

const prefixOf = (form: string): string => PREFIX_BY_FORM[form] ?? ''

/** Returns the view of a string that is known to be valid. */
const viewOf = (parse: typeof parseUri | typeof parseUriReference, text: string): View =>
  (parse(text) as { right: View }).right

/**
 * Returns a view that can be passed to any function that accepts references. Two parsed strings of the same form are
 * equal if `toReference` returns equal views for them.
 */
export const toReference = ({ view, form }: Reading): View =>
  prefixOf(form) === '' ? view : viewOf(parseUri, prefixOf(form) + view.text)

/** Returns a view's text without the prefix for `form`. `fromReference` is the inverse of `toReference`. */
export const fromReference = (form: string, view: View): string => view.text.slice(prefixOf(form).length)

/**
 * Converts a target to a reference that other pages on the same site can use as a link. A target that begins with `//`
 * is prefixed with `/.` so that its path is not read as a host.
 */
export const toLink = ({ view, form }: Reading): View =>
  form === 'origin-form' ? viewOf(parseUriReference, `${view.text.startsWith('//') ? '/.' : ''}${view.text}`) : view

/**
 * Returns the text of a parsed string's normal form. A request-target keeps its form, so the path of a target in
 * origin-form never becomes a host. Authority-form requires a port, so the rule for default ports does not apply to
 * this form.
 */
export const normalTextOf = (reading: Reading, toNormal: (view: View) => View): string => {
  const toForm = reading.form === 'authority-form' ? normalize : toNormal
  return fromReference(reading.form, toForm(toReference(reading)))
}
