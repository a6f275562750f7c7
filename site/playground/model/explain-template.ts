import { showReason } from 'uri-ts'
import { expandUnknown, extract, parseTemplate } from 'uri-ts/template'

/** If `ok` is `true`, `text` is the computed string. Otherwise, `text` is an error message or an empty string. */
export type Outcome = { readonly ok: boolean; readonly text: string }

/** The playground's output for a template. */
export interface TemplateExplanation {
  /** The error message for an invalid template, or `undefined` if the template is valid. */
  readonly sentence: string | undefined
  readonly variables: readonly string[]
  readonly expanded: Outcome
  readonly extracted: Outcome
}

const NOTHING: Outcome = { ok: false, text: '' }

const outcome = (ok: boolean, text: string): Outcome => ({ ok, text })

const dataOf = (json: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(json) }
  } catch {
    return undefined
  }
}

/** Expands a template with the values in `json`, and uses the template to extract values from `reference`. */
export const explainTemplate = (text: string, json: string, reference: string): TemplateExplanation => {
  const parsed = parseTemplate(text)
  if (parsed._tag === 'Left') {
    return { sentence: showReason(parsed.left), variables: [], expanded: NOTHING, extracted: NOTHING }
  }
  const template = parsed.right
  const data = dataOf(json)
  const expanded = data === undefined ? undefined : expandUnknown(template)(data.value)
  const extracted = extract(template)(reference)
  return {
    sentence: undefined,
    variables: [...new Set(template.variables.map(({ name }) => name))],
    expanded:
      expanded === undefined
        ? outcome(false, 'the values are not JSON')
        : expanded._tag === 'Right'
          ? outcome(true, expanded.right)
          : outcome(false, showReason(expanded.left)),
    extracted:
      extracted._tag === 'Right'
        ? outcome(true, JSON.stringify(extracted.right, null, 2))
        : outcome(false, showReason(extracted.left)),
  }
}
