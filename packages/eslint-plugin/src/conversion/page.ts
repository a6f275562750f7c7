/** Reads `docs/migration.md`, whose tables and lists contain advice on how to replace calls. */
import page from '../../../../docs/migration.md?raw'

/** A section in `docs/migration.md`. */
interface Section {
  readonly rows: readonly { readonly before: string; readonly after: string }[]
  readonly notes: readonly string[]
}

const sections = new Map<string, Section>()

export const sectionOf = (heading: string): Section => {
  const known = sections.get(heading)
  if (known !== undefined) return known
  const text = page.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? ''
  const rows = Array.from(
    text.matchAll(/^\| `(.+?)`(?:, [\w ]+)? \| `(.+?)` \| `/gm),
    ([, before = '', after = '']) => ({
      before,
      after,
    }),
  )
  const notes = Array.from(text.matchAll(/^- (.+(?:\n {2}.+)*)/gm), ([, note = '']) =>
    note.replace(/\s+/g, ' ').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'),
  )
  const section = { rows, notes }
  sections.set(heading, section)
  return section
}

/**
 * Returns the advice in `docs/migration.md` about a function such as `ufo.joinURL`. If the code reads a property of the
 * function's result, and table rows mention this property, returns only those rows. Returns `undefined` if
 * `docs/migration.md` does not name the function.
 */
export const adviceOf = (heading: string, object: string, name: string, property?: string): string | undefined => {
  const call = `${object}.${name}(`
  const all = sectionOf(heading).rows.filter(
    ({ before }) => before.startsWith(call) || before.startsWith(`new ${call}`),
  )
  const special = all.filter(({ before }) => property !== undefined && before.endsWith(`.${property}`))
  const rows = special.length > 0 ? special : all
  if (rows.length === 0) return noteOf(heading, name)
  return rows.map(({ before, after }) => `\`${before}\` becomes \`${after}\``).join(', ')
}

/** Searches a section of `docs/migration.md` for a note about a function, and returns the note. */
export const noteOf = (heading: string, name: string): string | undefined =>
  sectionOf(heading).notes.find((note) => note.includes(`\`${name}\``) || note.includes(`.${name}\``))

/**
 * Returns the names of the functions in a section. A section names functions in the rows of its table and in the items
 * of its lists.
 */
export const namesInSection = (heading: string, object: string): readonly string[] => {
  const { rows, notes } = sectionOf(heading)
  const called = rows.flatMap(({ before }) => {
    const [, owner, name] = /^(?:new )?(\w+)\.([\w$]+)/.exec(before) ?? []
    return owner === object && name !== undefined ? [name] : []
  })
  const noted = notes.flatMap((note) =>
    Array.from(note.matchAll(/`(?:(\w+)\.)?([\w$]+)`/g), ([, owner = object, name = '']) =>
      owner === object ? name : '',
    ).filter((name) => name !== ''),
  )
  return [...new Set([...called, ...noted])]
}
