/** A call of each function of `uri-ts/http` that knows addresses, or looks at all of a view. */
import { findings, guardConnect, guardLookup, privateAddress } from 'uri-ts/http'

const onText = (call: (text: never) => unknown) => ({ takes: 'text', call }) as const

/** Whether a name that resolves to this is not refused. */
const isLookedUp = (address: never): boolean => {
  let isFound = false
  guardLookup({ lookup: (_hostname, _options, callback) => callback(null, address) })('h', {}, (error) => {
    isFound = error === null
  })
  return isFound
}

/** Whether a socket that is connected to this is not refused. */
const isConnected = (remoteAddress: never): boolean => {
  const connect = guardConnect({ lookup: () => {} })(
    (_options: object, _callback: (error: Error | null) => void): object => ({ remoteAddress, destroy: () => {} }),
  )
  let isRefused = false
  connect({ host: remoteAddress }, (error) => {
    isRefused = error !== null
  })
  return !isRefused
}

export const connections = {
  findings: { takes: 'view', call: findings },
  guardConnect: onText(isConnected),
  guardLookup: onText(isLookedUp),
  privateAddress: onText(privateAddress),
} as const
