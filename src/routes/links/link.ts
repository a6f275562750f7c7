import { guardSlashes } from '../../building/recompose'
import { PATH } from '../../grammar/character-table'
import { encodeExcept } from '../../percent/encode'
import { type Data, encodeData, valueIn } from '../../template/expand/encode-data'
import { expandData } from '../../template/expand/expand'
import type { Template } from '../../template/syntax/model'

/** Encodes `?`, `#` and `%` in the value of `{+rest}`, which is a path. */
const encodeRest = (template: Template<string, unknown>, data: Data): Data => {
  const rests = template.variables.filter(({ operator }) => operator.symbol === '+')
  if (rests.length === 0) return data
  const encoded = (value: unknown): unknown => (value === undefined ? value : encodeExcept(String(value), PATH))
  return { ...data, ...Object.fromEntries(rests.map(({ name }) => [name, encoded(valueIn(data, name))])) }
}

/** Expands the template of a route. Allocates: the text and the encoded values. */
export const linkTo = (template: Template<string, unknown>, values: Data): string =>
  // An empty value can make the path begin with `//`, which would be read as an authority.
  guardSlashes(expandData(template, encodeRest(template, encodeData(template, values))))
