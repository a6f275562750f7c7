/** Adds a backslash before each character of `Text` that is in `Special`. */
export type Escaped<
  Text extends string,
  Special extends string,
  Before extends string = '',
> = Text extends `${string}${Special}${string}`
  ? Text extends `${infer Char}${infer Rest}`
    ? Escaped<Rest, Special, `${Before}${Char extends Special ? '\\' : ''}${Char}`>
    : Before
  : `${Before}${Text}`
