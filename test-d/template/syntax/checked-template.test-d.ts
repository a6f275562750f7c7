import type { Either } from 'fp-ts/Either'
import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { Refused, UriError } from 'uri-ts'
import {
  type AnyTemplate,
  type IsTemplate,
  parseTemplate,
  type Template,
  type TemplateComponent,
  type TemplateError,
  type TemplateReason,
  template,
} from 'uri-ts/template'

// The type of a string may be `any`, `never`, a union type, or a template literal type with placeholders.
// biome-ignore lint/suspicious/noExplicitAny: A user's code could contain `any`.
expectType<boolean>(null! as IsTemplate<any>)
expectType<never>(null! as IsTemplate<never>)
expectType<true>(null! as IsTemplate<'/a' | '/{b}'>)
expectType<boolean>(null! as IsTemplate<'/a' | '/{b'>)
expectType<boolean>(null! as IsTemplate<`/a/${string}`>)
// @ts-expect-error: The type argument is not a string.
null! as IsTemplate<unknown>

expectType<'/{a}'>((null! as Template<'/{a}'>).source)
expectType<Either<TemplateError, Template>>(parseTemplate('/{a}'))
expectType<Template<'/{a}'>>(template('/{a}'))
expectNotAssignable<Template<'/{a}'>>(null! as Template<'/{b}'>)
expectAssignable<AnyTemplate>(null! as Template<'/{a}'>)
expectNotAssignable<AnyTemplate>('/{a}')

expectType<true>({} as IsTemplate<'/café/{a%41.b:9999,c*}{?d}'>)
expectType<false>({} as IsTemplate<'/{a'>)
expectType<boolean>({} as IsTemplate<string>)
expectError(template('/users/{id'))
expectError(template('/a b'))
expectError(template('/users/:id'))
expectError(template(':id'))
expectError(template('/a}'))
expectError(template('/%4'))
expectError(template('/{}'))
expectError(template('/{a,}'))
expectError(template('/{a..b}'))
expectError(template('/{=a}'))
expectError(template('/{a-b}'))
expectError(template('/{a:0}'))
expectError(template('/{a:01}'))
expectError(template('/{a:10000}'))
expectError(template('/{a*:1}'))
expectError(template('/{%4x}'))
expectError(template('/users' as string))
declare const message: Parameters<typeof template<'/users/{a:0}'>>[0]
expectType<Refused<"max-length: '0' is not allowed at offset 10; a max-length is 1 to 9999; for {id:int}, write {id}">>(
  message,
)
declare const found: Parameters<typeof template<'/us ers'>>[0]
expectType<
  Refused<"literals: ' ' is not allowed at offset 3; literals are printable characters of a URI or outside ASCII">
>(found)

expectAssignable<UriError>(null! as TemplateError)
expectType<'TemplateError'>((null! as TemplateError)._tag)
expectType<TemplateComponent>((null! as TemplateError).component)
expectType<TemplateReason>((null! as TemplateError).reason)
expectType<
  | 'character'
  | 'pct-encoded'
  | 'expression-unopened'
  | 'expression-unclosed'
  | 'operator-reserved'
  | 'varname-missing'
  | 'not-text'
>(null! as TemplateReason)
expectType<'literals' | 'expression' | 'operator' | 'varname' | 'max-length'>(null! as TemplateComponent)

// A value of type `any` is not accepted as a template.
// biome-ignore lint/suspicious/noExplicitAny: A user's code could contain `any`.
expectError(template(null! as any))
