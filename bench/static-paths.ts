// Compares how fast this library and find-my-way find one of many paths that differ only in the middle. Run this
// benchmark with `npm run bench -- static`.
import FindMyWay from 'find-my-way'
import { compileRouter, findStaticRoute } from 'uri-ts/routes'

const ROUNDS = 30

const alike = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `/api/v1/resource-${String(i).padStart(5, '0')}/edit`)

const requestsFor = (paths: readonly string[]): readonly string[] =>
  paths.map((path) => new TextDecoder().decode(new TextEncoder().encode(path)))

const timeOf = (paths: readonly string[], find: (text: string) => unknown): number => {
  const texts = requestsFor(paths)
  const started = performance.now()
  for (const text of texts) if (find(text) === null) throw new Error(text)
  return ((performance.now() - started) / texts.length) * 1e6
}

console.log('| paths | uri-ts | find-my-way | ratio |\n| --: | --: | --: | --: |')
for (const count of [1000, 5000]) {
  const paths = alike(count)
  const compiled = compileRouter(Object.fromEntries(paths.map((path) => [path, path])))
  if (compiled._tag === 'Left') throw compiled.left
  const router = compiled.right
  const peer = FindMyWay()
  for (const path of paths) peer.on('GET', path, () => undefined)
  let [ours, theirs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < ROUNDS; round++) {
    ours = Math.min(
      ours,
      timeOf(paths, (text) => (findStaticRoute(router, text) < 0 ? null : text)),
    )
    theirs = Math.min(
      theirs,
      timeOf(paths, (text) => peer.find('GET', text)),
    )
  }
  console.log(`| ${count} | ${ours.toFixed(0)} ns | ${theirs.toFixed(0)} ns | ${(ours / theirs).toFixed(2)} |`)
}
