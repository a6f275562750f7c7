/**
 * Transcribes glibc's `inet_aton` (resolv/inet_addr.c), which reads one to four parts with `strtoul` in base 0. The
 * last part fills the remaining bits of the address. The address may be followed by white space and then by any text.
 * This file imports nothing from `src`.
 */
const strtoul = /^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)/

const valueIn = (digits: string): number => {
  if (/^0x/i.test(digits)) return Number(digits)
  return digits.startsWith('0') ? Number.parseInt(digits, 8) : Number(digits)
}

/** Returns the address as a number from 0 to 0xffffffff, or `undefined` if the text is not an address. */
export const inetAton = (text: string): number | undefined => {
  const [name = ''] = text.split('\0')
  const parts: number[] = []
  let rest = name
  for (;;) {
    const digits = strtoul.exec(rest)?.[0]
    if (digits === undefined) return undefined
    const value = valueIn(digits)
    if (value > 0xffffffff) return undefined
    rest = rest.slice(digits.length)
    parts.push(value)
    if (!rest.startsWith('.')) break
    if (parts.length > 3 || value > 0xff) return undefined
    rest = rest.slice(1)
  }
  if (rest !== '' && !/^[ \t\n\v\f\r]/.test(rest)) return undefined
  const last = parts.pop() as number
  const most = [0xffffffff, 0xffffff, 0xffff, 0xff][parts.length] as number
  return last > most ? undefined : parts.reduce((sum, part, i) => sum + part * 256 ** (3 - i), last)
}
