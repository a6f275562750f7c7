import { isHttpUri, isUri, parseHttpUri, view } from 'uri-ts'
import { privateHost } from 'uri-ts/http'
import { z } from 'zod'
import { problemOf } from './problem.js'

export const zodUri = z.string().refine(isUri, {
  abort: true,
  error: ({ input }) => problemOf(String(input)),
})

/** Accepts only HTTP URLs whose hosts are not private addresses. */
export const zodPublicUrl = z
  .string()
  .refine(isHttpUri, { abort: true, error: ({ input }) => problemOf(String(input), parseHttpUri) })
  .refine((url) => privateHost(view(url)).length === 0, 'not a public host')
