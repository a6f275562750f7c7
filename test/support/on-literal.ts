/**
 * Creates a call to a function that throws for an invalid literal. A test treats this error as a refusal of the
 * literal.
 */
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
