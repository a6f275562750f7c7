import type { eq, monoid, ord, show } from 'fp-ts'
import { expectAssignable, expectType } from 'tsd'
import type { View } from 'uri-ts'
import { schemeRules } from 'uri-ts/equivalence'
import { Eq, EqNormalized, getEqForScheme, type Monoid, MonoidQuery, Ord, OrdNormalized, Show } from 'uri-ts/fp-ts'

// The instances and types in this library are compatible with those in fp-ts.
expectType<eq.Eq<View>>(Eq)
expectType<eq.Eq<View>>(EqNormalized)
expectType<eq.Eq<View>>(getEqForScheme(schemeRules))
expectType<ord.Ord<View>>(Ord)
expectType<ord.Ord<View>>(OrdNormalized)
expectType<show.Show<View>>(Show)
expectType<monoid.Monoid<string>>(MonoidQuery)
expectAssignable<eq.Eq<1>>(null! as Eq<1>)
expectAssignable<Eq<1>>(null! as eq.Eq<1>)
expectAssignable<ord.Ord<1>>(null! as Ord<1>)
expectAssignable<Ord<1>>(null! as ord.Ord<1>)
expectAssignable<show.Show<1>>(null! as Show<1>)
expectAssignable<Show<1>>(null! as show.Show<1>)
expectAssignable<monoid.Monoid<1>>(null! as Monoid<1>)
expectAssignable<Monoid<1>>(null! as monoid.Monoid<1>)
