import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import type { Composite, Extracted, Value, Variables } from 'uri-ts/template'

declare const variablesOf: <Text extends string>() => Variables<Text>

// Every operator (RFC 6570, 2.2): required and optional variables
expectType<{ x: Value }>(variablesOf<'{x}'>())
expectType<{ x: Value }>(variablesOf<'{+x}'>())
expectType<{ x: Value }>(variablesOf<'{.x}'>())
expectType<{ x: Value }>(variablesOf<'{/x}'>())
expectType<{ x?: Value | undefined }>(variablesOf<'{#x}'>())
expectType<{ x?: Value | undefined }>(variablesOf<'{;x}'>())
expectType<{ x?: Value | undefined }>(variablesOf<'{?x}'>())
expectType<{ x?: Value | undefined }>(variablesOf<'{&x}'>())

// Every modifier (2.4), with every kind of operator
expectType<{ x: Composite }>(variablesOf<'{x*}'>())
expectType<{ x: Composite }>(variablesOf<'{/x*}'>())
expectType<{ x?: Composite | undefined }>(variablesOf<'{?x*}'>())
expectType<{ x: string }>(variablesOf<'{x:3}'>())
expectType<{ x: string }>(variablesOf<'{+x:3}'>())
expectType<{ x?: string | undefined }>(variablesOf<'{?x:9999}'>())

// Lists of variables, several expressions, the same variable twice
expectType<{ id: Value; page?: Value | undefined; limit?: Composite | undefined }>(
  variablesOf<'/users/{id}{?page,limit*}'>(),
)
expectType<{ x: Value; y: Value; 'a.b': Value }>(variablesOf<'{x,y}/{a.b}/end'>())
expectType<{ term: string }>(variablesOf<'/{term:1}/{term}'>())
expectType<{ id: Value }>(variablesOf<'/{id}{?id}'>())
// biome-ignore lint/complexity/noBannedTypes: a template without variables takes an empty object
expectType<{}>(variablesOf<'/users'>())
expectAssignable<Variables<string>>({ any: 1, list: ['a'], map: { b: true }, pairs: [['c', 1]], none: undefined })
expectNotAssignable<Variables<string>>({ any: () => 1 })

// A list, a record, pairs in order
expectAssignable<Composite>(['a', 1, true])
expectAssignable<Composite>({ a: 1, b: 'c' })
expectAssignable<Composite>([['a', 1]] as const)
expectNotAssignable<Composite>('a')
expectNotAssignable<Value>(null)
expectNotAssignable<Value>(['a'])

// The values that extract returns
expectType<{
  id: string
  page?: string | undefined
  limit?: readonly string[] | { readonly [name: string]: string } | undefined
}>(null! as Extracted<'/users/{id}{?page,limit*}'>)
