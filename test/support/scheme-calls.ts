/** A call of each function of the entries of single schemes. */
import { view } from 'uri-ts'
import * as data from 'uri-ts/schemes'
import * as file from 'uri-ts/schemes'
import * as mailtos from 'uri-ts/schemes'
import * as urns from 'uri-ts/schemes'
import { viewOf } from './corpus'
import { onLiteral } from './on-literal'

const onText = (call: (text: never) => unknown) => ({ takes: 'text', call }) as const
const onView = (call: (view: never) => unknown) => ({ takes: 'view', call }) as const

const DATA = viewOf('data:text/plain;a=b;base64,AAAA') as never

export const fileCalls = {
  name: 'uri-ts/schemes',
  module: file,
  calls: {
    fileUri: onLiteral(file.fileUri),
    fromPosixPath: onText(file.fromPosixPath),
    fromWindowsPath: onText(file.fromWindowsPath),
    isFileUri: onText(file.isFileUri),
    parseFileUri: onText(file.parseFileUri),
    toPosixPath: onView(file.toPosixPath),
    toWindowsPath: onView(file.toWindowsPath),
  },
} as const

export const dataCalls = {
  name: 'uri-ts/schemes',
  module: data,
  calls: {
    dataUri: onLiteral(data.dataUri),
    decodeDataBytes: onView(data.decodeDataBytes),
    decodeDataText: onView(data.decodeDataText),
    fromDataBytes: onText((text: string) => data.fromDataBytes({ mediaType: text })(new Uint8Array(1))),
    fromDataText: onText(data.fromDataText({})),
    hasBase64: onView(data.hasBase64),
    isDataUri: onText(data.isDataUri),
    mediaType: onView(data.mediaType),
    mediaTypeParameter: onText((text: string) => data.mediaTypeParameter(text)(DATA)),
    parseDataUri: onText(data.parseDataUri),
  },
} as const

export const urnCalls = {
  name: 'uri-ts/schemes',
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
    urn: onLiteral(urns.urn),
  },
} as const

export const mailtoCalls = {
  name: 'uri-ts/schemes',
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
    mailtoUri: onLiteral(mailtos.mailtoUri),
    parseMailto: onText(mailtos.parseMailto),
  },
} as const
