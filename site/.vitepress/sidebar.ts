import { readFileSync } from 'node:fs'
import type { DefaultTheme } from 'vitepress'
import { SIDEBAR } from '../build/api.mjs'
import { DOCUMENTS, GROUPS } from '../build/guides.mjs'

/** An item in TypeDoc's sidebar. Entry points contain categories, and categories contain exports. */
interface Entry {
  readonly title: string
  readonly children?: readonly Entry[]
}

interface Group {
  readonly text: string
  readonly documents: readonly { readonly title: string; readonly address: string }[]
}

const nameOf = (title: string): string => (title === 'uri-ts' ? title : `uri-ts/${title}`)

/** Creates anchors from headings just as VitePress does. */
const anchorOf = (heading: string): string => heading.toLowerCase().replaceAll(' ', '-')

/**
 * Creates a separate sidebar for each entry point. Each sidebar lists all entry points, and the categories of the entry
 * point to which the sidebar belongs. If each sidebar listed all exports, the list would be repeated on every page.
 */
const apiSidebars = (): DefaultTheme.SidebarMulti => {
  const entries: readonly Entry[] = JSON.parse(readFileSync(SIDEBAR, 'utf8'))
  const names = DOCUMENTS.flatMap(({ entry }) => (entry === undefined ? [] : [entry.replace('uri-ts/', '')]))
  const itemOf = (name: string, current?: Entry): DefaultTheme.SidebarItem => ({
    text: nameOf(name),
    link: `/api/${name}/`,
    ...(name === current?.title
      ? {
          items:
            current.children?.map(({ title }) => ({ text: title, link: `/api/${name}/#${anchorOf(title)}` })) ?? [],
        }
      : {}),
  })
  const sidebarOf = (current?: Entry): DefaultTheme.SidebarItem[] => [
    { text: 'Entry points', link: '/api/', items: names.map((name) => itemOf(name, current)) },
  ]
  const ofEntries = entries.map((entry) => [`/api/${entry.title}/`, sidebarOf(entry)])
  return { '/api/': sidebarOf(), ...Object.fromEntries(ofEntries) }
}

const guideSidebar: DefaultTheme.SidebarItem[] = [
  ...GROUPS.slice(0, 1),
  {
    text: 'See for yourself',
    documents: [
      { title: 'Playground', address: 'playground' },
      { title: 'How a compiler checks URIs', address: 'story' },
      { title: 'Speed and cost', address: 'performance' },
    ],
  },
  ...GROUPS.slice(1),
].map(({ text, documents }: Group) => ({
  text,
  items: documents.map(({ title, address }) => ({ text: title, link: `/${address}` })),
}))

export const sidebar: DefaultTheme.SidebarMulti = { '/': guideSidebar, ...apiSidebars() }
