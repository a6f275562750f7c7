/** Wraps a call to a function that throws for an invalid literal. The wrapped call returns `false` instead. */
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
