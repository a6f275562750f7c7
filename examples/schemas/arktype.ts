import { type } from 'arktype'
import { httpUriSchema, uriSchema } from 'uri-ts/standard'

export const arkUri = type(uriSchema)

export const arkLogin = type({ next: httpUriSchema })
