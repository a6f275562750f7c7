import { removeDotSegments } from 'uri-ts'
import { addGuard } from '../../../src/core/building/recompose'
import { mergePath } from '../../shared/src/resolve'
import { type Fields, isSpecial } from './fields'
import { setRest } from './read'

const hasAuthority = ({ slashes, host }: Fields): boolean => slashes === true || Boolean(host)

const copyAuthority = (target: Fields, { slashes, auth, host, port, hostname }: Fields): void => {
  target.slashes = slashes
  target.auth = auth
  target.host = host
  target.port = port
  target.hostname = hostname
}

/** Returns the target's path (RFC 3986, section 5.2.2). */
const targetPath = (base: Fields, path: string): string =>
  path.startsWith('/')
    ? removeDotSegments(path)
    : mergePath(
        {
          scheme: base.protocol ?? undefined,
          host: hasAuthority(base) ? (base.host ?? '') : undefined,
          path: base.pathname ?? '',
        },
        path,
      )

/**
 * Sets the properties of the target (RFC 3986, section 5.2.2). Like browsers, ignores a scheme such as `http` in a
 * reference if the base has the same scheme and the reference has no authority.
 */
export const resolveFields = (target: Fields, base: Fields, reference: Fields): void => {
  const { protocol, search, hash } = reference
  const path = reference.pathname ?? ''
  const isOwnAuthority = hasAuthority(reference)
  const isRelative = protocol === null || (protocol === base.protocol && isSpecial(protocol) && !isOwnAuthority)
  target.protocol = protocol ?? base.protocol
  if (isRelative && !isOwnAuthority) copyAuthority(target, base)
  else copyAuthority(target, reference)
  const has = hasAuthority(target)
  const guard = (written: string): string => addGuard(written, target.protocol !== null, has)
  if (!isRelative || isOwnAuthority) setRest(target, guard(removeDotSegments(path)), search, hash)
  else if (path === '') setRest(target, base.pathname ?? '', search ?? base.search, hash)
  else setRest(target, guard(targetPath(base, path)), search, hash)
}
