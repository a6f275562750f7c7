/** Tests laws for the functions that change paths. The expected results come from `resolve` and `decodedSegments`. */
import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import * as uri from 'uri-ts'
import { anyPath } from 'uri-ts/fast-check'
import { describe, expect } from 'vitest'
import { law } from '../../support/law'
import { references, uris } from '../../support/operands'
import { fresh, refOf, rightOf, uriOf } from '../../support/views'

const data = fc.array(
  fc.oneof(fc.constantFrom('', 'a', 'a/b', 'a:b', '%', '...', ':'), fc.string({ unit: 'grapheme', maxLength: 4 })),
  { maxLength: 4 },
)

const checkOthers = (view: uri.View, changed: uri.View): void =>
  expect({ ...uri.components(fresh(changed)), path: '' }).toEqual({ ...uri.components(view), path: '' })

const isDots = (segment: string): boolean => segment === '.' || segment === '..'

describe('appendSegments', () => {
  law('adds segments, which decodedSegments reads', [references, data], (text, added) => {
    const view = refOf(text)
    const before = uri.decodedSegments(view)
    const changed = uri.appendSegments(added)(view)
    expect(E.isLeft(changed)).toBe(added.some(isDots))
    // Added segments may change the meaning of a dot segment. For example, `/.` and two empty segments form `/.//`,
    // which stands for the path `//`.
    if (E.isLeft(changed) || E.isLeft(before) || /^\/?\.\/?$/.test(uri.path(view) as string)) return
    checkOthers(view, changed.right)
    if (added.length === 0) return void expect(changed.right).toBe(view)
    // If the last segment is empty, the first added segment replaces it. After an authority, an empty path counts as
    // `/`.
    const start = before.right.at(-1) === '' ? before.right.slice(0, -1) : before.right
    const root = before.right.length === 0 && uri.hasAuthority(view) ? [''] : start
    const after = [...root, ...added]
    expect(uri.decodedSegments(changed.right)).toEqual(E.right(after.join('') === '' && after.length < 2 ? [] : after))
  })

  law('adds in two steps what it adds in one', [references, data, data], (text, first, second) => {
    const view = refOf(text)
    const both = E.Monad.chain(uri.appendSegments(first)(view), uri.appendSegments(second))
    const all = uri.appendSegments([...first, ...second])(view)
    if (E.isLeft(both) || E.isLeft(all) || first.at(-1) === '' || first.length === 0) return
    expect((both.right as uri.View).text).toBe((all.right as uri.View).text)
  })
})

describe('joinPath', () => {
  const paths = fc.oneof(anyPath(), fc.constantFrom('', '/', './', '../a', '//a', 'a:b', '.', '/a/', './/a'))

  law('joins with one slash', [references, paths], (text, path) => {
    const view = refOf(text)
    const changed = rightOf<uri.View>(uri.joinPath(path)(view) as E.Either<unknown, uri.View>)
    checkOthers(view, changed)
    if (path === '' || path === '/') return void expect(changed).toBe(view)
    const whole = uri.path(uri.withTrailingSlash(view) as uri.View) as string
    const { scheme, authority } = uri.components(view)
    const joined = whole === '' ? path : whole + path.replace(/^\.?\//, '')
    // `recompose` adds a prefix such as `/.` only where the components need one.
    const expected = uri.recompose({ scheme, authority, path: joined })
    expect(uri.path(changed)).toBe(uri.path(refOf(expected)))
    return undefined
  })

  law('refuses a text that is not a path, at its first wrong character', [fc.string()], (path) => {
    const changed = uri.joinPath(path)(refOf('http://h/a'))
    const set = uri.withPath(`/${path}`)(refOf('http://h/a'))
    expect(E.isLeft(changed)).toBe(E.isLeft(set))
    if (E.isLeft(changed) && E.isLeft(set)) expect(changed.left.offset).toBe(set.left.offset - 1)
  })
})

describe('the slash at the end', () => {
  law('is added and removed', [references], (text) => {
    const view = refOf(text)
    const added = uri.withTrailingSlash(view) as uri.View
    const removed = uri.withoutTrailingSlash(view) as uri.View
    checkOthers(view, added)
    checkOthers(view, removed)
    const isEmpty = uri.path(view) === '' && !uri.hasAuthority(view)
    expect(uri.hasTrailingSlash(added)).toBe(!isEmpty)
    expect(uri.hasTrailingSlash(view)).toBe((uri.path(view) as string).endsWith('/'))
    if (uri.hasTrailingSlash(view)) expect(added.text).toBe(view.text)
    else {
      expect(removed.text).toBe(view.text)
      expect((uri.withoutTrailingSlash(added) as uri.View).text).toBe(view.text)
    }
    // `withoutTrailingSlash` removes exactly one slash. The exceptions are paths with a prefix such as `/.`, and the
    // path `/` if there is no authority.
    const path = uri.path(view) as string
    const isRoot = path === '/' && !uri.hasAuthority(view)
    if (uri.hasTrailingSlash(view) && !isRoot && !path.startsWith('/.//')) {
      expect(uri.path(removed)).toBe(path.slice(0, -1))
    }
  })
})

describe('parent', () => {
  law('is what . or .. leads to', [uris], (text) => {
    const view = uriOf(text)
    const found = uri.parent(view)
    if (O.isNone(found)) return
    const { query, fragment } = uri.components(fresh(found.value))
    expect([query, fragment, uri.hasTrailingSlash(found.value)]).toEqual([undefined, undefined, true])
    const step = uri.relativeRef(uri.hasTrailingSlash(view) ? '..' : '.')
    const target = uri.resolve(view)(uri.view(step)) as uri.View
    // Resolution removes all dot segments, but `parent` may keep dot segments in the middle of a path.
    const path = uri.path(found.value) as string
    const isPlain = !/(^|\/)\.\.?(\/|$)/.test(path) && path.startsWith('/')
    if (isPlain) expect(found.value.text).toBe(target.text)
    else if (path.startsWith('/')) expect(uri.resolve(view)(found.value).text).toBe(target.text)
  })

  law('ends, after as many steps as there are slashes', [references], (text) => {
    let steps = 0
    for (let found = uri.parent(refOf(text)); O.isSome(found); found = uri.parent(found.value)) {
      expect(fresh(found.value).pathEnd).toBe(found.value.text.length)
      steps++
    }
    expect(steps).toBeLessThanOrEqual(text.split('/').length)
  })

  law('leads back from a segment that was added', [references, data], (text, [segment]) => {
    const view = refOf(text)
    if (segment === undefined || segment === '' || isDots(segment)) return
    const child = rightOf(uri.appendSegments([segment])(view))
    const found = uri.parent(child)
    const folder = uri.withoutFragment(uri.withoutQuery(uri.withTrailingSlash(view) as uri.View)) as uri.View
    const isSchemeOnly = uri.path(view) === '' && !uri.hasAuthority(view)
    if (isSchemeOnly) expect(O.isNone(found) || found.value.text === './').toBe(true)
    else expect(O.isSome(found) && found.value.text).toBe(folder.text)
  })
})
