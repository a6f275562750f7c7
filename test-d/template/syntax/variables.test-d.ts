import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import type { Composite, Extracted, Value, Variables } from 'uri-ts/template'

declare const variablesOf: <Text extends string>() => Variables<Text>

// For each operator (RFC 6570, section 2.2), either all variables are required or all are optional.
expectType<{ x: Value }>(variablesOf<'{x}'>())
expectType<{ x: Value }>(variablesOf<'{+x}'>())
expectType<{ x: Value }>(variablesOf<'{.x}'>())
expectType<{ x: Value }>(variablesOf<'{/x}'>())
expectType<{ x?: Value | undefined }>(variablesOf<'{#x}'>())
expectType<{ x?: Value | undefined }>(variablesOf<'{;x}'>())
expectType<{ x?: Value | undefined }>(variablesOf<'{?x}'>())
expectType<{ x?: Value | undefined }>(variablesOf<'{&x}'>())

// Tests every modifier (RFC 6570, section 2.4) with every kind of operator.
expectType<{ x: Composite }>(variablesOf<'{x*}'>())
expectType<{ x: Composite }>(variablesOf<'{/x*}'>())
expectType<{ x?: Composite | undefined }>(variablesOf<'{?x*}'>())
expectType<{ x: string }>(variablesOf<'{x:3}'>())
expectType<{ x: string }>(variablesOf<'{+x:3}'>())
expectType<{ x?: string | undefined }>(variablesOf<'{?x:9999}'>())

// A template may contain lists of variables and several expressions, and may use the same variable twice.
expectType<{ id: Value; page?: Value | undefined; limit?: Composite | undefined }>(
  variablesOf<'/users/{id}{?page,limit*}'>(),
)
expectType<{ x: Value; y: Value; 'a.b': Value }>(variablesOf<'{x,y}/{a.b}/end'>())
expectType<{ term: string }>(variablesOf<'/{term:1}/{term}'>())
expectType<{ id: Value }>(variablesOf<'/{id}{?id}'>())
// biome-ignore lint/complexity/noBannedTypes: A template without variables accepts an empty object.
expectType<{}>(variablesOf<'/users'>())
expectAssignable<Variables<string>>({ any: 1, list: ['a'], map: { b: true }, pairs: [['c', 1]], none: undefined })
expectNotAssignable<Variables<string>>({ any: () => 1 })

// A composite value is a list, a record, or a list of name-value pairs.
expectAssignable<Composite>(['a', 1, true])
expectAssignable<Composite>({ a: 1, b: 'c' })
expectAssignable<Composite>([['a', 1]] as const)
expectNotAssignable<Composite>('a')
expectNotAssignable<Value>(null)
expectNotAssignable<Value>(['a'])

expectType<{
  id: string
  page?: string | undefined
  limit?: readonly string[] | { readonly [name: string]: string } | undefined
}>(null! as Extracted<'/users/{id}{?page,limit*}'>)

// A template can have hundreds of variables, in one expression or in many.
type Names = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
type Ten<
  Before extends string,
  After extends string,
> = `${Before}0${After}${Before}1${After}${Before}2${After}${Before}3${After}${Before}4${After}${Before}5${After}${Before}6${After}${Before}7${After}${Before}8${After}${Before}9${After}`
type Hundred<
  Before extends string,
  After extends string,
> = `${Ten<`${Before}0`, After>}${Ten<`${Before}1`, After>}${Ten<`${Before}2`, After>}${Ten<`${Before}3`, After>}${Ten<`${Before}4`, After>}${Ten<`${Before}5`, After>}${Ten<`${Before}6`, After>}${Ten<`${Before}7`, After>}${Ten<`${Before}8`, After>}${Ten<`${Before}9`, After>}`
type Nine<
  Before extends string,
  After extends string,
> = `${Hundred<`${Before}a`, After>}${Hundred<`${Before}b`, After>}${Hundred<`${Before}c`, After>}${Hundred<`${Before}d`, After>}${Hundred<`${Before}e`, After>}${Hundred<`${Before}f`, After>}${Hundred<`${Before}g`, After>}${Hundred<`${Before}h`, After>}${Hundred<`${Before}i`, After>}`
type Letters = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i'
type NineHundred = `v${Letters}${Names}${Names}`
expectType<NineHundred | 'z'>(null! as keyof Variables<`/{?${Nine<'v', ','>}z}`>)
expectType<NineHundred>(null! as keyof Variables<`/${Nine<'{v', '}'>}`>)
expectType<NineHundred | 'z'>(null! as keyof ReturnType<typeof variablesOf<`{${Nine<'v', ','>}z}`>>)

// A variable that is exploded anywhere in the template has a composite value.
type Read = readonly string[] | { readonly [name: string]: string }
expectType<Read>((null! as Extracted<'/{x}{?x*}'>).x)
expectType<string>((null! as Extracted<'/{x}{?y*}'>).x)
expectType<string>((null! as Extracted<'/{x:3}{?x}'>).x)
