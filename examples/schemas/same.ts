/** A call to `same` compiles only if its two type arguments are the same. */
export const same = <A, B>(
  ..._: (<C>() => C extends A ? 1 : 2) extends <C>() => C extends B ? 1 : 2 ? [] : [never]
): void => {}
