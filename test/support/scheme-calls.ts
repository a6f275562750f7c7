/** Lists calls to each function in `uri-ts/schemes`. */
import { view } from 'uri-ts'
import * as schemes from 'uri-ts/schemes'
import { viewOf } from './corpus'
import { onLiteral } from './on-literal'

const onText = (call: (text: never) => unknown) => ({ takes: 'text', call }) as const
const onView = (call: (view: never) => unknown) => ({ takes: 'view', call }) as const

const DATA = viewOf('data:text/plain;a=b;base64,AAAA') as never

export const schemeCalls = {
  name: 'uri-ts/schemes',
  module: schemes,
  calls: {
    fileUri: onLiteral(schemes.fileUri),
    fromPosixPath: onText(schemes.fromPosixPath),
    fromWindowsPath: onText(schemes.fromWindowsPath),
    isFileUri: onText(schemes.isFileUri),
    parseFileUri: onText(schemes.parseFileUri),
    toPosixPath: onView(schemes.toPosixPath),
    toWindowsPath: onView(schemes.toWindowsPath),
    dataUri: onLiteral(schemes.dataUri),
    decodeDataBytes: onView(schemes.decodeDataBytes),
    decodeDataText: onView(schemes.decodeDataText),
    fromDataBytes: onText((text: string) => schemes.fromDataBytes({ mediaType: text })(new Uint8Array(1))),
    fromDataText: onText(schemes.fromDataText({})),
    hasBase64: onView(schemes.hasBase64),
    isDataUri: onText(schemes.isDataUri),
    mediaType: onView(schemes.mediaType),
    mediaTypeParameter: onLiteral((text: string) => schemes.mediaTypeParameter(text)(DATA)),
    parseDataUri: onText(schemes.parseDataUri),
    buildUrn: onText((nss) =>
      schemes.buildUrn({ nid: 'example', nss, rComponent: nss, qComponent: nss, fComponent: nss }),
    ),
    buildUrnEncoded: onText((nss) =>
      schemes.buildUrnEncoded({ nid: 'example', nss, rComponent: nss, qComponent: nss, fComponent: nss }),
    ),
    equalsUrn: onView(schemes.equalsUrn(view(schemes.urn('urn:example:a123,z456')))),
    fComponent: onView(schemes.fComponent),
    isUrn: onText(schemes.isUrn),
    nid: onView(schemes.nid),
    nss: onView(schemes.nss),
    parseUrn: onText(schemes.parseUrn),
    qComponent: onView(schemes.qComponent),
    rComponent: onView(schemes.rComponent),
    urn: onLiteral(schemes.urn),
    isMailtoUri: onText(schemes.isMailtoUri),
    mailto: onText((text) =>
      schemes.mailto({
        to: text,
        cc: text,
        bcc: text,
        subject: text,
        body: text,
        fields: [{ name: text, value: text }],
      }),
    ),
    buildPurl: onText((name: string) => schemes.buildPurl({ type: 'generic', name, version: name, subpath: name })),
    parsePurl: onText(schemes.parsePurl),
    connectionUri: onText(schemes.connectionUri({ schemes: ['a'], hosts: 'many' }).parse),
    mailtoUri: onLiteral(schemes.mailtoUri),
    parseMailto: onText(schemes.parseMailto),
  },
} as const
