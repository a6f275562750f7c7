/** A call of each function of the entries of single schemes. */
import * as data from 'uri-ts/data'
import * as file from 'uri-ts/file'
import { viewOf } from './corpus'

const onText = (call: (text: never) => unknown) => ({ takes: 'text', call }) as const
const onView = (call: (view: never) => unknown) => ({ takes: 'view', call }) as const

const DATA = viewOf('data:text/plain;a=b;base64,AAAA') as never

export const fileCalls = {
  name: 'uri-ts/file',
  module: file,
  calls: {
    fileUri: onText(file.fileUri),
    fromPosixPath: onText(file.fromPosixPath),
    fromWindowsPath: onText(file.fromWindowsPath),
    isFileUri: onText(file.isFileUri),
    parseFileUri: onText(file.parseFileUri),
    toPosixPath: onView(file.toPosixPath),
    toWindowsPath: onView(file.toWindowsPath),
  },
} as const

export const dataCalls = {
  name: 'uri-ts/data',
  module: data,
  calls: {
    dataUri: onText(data.dataUri),
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
