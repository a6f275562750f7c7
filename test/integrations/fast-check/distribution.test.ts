/**
 * Tests how often each kind of value is generated. The seeds are fixed, so the counts are the same on every machine.
 */
import * as fc from 'fast-check'
import * as arbitraries from 'uri-ts/fast-check'
import { describe, expect, test } from 'vitest'
import { isHttpUri } from '../../../src/core/model/http-uris'
import { parse } from '../../refimpl/section-5'

const SEEDS = [1, 2, 3986, 20_050_101]
const RUNS = 1000

const sharesOf = (arbitrary: fc.Arbitrary<string>, holds: (text: string) => boolean): readonly number[] =>
  SEEDS.map((seed) => fc.sample(arbitrary, { seed, numRuns: RUNS }).filter(holds).length / RUNS)

const expectShare = (shares: readonly number[], least: number, most: number): void => {
  for (const share of shares) {
    expect(share).toBeGreaterThan(least)
    expect(share).toBeLessThan(most)
  }
}

const hasDotSegment = (path: string): boolean => path.split('/').some((segment) => segment === '.' || segment === '..')

describe('a minority of paths has a dot segment', () => {
  test.each([
    ['anySegment', arbitraries.anySegment(), 0.01],
    ['anyPath', arbitraries.anyPath(), 0.05],
  ])('%s', (_, arbitrary, least) => expectShare(sharesOf(arbitrary, hasDotSegment), least, 0.2))

  test.each([
    ['anyUri', arbitraries.anyUri()],
    ['anyAbsoluteUri', arbitraries.anyAbsoluteUri()],
    ['anyRelativeRef', arbitraries.anyRelativeRef()],
    ['anyUriReference', arbitraries.anyUriReference()],
    ['anyHttpUri', arbitraries.anyHttpUri()],
  ])('%s', (_, arbitrary) =>
    expectShare(
      sharesOf(arbitrary, (text) => hasDotSegment(parse(text).path)),
      0.05,
      0.2,
    ),
  )
})

describe('a fair share of URIs is of http and https', () => {
  const isWeb = (text: string): boolean => /^https?:/.test(text)

  test.each([
    ['anyUri', arbitraries.anyUri(), 0.35, 0.65],
    ['anyAbsoluteUri', arbitraries.anyAbsoluteUri(), 0.35, 0.65],
    ['anyUriReference', arbitraries.anyUriReference(), 0.15, 0.5],
    ['anyScheme', arbitraries.anyScheme().map((scheme) => `${scheme}:`), 0.35, 0.65],
  ])('%s', (_, arbitrary, least, most) => {
    expectShare(sharesOf(arbitrary, isWeb), least, most)
    expectShare(
      sharesOf(arbitrary, (text) => text.startsWith('http:')),
      least / 3,
      most,
    )
    expectShare(
      sharesOf(arbitrary, (text) => text.startsWith('https:')),
      least / 3,
      most,
    )
  })

  test('many of them have a host, and neither userinfo nor a port that is too large', () => {
    expectShare(sharesOf(arbitraries.anyUri(), isHttpUri), 0.1, 0.4)
  })

  test('other schemes have authorities as well, and paths without one', () => {
    const others = sharesOf(arbitraries.anyUri(), (text) => !isWeb(text) && parse(text).authority !== undefined)
    expectShare(others, 0.15, 0.5)
    expectShare(
      sharesOf(arbitraries.anyUri(), (text) => parse(text).authority === undefined),
      0.15,
      0.5,
    )
  })
})
