/** A call of a function of literals, which throws for an invalid one: that is a refusal. */
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
