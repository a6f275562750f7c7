/** Lists calls to each function in `uri-ts/fast-check`. */
import * as fc from 'fast-check'
import * as fastCheck from 'uri-ts/fast-check'
import { template } from 'uri-ts/template'

const onText = (call: (text: never) => unknown) => ({ takes: 'text', call }) as const

/** Given a function that returns an arbitrary, creates a call that generates one value with that arbitrary. */
const sampled = (arbitrary: () => fc.Arbitrary<unknown>) =>
  onText(() => fc.sample(arbitrary(), { numRuns: 1, seed: 1 }))

export const arbitraries = {
  name: 'uri-ts/fast-check',
  module: fastCheck,
  calls: {
    anyAbsoluteUri: sampled(fastCheck.anyAbsoluteUri),
    anyAuthority: sampled(fastCheck.anyAuthority),
    anyFragment: sampled(fastCheck.anyFragment),
    anyHost: sampled(fastCheck.anyHost),
    anyHttpUri: sampled(fastCheck.anyHttpUri),
    anyIPv4Address: sampled(fastCheck.anyIPv4Address),
    anyIPv6Address: sampled(fastCheck.anyIPv6Address),
    anyPath: sampled(fastCheck.anyPath),
    anyPort: sampled(fastCheck.anyPort),
    anyQuery: sampled(fastCheck.anyQuery),
    anyRelativeRef: sampled(fastCheck.anyRelativeRef),
    anyScheme: sampled(fastCheck.anyScheme),
    anySegment: sampled(fastCheck.anySegment),
    anyTemplate: sampled(fastCheck.anyTemplate),
    anyUri: sampled(fastCheck.anyUri),
    anyUriReference: sampled(fastCheck.anyUriReference),
    anyUserinfo: sampled(fastCheck.anyUserinfo),
    anyVariables: sampled(() => fastCheck.anyVariables(template('/{a}{?b}'))),
    mutantOf: onText((text) => fc.sample(fastCheck.mutantOf(fc.constant(text)), { numRuns: 1, seed: 1 })),
  },
} as const
