/** Wraps a call to a function that throws for an invalid literal. If it throws, the wrapper returns `false`. */
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
