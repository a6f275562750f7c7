/*
 * Checks that links from a route table compile against the types that Next.js generates for `typedRoutes`. First run
 * `npm run build`, and then run this program with `node packages/next-types.mjs [version]`.
 *
 * The program installs Next.js, React and TypeScript in a temporary folder.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const PAGE = 'export default function Page() { return null }\n'

const PAGES = [
  '',
  'about',
  'users/[id]',
  'users/[id]/posts',
  'files/[...path]',
  'docs/[[...path]]',
  'blog',
  'blog/[year]',
  'caf%C3%A9/[id]',
]

/** The program to compile. It must have an error on the line after each `@ts-expect-error`, and no other errors. */
const PROGRAM = `import Form from 'next/form'
import Link from 'next/link'
import type { AppRoutes } from '../.next/types/routes'
import { redirect, useRouter } from 'next/navigation'
import { absoluteLinks, defineHostRoutes, defineRoutes, route, toNextJs, typedLinks } from 'uri-ts/routes'
import { int } from 'uri-ts/template'

const table = defineRoutes({
  home: '/',
  about: '/about{?tab}',
  user: route('/users/{id}{?page}', { id: int }),
  posts: '/users/{id}/posts',
  file: '/files/{+path}',
  docs: '/docs{/path*}',
  blog: '/blog{/year}{?tag}',
  coffee: '/caf%C3%A9/{id}',
  tea: '/thé/{id}',
  feed: '/feed/{name}',
})
const site = typedLinks(table)

const hosts = defineHostRoutes({ shop: ['//{tenant}.example.com', { order: '/orders/{id}' }] })
const shop = typedLinks(absoluteLinks('https://example.com')(hosts)).shop

const pages: readonly AppRoutes[] = [toNextJs(table.user), toNextJs(table.docs), toNextJs(table.coffee)]

export function Links({ id, path }: { id: number; path: string }) {
  const router = useRouter()
  router.push(site.user.link({ id }))
  router.replace(site.file.link({ path }))
  router.prefetch(site.about.link({ tab: path }))
  if (path === '') redirect(site.home.link())
  router.push(site.docs.link({ path: [path, 'a'] }))
  router.push(site.blog.link())
  router.push(site.blog.link({ year: path, tag: 'a' }))
  router.push(site.coffee.link({ id }))
  router.push(shop.order.link({ tenant: 'a', id }))
  const made = site.docs.tryLink({ path: [path] })
  if (made._tag === 'Right') router.push(made.right)
  // @ts-expect-error: the application has no page for the path.
  router.push(site.feed.link({ name: path }))
  // @ts-expect-error: Next.js does not accept '/docs' for the page 'docs/[[...path]]'.
  router.push('/docs')
  // @ts-expect-error: Next.js does not accept '/docs' for the page 'docs/[[...path]]'.
  router.push(site.docs.link())
  // @ts-expect-error: the compiler cannot encode a non-ASCII character.
  router.push(site.tea.link({ id }))
  // @ts-expect-error: the link has a host.
  router.push(typedLinks(hosts).shop.order.link({ tenant: 'a', id }))
  return (
    <>
      <Link href={site.home.link()} />
      <Link href={site.about.link()} />
      <Link href={site.user.link({ id })} />
      <Link href={site.user.link({ id, page: 2 })} />
      <Link href={site.posts.link({ id })} />
      <Link href={site.docs.link({ path: [path] })} />
      <Link href={site.blog.link({ tag: path })} />
      <Link href={site.coffee.link({ id })} />
      <Link href={shop.order.link({ tenant: 'a', id })} />
      <Link href={site.file.link({ path })} />
      <Form action={site.about.link()} />
      {/* @ts-expect-error: the application has no page for the path. */}
      <Link href={site.feed.link({ name: path })} />
    </>
  )
}
`

const FILES = {
  'package.json': '{ "private": true }\n',
  'next.config.ts': 'export default { typedRoutes: true }\n',
  'app/layout.tsx': 'export default ({ children }: { children: React.ReactNode }) => <html>{children}</html>\n',
  'app/links.tsx': PROGRAM,
  ...Object.fromEntries(PAGES.map((page) => [join('app', page, 'page.tsx'), PAGE])),
}

const version = process.argv[2] ?? '16'
const folder = mkdtempSync(join(tmpdir(), 'uri-ts-next-types-'))
const run = (command, ...args) => execFileSync(command, args, { cwd: folder, stdio: 'inherit' })

try {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const packages = [`next@${version}`, 'react', 'react-dom', '@types/react', '@types/node', 'typescript@5.9']
  run('npm', 'install', '--silent', '--ignore-scripts', '--no-audit', '--no-fund', ...packages)
  const packed = execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  run('npm', 'install', '--silent', '--ignore-scripts', join(folder, packed.trim().split('\n').at(-1)))
  run('npx', 'next', 'typegen')
  run('npx', 'tsc', '--noEmit', '--strict', '-p', '.')
  console.log(`the links compile with the types of Next.js ${version}`)
} finally {
  rmSync(folder, { recursive: true })
}
