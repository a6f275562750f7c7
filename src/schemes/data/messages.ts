/**
 * The expected syntax of each part of a data URI, as error messages describe it. Run-time errors and compiler messages
 * both contain these strings.
 */
export const EXPECTED_BY_DATA_COMPONENT = {
  scheme: 'a data URI begins with data:',
  type: 'a media type has the form text/plain',
  subtype: 'a media type has the form text/plain, then ; or ,',
  attribute: 'a parameter has the form ;charset=utf-8',
  value: "a value is letters, digits, -._~!$&'*+ and percent-encoded octets, then ; or ,",
  data: 'the data starts after a comma',
  base64: 'base64 is letters, digits, + and /, in groups of four characters, the last of which is padded with =',
  charset: 'the data is encoded in its charset, which is UTF-8 or US-ASCII',
} as const

export const NOT_AN_ATTRIBUTE = 'is not the name of a parameter, such as charset'

/**
 * The name of the invalid part of a data URI (RFC 2397, section 3). The parts of the media type are `type`, `subtype`,
 * `attribute` and `value`. The other parts are `scheme` and `data`. The name is `base64` if the data is invalid base64,
 * and `charset` if the data is not valid text in its charset.
 *
 * @category Errors
 */
export type DataUriComponent = keyof typeof EXPECTED_BY_DATA_COMPONENT

/**
 * Lists the characters that both a token (RFC 2045, section 5.1) and a URI may contain. The characters
 * `()<>@,;:\"/[]?=` are not token characters.
 */
export const TOKEN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'*+"
