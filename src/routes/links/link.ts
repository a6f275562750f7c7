import { guardSlashes } from '../../building/recompose'
import { PATH } from '../../grammar/character-table'
import { encodeExcept } from '../../percent/encode'
import { type Data, encodeData, expandData } from '../../template/expand/expand'
import type { Template } from '../../template/syntax/model'

/** The value of `{+rest}` is a path: no `?`, `#` or `%` of it may end the path or begin a percent-encoded octet. */
const encodeRest = (template: Template<string, unknown>, data: Data): Data => {
  const rests = template.variables.filter(({ operator }) => operator.symbol === '+')
  if (rests.length === 0) return data
  return { ...data, ...Object.fromEntries(rests.map(({ name }) => [name, encodeExcept(String(data[name]), PATH)])) }
}

/** A link to the route of a template. Allocates: the text, and the values that are encoded first. */
export const linkTo = (template: Template<string, unknown>, values: Data): string =>
  // A path that begins with `//`, because a value is empty, would be read as an authority.
  guardSlashes(expandData(template, encodeRest(template, encodeData(template, values))))
