/** A call to a literal function, which throws for an invalid literal: that counts as a refusal. */
export const onLiteral = (check: (text: never) => unknown) =>
  ({
    takes: 'text',
    call: (text: never): unknown => {
      try {
        return check(text)
      } catch {
        return false
      }
    },
  }) as const
