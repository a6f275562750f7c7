import type { ShikiTransformer } from 'shiki'

/**
 * Lists the theme's token colors in light and dark mode. In light mode, if an entry has a third color, the page shows
 * that color instead of the first one. A token keeps its inline style if its color is not in `COLORS`.
 */
const COLORS = [
  ['#A0111F', '#FF9492'],
  ['#622CBC', '#DBB7FF'],
  ['#032563', '#ADDCFF'],
  ['#023B95', '#91CBFF'],
  // In light mode, comments are darker than the theme would make them, so that their contrast with each background is
  // at least 4.5 to 1.
  ['#66707B', '#BDC4CC', '#59636E'],
  ['#702C00', '#FFB757'],
] as const satisfies readonly (readonly [light: string, dark: string, shown?: string])[]

/** The light color and the dark color that tokens inherit from their block. */
const PLAIN = ['#0E1116', '#F0F3F6'] as const

const styleOf = ([light, dark]: readonly [string, string]): string => `--shiki-light:${light};--shiki-dark:${dark}`

const CLASSES = new Map(COLORS.map(([light, dark], index) => [styleOf([light, dark]), `c${index}`]))

/** The CSS rules for tokens, one for each entry in `COLORS`. */
export const COLOR_RULES = COLORS.map(
  ([light, dark, shown = light], index) => `.vp-code .c${index}{${styleOf([shown, dark])}}`,
).join('')

type Hast = Parameters<NonNullable<ShikiTransformer['pre']>>[0]
type Node = Hast['children'][number]

const smaller = (node: Node): Node[] => {
  if (node.type !== 'element') return [node]
  node.children = node.children.flatMap(smaller as never)
  const style = String(node.properties['style'] ?? '').replace(/;$/, '')
  if (node.tagName !== 'span' || style === '') return [node]
  if (style === styleOf(PLAIN) && Object.keys(node.properties).length === 1) return node.children
  const name = CLASSES.get(style)
  if (name === undefined) return [node]
  const { style: _, ...properties } = node.properties
  node.properties = { ...properties, class: [properties['class'] ?? [], name].flat().join(' ') }
  return [node]
}

/**
 * Replaces tokens' inline styles with classes. Tokens that have the block's color get no class. Inline styles would
 * make up half of each page.
 */
export const colored: ShikiTransformer = {
  name: 'colors-as-classes',
  pre(pre) {
    pre.children = pre.children.flatMap(smaller)
    // The browser does not style or lay out a block until the block is in or near the window. Until then, the `--lines`
    // property reserves space for the block.
    pre.properties['style'] = `${pre.properties['style'] ?? ''};--lines:${this.lines.length}`
  },
}
