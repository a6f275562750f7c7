/*
 * Compiles the links of a route table with the types that Next.js generates for `typedRoutes`. The command is
 * `node packages/next-types.mjs [version]`. First run `npm run build`.
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

const PAGES = ['', 'about', 'users/[id]', 'users/[id]/posts', 'files/[...path]']

/** The program must compile. Each line after `@ts-expect-error` must not compile. */
const PROGRAM = `import Form from 'next/form'
import Link from 'next/link'
import { redirect, useRouter } from 'next/navigation'
import { defineRoutes, route, typedLinks } from 'uri-ts/routes'
import { int } from 'uri-ts/template'

const site = typedLinks(
  defineRoutes({
    home: '/',
    about: '/about{?tab}',
    user: route('/users/{id}{?page}', { id: int }),
    posts: '/users/{id}/posts',
    file: '/files/{+path}',
    feed: '/feed/{name}',
  }),
)

export function Links({ id, path }: { id: number; path: string }) {
  const router = useRouter()
  router.push(site.user.link({ id }))
  router.replace(site.file.link({ path }))
  router.prefetch(site.about.link({ tab: path }))
  if (path === '') redirect(site.home.link())
  // @ts-expect-error: the application has no page for the path.
  router.push(site.feed.link({ name: path }))
  return (
    <>
      <Link href={site.home.link()} />
      <Link href={site.about.link()} />
      <Link href={site.user.link({ id })} />
      <Link href={site.user.link({ id, page: 2 })} />
      <Link href={site.posts.link({ id })} />
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
