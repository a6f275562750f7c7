import type { either, option } from 'fp-ts'
import { expectAssignable, expectNotAssignable } from 'tsd'
import type { Either, Left, None, Option, Right, Some } from 'uri-ts'

// `Either` and `Option` are assignable to the types with the same names in fp-ts, and vice versa.
expectAssignable<either.Either<1, 2>>(null! as Either<1, 2>)
expectAssignable<Either<1, 2>>(null! as either.Either<1, 2>)
expectAssignable<option.Option<1>>(null! as Option<1>)
expectAssignable<Option<1>>(null! as option.Option<1>)
expectAssignable<Either<1, 2>>(null! as Left<1>)
expectAssignable<Either<1, 2>>(null! as Right<2>)
expectAssignable<Option<1>>(null! as Some<1>)
expectAssignable<Option<1>>(null! as None)
expectNotAssignable<Either<1, 2>>(null! as Left<2>)
expectNotAssignable<Option<1>>(null! as Some<2>)
