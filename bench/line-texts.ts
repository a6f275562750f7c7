/** Creates URIs of specified lengths for the `byte-lines` benchmark. */

const HOSTS = ['example.com', 'www.example.org', 'static.assets.example.net', 'blog.example.com']
const WORDS = ['products', 'reviews', 'assets', 'index', 'search', 'account', 'v2', 'items', 'images', 'wiki']

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

const urlOf = (length: number, index: number): string => {
  let text = `https://${HOSTS[index % HOSTS.length]}/${index}`
  for (let word = index; text.length < length; word++) {
    const isQuery = text.length > (2 * length) / 3
    const separator = isQuery ? (text.includes('?') ? '&' : '?') : '/'
    text += `${separator}${WORDS[word % WORDS.length]}${isQuery ? `=${word}` : ''}`
  }
  return text.slice(0, length)
}

const many = (length: number, size: number, make: (length: number, index: number) => string): readonly string[] =>
  Array.from({ length: Math.floor(size / (length + 1)) }, (_, index) => make(length, index))

export const textsOf = (length: number, size: number): readonly string[] => many(length, size, urlOf)

/** Returns a URL whose path is percent-encoded text in a non-Latin script. */
const encodedOf = (length: number, index: number): string => {
  let text = `https://${HOSTS[index % HOSTS.length]}/${index}`
  while (text.length + 8 <= length) text += text.length % 50 < 8 ? '/' : '%D0%9F'
  return text.padEnd(length, 'a')
}

export const percentHeavy = (length: number, size: number): readonly string[] => many(length, size, encodedOf)

/** Returns a `data:` URI of `length` characters. */
export const lineOfBytes = (length: number, index: number): string => {
  let text = 'data:image/png;base64,'
  for (let at = index; text.length < length; at += 7) text += BASE64[at & 63]
  return text
}
