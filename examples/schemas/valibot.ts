import { isUri } from 'uri-ts'
import * as v from 'valibot'
import { problemOf } from './problem.js'

export const valibotUri = v.pipe(
  v.string(),
  v.guard(isUri, ({ input }) => problemOf(input) ?? ''),
)
