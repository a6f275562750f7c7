import { decode } from 'uri-ts'
import type { Options, SchemeHandler, UriComponent } from '../components'
import { encodePieces, wellFormed } from '../encode'
import { asciiDomain } from '../host'
import { MESSAGES } from '../messages'
import { isPlainName } from '../plain-name'

type Fields = { [name: string]: string }

/** Matches characters that `qchar` excludes (RFC 6068, section 2). In a field, such characters must be encoded. */
const NOT_QCHAR = /[^A-Za-z\d\-._~!$'()*+,;:@]/gu
/**
 * Matches the characters that must be encoded if they precede the `@`. The comma is one of them, because it would end
 * the address.
 */
const NOT_LOCAL = /[^A-Za-z\d\-._~!$'()*+=]/gu
const NOT_DTEXT = /[^A-Za-z\d\-._~!$'()*+;:]/gu
const NOT_UNICODE_DTEXT = /[\0- "#%&,/<=>?@[\\\]^`{|}\x7f]/gu

/** Matches a domain in brackets (RFC 5321, section 4.1.3). */
const DOMAIN_LITERAL = /^\[[!-Z^-~]*\]$/

/** Decodes a string, or returns it unchanged if its octets are not valid UTF-8. */
const decodeText = (text: string): string => {
  const decoded = decode(text)
  return decoded._tag === 'Right' ? decoded.right : text
}

/** Returns a domain in the form that browsers use, or `undefined` if browsers reject the domain. */
const readDomain = (domain: string, options: Options): string | undefined => {
  if (DOMAIN_LITERAL.test(domain) || (domain !== '' && isPlainName(domain))) return domain
  const ascii = asciiDomain(domain)
  if (typeof ascii !== 'string') return undefined
  return options.unicodeSupport === true ? domain : ascii
}

const readAddress = (component: UriComponent, address: string, options: Options): string => {
  const at = address.lastIndexOf('@')
  const domain = at < 0 ? '' : decodeText(address.slice(at + 1)).toLowerCase()
  const read = at < 0 ? undefined : readDomain(domain, options)
  if (read === undefined) component.error ||= MESSAGES.recipient
  return at < 0 ? decodeText(address) : `${decodeText(address.slice(0, at))}@${read ?? domain}`
}

/** Parses a field. Field names are not case-sensitive. Each name is decoded once, so `%74o` means `to`. */
const readField = (component: UriComponent, to: string[], headers: Fields, field: string): void => {
  const [name = '', value = '', ...more] = field.split('=')
  if (more.length > 0) {
    component.error ||= MESSAGES.headers
    return
  }
  const decodedName = decodeText(name)
  const key = decodedName.toLowerCase()
  if (key === 'to') to.push(...value.split(','))
  else if (key === 'subject' || key === 'body') component[key] = decodeText(value)
  else headers[decodedName] = decodeText(value)
}

const hasAuthority = ({ userinfo, host, port }: UriComponent): boolean =>
  userinfo !== undefined || host !== undefined || port !== undefined

const dropAuthority = (component: UriComponent): void => {
  component.userinfo = undefined
  component.host = undefined
  component.port = undefined
}

const parse = (component: UriComponent, options: Options): UriComponent => {
  const path = wellFormed(component.path ?? '')
  const query = wellFormed(component.query ?? '')
  const to = path === '' ? [] : path.split(',')
  // The object has no prototype, so looking up a name such as `constructor` finds nothing.
  const headers: Fields = Object.create(null)
  if (query !== '') for (const field of query.split('&')) readField(component, to, headers, field)
  component.path = undefined
  component.query = undefined
  if (Object.keys(headers).length > 0) component.headers = headers
  if (to.length === 0) return component
  if (hasAuthority(component)) {
    dropAuthority(component)
    component.error ||= MESSAGES.mailtoAuthority
  }
  component.to = to.map((address) => readAddress(component, address, options))
  return component
}

const writeDomain = (domain: string, options: Options): string => {
  const forbidden = options.unicodeSupport === true ? NOT_UNICODE_DTEXT : NOT_DTEXT
  const isLiteral = domain.length > 1 && domain.startsWith('[') && domain.endsWith(']')
  return isLiteral ? `[${encodePieces(domain.slice(1, -1), forbidden)}]` : encodePieces(domain, forbidden)
}

const writeAddress = (address: string, options: Options): string => {
  const at = address.lastIndexOf('@')
  const local = at < 0 ? address : address.slice(0, at)
  const domain = at < 0 ? '' : decodeText(address.slice(at + 1)).toLowerCase()
  return `${encodePieces(local, NOT_LOCAL)}@${writeDomain(readDomain(domain, options) ?? domain, options)}`
}

/**
 * Collects the fields. The values of `to` headers become recipients. At most one `subject` header and one `body` header
 * are kept. The case of these three names does not matter.
 */
const fieldsOf = ({ headers, subject, body }: UriComponent, to: string[]): Fields => {
  const fields: Fields = Object.create(null)
  for (const [name, value] of Object.entries(headers ?? {})) {
    const key = name.toLowerCase()
    if (key === 'to') to.push(...String(value).split(','))
    else fields[key === 'subject' || key === 'body' ? key : name] = value
  }
  if (subject !== undefined) fields['subject'] = subject
  if (body !== undefined) fields['body'] = body
  return fields
}

const serialize = (component: UriComponent, options: Options): UriComponent => {
  const to = Array.isArray(component.to) ? component.to.map(String) : []
  const fields = Object.entries(fieldsOf(component, to))
  component.path = undefined
  if (to.length > 0) {
    dropAuthority(component)
    component.path = to.map((address) => writeAddress(address, options)).join(',')
    options.skipEscape = true
  }
  if (fields.length === 0) return component
  // A `%` in a name is data, so it is encoded. Otherwise, the name would be decoded a second time.
  const write = ([name, value]: [string, string]): string =>
    `${encodePieces(name.replaceAll('%', '%25'), NOT_QCHAR)}=${encodePieces(String(value), NOT_QCHAR)}`
  component.query = fields.map(write).join('&')
  return component
}

/** Handles `mailto` URIs (RFC 6068). */
export const mailtoHandler: SchemeHandler = {
  scheme: 'mailto',
  domainHost: false,
  unicodeSupport: true,
  skipNormalize: true,
  absolutePath: true,
  parse,
  serialize,
}
