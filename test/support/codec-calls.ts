/** Lists calls to each function that creates a codec. */
import * as template from 'uri-ts/template'

export const SCHEMA = {
  '~standard': { version: 1, vendor: 'test', validate: (value: unknown) => ({ value }) },
} as template.StandardSchema<string>

const reading = ({ decode }: template.AnyCodec) => ({ takes: 'text', call: decode }) as const

export const codecs = {
  codecOf: reading(template.codecOf(SCHEMA)),
  csv: reading(template.csv(template.int)),
  oneOf: reading(template.oneOf('a', 'b')),
  withDefault: reading(template.withDefault(template.int, 1)),
}
