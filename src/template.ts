/** This file is the entry point `uri-ts/template`. It exports functions for URI Templates. */

import './core/inspect/inspect'

export type { Needs as $Needs } from '../types/core/errors/refused'
export type {
  CheckExpress as $CheckExpress,
  DifferencesOf as $DifferencesOf,
  FromExpress,
} from '../types/template/express/express'
export type { CheckTemplate as $CheckTemplate, IsTemplate } from '../types/template/syntax/checked-template'
export type { Composite, Extracted, Flat as $Flat, Value, Variables } from '../types/template/syntax/variables'
export type {
  AnyCodec,
  Codec,
  Codecs,
  ExtractedOf,
  Given as $Given,
  Taken as $Taken,
  TypeOf,
  VariablesOf,
} from './template/codecs/codec'
export type { CodecError } from './template/codecs/codec-error'
export { bool, int, isoDate, number, oneOf, text, uuid } from './template/codecs/codecs'
export { csv } from './template/codecs/csv'
export type { NoVariable as $NoVariable } from './template/codecs/require-names'
export { codecOf, type SchemaResult, type StandardSchema } from './template/codecs/standard-schema'
export { type CodecVerdict as $CodecVerdict, withCodecs } from './template/codecs/with-codecs'
export { type CodecWithDefault, withDefault } from './template/codecs/with-default'
export { expand } from './template/expand/expand'
export { type ExpandError, expandUnknown } from './template/expand/expand-unknown'
export type { Expanded } from './template/expand/expansion-brand'
export { partialExpand } from './template/expand/partial-expand'
export type { ExpressDifference } from './template/express/convert'
export { type ExpressError, type ExpressTemplate, fromExpress, parseExpress } from './template/express/express'
export { type ExtractOptions, extract } from './template/extract/extract'
export type { ExtractError } from './template/extract/extract-error'
export { template } from './template/syntax/checked-template'
export type { TemplateComponent, TemplateReason } from './template/syntax/messages'
export type { AnyTemplate, NeedsTemplate as $NeedsTemplate, Template } from './template/syntax/model'
export { parseTemplate } from './template/syntax/parse'
export type { TemplateError } from './template/syntax/template-error'
