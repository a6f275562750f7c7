import { vi } from 'vitest'

/**
 * Counts the characters that a function reads from strings with `charAt`, `charCodeAt`, or regular expressions. A
 * failed match of a regular expression counts as one character.
 */
export const charactersRead = (run: () => unknown): number => {
  let read = 0
  const exec = RegExp.prototype.exec
  const spies = [
    ...(['charAt', 'charCodeAt'] as const).map((name) => {
      const original = String.prototype[name] as (index: number) => never
      return vi.spyOn(String.prototype, name).mockImplementation(function (this: string, index: number) {
        read++
        return original.call(this, index)
      } as never)
    }),
    vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
      const start = this.lastIndex
      const match = exec.call(this, text)
      read += match === null ? 1 : match.index + match[0].length - (this.sticky || this.global ? start : 0)
      return match
    }),
  ]
  try {
    run()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return read
}
