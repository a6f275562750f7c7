/** Compares `relativize` with a slow function that tries candidates until one of them resolves to the target. */
import { parseRelativeRef, path, relativize, removeDotSegments, resolve, type Uri, type View } from 'uri-ts'
import { expect } from 'vitest'
import * as oracle from '../../refimpl/section-5'
import { law } from '../../support/law'
import { made, makeReference, makeUri } from '../../support/operands'
import { fresh, uriOf } from '../../support/views'

const pairs = made((random) => {
  const base = makeUri(random)
  return [base, random(4) === 0 ? makeUri(random) : oracle.resolve(base, makeReference(random))] as const
})

const relativePath = (from: string, to: string): string => {
  const directory = removeDotSegments(from.slice(0, from.lastIndexOf('/') + 1))
  let common = 0
  for (let i = 0; i < directory.length && directory[i] === to[i]; i++) if (to[i] === '/') common = i + 1
  const ups = directory.slice(common).split('/').length - 1
  const rest = to.slice(common)
  if (rest === '') return ups === 0 ? '.' : '../'.repeat(ups).slice(0, -1)
  return (ups === 0 && /^(?:\/|[^/:]*:)/.test(rest) ? './' : '../'.repeat(ups)) + rest
}

const slowly = (base: View<Uri>, target: View<Uri>): string => {
  const { text, schemeEnd, pathStart, pathEnd, queryEnd } = target
  const to = path(target).startsWith('/.//') ? path(target).slice(2) : path(target)
  const absolute = text.slice(pathStart)
  const candidates = [
    text.slice(Math.max(pathEnd, queryEnd)),
    text.slice(pathEnd),
    relativePath(path(base) || (base.hostEnd < 0 ? '' : '/'), to) + text.slice(pathEnd),
    absolute.startsWith('//') ? `/.${absolute}` : absolute,
    text.slice(schemeEnd + 1),
  ]
  const found = candidates
    .filter(({ length }) => length <= text.length)
    .sort((a, b) => a.length - b.length)
    .find((candidate) => {
      const parsed = parseRelativeRef(candidate)
      return parsed._tag === 'Right' && resolve(base)(parsed.right).text === text
    })
  return found ?? text
}

law('relativize', [pairs], ([base, target]) => {
  const [from, to] = [uriOf(base), uriOf(target)]
  expect(fresh(relativize(from)(to)).text).toBe(slowly(from, to))
})
