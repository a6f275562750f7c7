import { type HttpUri, isHttpUri } from 'uri-ts'
import * as v from 'valibot'
import { z } from 'zod'

export const zodHttpUri = z.custom<HttpUri>(isHttpUri)
export const valibotHttpUri = v.pipe(v.string(), v.guard(isHttpUri, 'not a web address'))
