/** What is expected of each part of a data URI. The types of literals write the same messages. */
export const EXPECTED_BY_DATA_COMPONENT = {
  scheme: 'a data URI begins with data:',
  type: 'a media type is written like text/plain',
  subtype: 'a media type is written like text/plain, then comes ; or ,',
  attribute: 'a parameter is written like ;charset=utf-8',
  value: "a value is letters, digits, -._~!$&'*+ and percent-encoded octets, then comes ; or ,",
  data: 'a comma is before the data',
  base64: 'base64 is letters, digits, + and /, in groups of four, the last one filled up with =',
  charset: 'the data is text in UTF-8 or US-ASCII, as its charset says',
} as const

/**
 * The part of a data URI that an error names (RFC 2397, 3): `type`, `subtype`, `attribute` and `value` of the media type, the
 * `data`; `base64`, if the data is that; `charset`, if the data is not the text that it should be.
 *
 * @category Errors
 */
export type DataUriComponent = keyof typeof EXPECTED_BY_DATA_COMPONENT

/** The characters of a token (RFC 2045, 5.1) that are in a URI: none of `()<>@,;:\"/[]?=`. */
export const TOKEN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'*+"
