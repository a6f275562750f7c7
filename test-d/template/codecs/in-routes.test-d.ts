import { expectType } from 'tsd'
import type {
  AnyCodec,
  Codec,
  CodecError,
  Codecs,
  CodecWithDefault,
  SchemaResult,
  StandardSchema,
  TypeOf,
} from 'uri-ts/routes'
import * as routes from 'uri-ts/routes'
import type * as template from 'uri-ts/template'

// The codecs of uri-ts/template are those of uri-ts/routes
expectType<template.Codec<number>>(routes.int)
expectType<template.Codec<Date>>(null! as Codec<Date>)
expectType<template.AnyCodec>(null! as AnyCodec)
expectType<template.Codecs>(null! as Codecs)
expectType<template.CodecError>(null! as CodecError)
expectType<template.CodecWithDefault<1>>(null! as CodecWithDefault<1>)
expectType<template.StandardSchema<1>>(null! as StandardSchema<1>)
expectType<template.SchemaResult>(null! as SchemaResult)
expectType<number>(null! as TypeOf<typeof routes.int>)
