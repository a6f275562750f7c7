import type { ShikiTransformer } from 'shiki'

/** Colors of the theme's tokens, light and dark, and how they are shown. Others stay inline. */
const COLORS = [
  ['#A0111F', '#FF9492'],
  ['#622CBC', '#DBB7FF'],
  ['#032563', '#ADDCFF'],
  ['#023B95', '#91CBFF'],
  // Comments, darker than in the theme: 4.5 to 1 on each background.
  ['#66707B', '#BDC4CC', '#59636E'],
  ['#702C00', '#FFB757'],
] as const satisfies readonly (readonly [light: string, dark: string, shown?: string])[]

/** The color of a block, which its tokens inherit. */
const PLAIN = ['#0E1116', '#F0F3F6'] as const

const styleOf = ([light, dark]: readonly [string, string]): string => `--shiki-light:${light};--shiki-dark:${dark}`

const CLASSES = new Map(COLORS.map(([light, dark], index) => [styleOf([light, dark]), `c${index}`]))

/** The rules of the classes. */
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

/** Colors tokens by class, and those in the color of the block not at all: half of a page was inline styles. */
export const colored: ShikiTransformer = {
  name: 'colors-as-classes',
  pre(pre) {
    pre.children = pre.children.flatMap(smaller)
    // Blocks outside the window are neither styled nor placed until a reader scrolls to them; this is their height.
    pre.properties['style'] = `${pre.properties['style'] ?? ''};--lines:${this.lines.length}`
  },
}
