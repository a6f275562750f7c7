/** A call of each function of `uri-ts/urn` and `uri-ts/mailto`. */
import { view } from 'uri-ts'
import * as mailtos from 'uri-ts/mailto'
import * as urns from 'uri-ts/urn'

const onText = (call: (text: never) => unknown) => ({ takes: 'text', call }) as const
const onView = (call: (view: never) => unknown) => ({ takes: 'view', call }) as const

/** Throws for wrong literals, which is a refusal. */
const literal = (text: never): unknown => {
  try {
    return urns.urn(text)
  } catch {
    return false
  }
}

export const urnCalls = {
  name: 'uri-ts/urn',
  module: urns,
  calls: {
    buildUrn: onText((nss) =>
      urns.buildUrn({ nid: 'example', nss, rComponent: nss, qComponent: nss, fComponent: nss }),
    ),
    buildUrnEncoded: onText((nss) =>
      urns.buildUrnEncoded({ nid: 'example', nss, rComponent: nss, qComponent: nss, fComponent: nss }),
    ),
    equalsUrn: onView(urns.equalsUrn(view(urns.urn('urn:example:a123,z456')))),
    fComponent: onView(urns.fComponent),
    isUrn: onText(urns.isUrn),
    nid: onView(urns.nid),
    nss: onView(urns.nss),
    parseUrn: onText(urns.parseUrn),
    qComponent: onView(urns.qComponent),
    rComponent: onView(urns.rComponent),
    urn: onText(literal),
  },
} as const

export const mailtoCalls = {
  name: 'uri-ts/mailto',
  module: mailtos,
  calls: {
    isMailtoUri: onText(mailtos.isMailtoUri),
    mailto: onText((text) =>
      mailtos.mailto({
        to: text,
        cc: text,
        bcc: text,
        subject: text,
        body: text,
        fields: [{ name: text, value: text }],
      }),
    ),
    parseMailto: onText(mailtos.parseMailto),
  },
} as const
