/** Creates rules that replace calls to other libraries. */
import type { Rule } from 'eslint'
import type { CallExpression } from 'estree'
import { CALL, CONSTRUCT, findCalls, type Names } from '../syntax/calls'
import { propertyName } from '../syntax/strings'
import type { Call, Convert } from './conversion'
import { fixFor } from './fix'
import { adviceOf, noteOf } from './page'

/** A module whose functions a rule replaces. */
export interface Replaced {
  readonly modules: readonly string[]
  /** The heading of the module's section in `docs/migration.md`. */
  readonly heading: string
  readonly object: string
  /**
   * Maps functions to their conversions. If a function's conversion is `undefined`, calls to that function must be
   * converted by hand.
   */
  readonly functions: Readonly<Record<string, Convert | undefined>>
  /**
   * Returns the name of the replacement function for a call to which no row in `docs/migration.md` applies.
   */
  readonly replacementFor?: (call: Call) => string | undefined
  /** Returns whether the rule allows a call to the function with the given name. */
  readonly isAllowed?: (name: string, call: Call) => boolean
}

interface Info {
  readonly replaced: Replaced
  readonly name: string
}

const namesOf = (list: readonly Replaced[]): Names<Info> =>
  Object.fromEntries(
    list.flatMap((replaced) => {
      const names = Object.keys(replaced.functions).map((name) => {
        const info = { replaced, name }
        return [name, { [CALL]: info, [CONSTRUCT]: info }]
      })
      return replaced.modules.map((module) => [module, Object.fromEntries(names)])
    }),
  )

export interface Options {
  readonly fix?: 'proven' | 'all'
}

/** Creates a rule that reports calls to certain functions and converts the calls where possible. */
export const createConversionRule = (
  description: string,
  recommended: boolean,
  list: readonly Replaced[],
): Rule.RuleModule => {
  const modules = namesOf(list)
  return {
    meta: {
      type: 'suggestion',
      docs: { description, recommended },
      fixable: 'code',
      hasSuggestions: true,
      schema: [{ type: 'object', properties: { fix: { enum: ['proven', 'all'] } }, additionalProperties: false }],
      defaultOptions: [{ fix: 'proven' }],
      messages: {
        replace: 'Replace {{name}} with uri-ts: {{advice}}',
        convert: 'Replace {{name}} with uri-ts',
      },
    },
    create: (context) => ({
      'Program:exit': () => {
        const { fix: wanted = 'proven' } = (context.options[0] ?? {}) as Options
        for (const { node, path, info } of findCalls(context, { modules })) {
          const { replaced, name } = info
          if (replaced.isAllowed?.(name, { node, context } as Call)) continue
          const { callee } = node as unknown as CallExpression
          const isCall = node.type === 'CallExpression' && !node.optional
          const conversion = isCall ? replaced.functions[name]?.({ node, context } as Call) : undefined
          const other = isCall ? replaced.replacementFor?.({ node, context } as Call) : undefined
          const data = {
            name: path.filter((each) => each !== 'default').join('.'),
            advice:
              (other === undefined ? undefined : noteOf(replaced.heading, other)) ??
              adviceOf(replaced.heading, replaced.object, name, propertyName(node.parent ?? node)) ??
              'see docs/migration.md',
          }
          const fix = conversion && fixFor(context, node as Call['node'], conversion.edits)
          const isFixed = conversion !== undefined && (wanted === 'all' || conversion.isProven)
          context.report({
            node: callee,
            messageId: 'replace',
            data,
            fix: isFixed && fix ? fix : null,
            suggest: fix && !isFixed ? [{ messageId: 'convert', data, fix }] : [],
          })
        }
      },
    }),
  }
}
