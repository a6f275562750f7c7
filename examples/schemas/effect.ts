import { Schema } from 'effect'
import { isUri, type Uri } from 'uri-ts'
import { problemOf } from './problem.js'

export const effectUri = Schema.String.check(Schema.makeFilter((text) => problemOf(text))).pipe(
  Schema.refine((text): text is Uri => isUri(text)),
)
