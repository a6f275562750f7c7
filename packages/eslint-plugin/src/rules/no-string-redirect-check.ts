/** Reports checks of strings that decide whether a redirect is safe. */
import type { Rule } from 'eslint'
import type { Node } from 'estree'
import { type Purpose, purposeOf } from '../redirects/classify'
import { keyOf, sourcesOf, targetsOf } from '../redirects/targets'
import type { Child } from '../syntax/nodes'
import { propertyName, type StringCheck, stringCheck } from '../syntax/strings'

/** Matches names of functions that check where a redirect leads. */
const CHECKER =
  /redirect|return_?(?:to|url)|callback_?url|next_?url|(?:safe|local|internal|relative|same_?origin)_?(?:url|uri|path|link|target)/i

/** Lists functions of uri-ts that check redirects. Code that calls one of them needs no other check. */
const CHECKS = ['isLocalPath', 'localTarget', 'hasHost', 'hasOrigin', 'hasOriginLike', 'redirectUriMatcher']

const isFunction = (node: Node): boolean =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type)

/** Returns the function that contains a node, or the program. */
const functionOf = (node: Child): Child => {
  let outer = node.parent
  while (!isFunction(outer) && outer.type !== 'Program') outer = outer.parent
  return outer
}

/** Returns the name of a function, or of the variable or property that contains the function. */
const nameOfFunction = (node: Child): string => {
  if (node.type === 'FunctionDeclaration') return node.id?.name ?? ''
  const { parent } = node
  if (parent?.type === 'VariableDeclarator') return parent.id.type === 'Identifier' ? parent.id.name : ''
  if (parent?.type !== 'Property' && parent?.type !== 'MethodDefinition') return ''
  return parent.key.type === 'Identifier' ? parent.key.name : ''
}

const isInside = (inner: Node, outer: Node): boolean =>
  (outer.range?.[0] as number) <= (inner.range?.[0] as number) &&
  (inner.range?.[1] as number) <= (outer.range?.[1] as number)

interface Found extends StringCheck {
  readonly purpose: Purpose
}

export const noStringRedirectCheck: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Disallow checks of redirects that compare strings', recommended: true },
    schema: [],
    messages: {
      local:
        "This check accepts paths that lead to another site, such as '/\\evil.example'. Use isLocalPath from uri-ts/http",
      host: "This check accepts other hosts, such as 'https://evil.example/?{{text}}'. Parse the URL, and use hasHost from uri-ts",
      origin:
        "This check accepts other hosts, such as '{{text}}.evil.example'. Parse the URL, and use hasOrigin from uri-ts/equivalence",
    },
  },
  create: (context) => {
    const checks: Found[] = []
    const targets: Node[] = []
    const strict: Node[] = []

    /** Returns whether a function redirects to a string that it checks. */
    const isRedirected = ({ node, subject }: Found): boolean => {
      const key = keyOf(context, subject)
      const scope = functionOf(node)
      if (key === undefined || strict.some((call) => isInside(call, scope))) return false
      const isParameter =
        'params' in scope &&
        scope.params.some((each) => key.startsWith(`${(each as { readonly name?: string }).name}@${each.range?.[0]}`))
      if (isParameter && CHECKER.test(nameOfFunction(scope))) return true
      return targets
        .filter((target) => isInside(target, scope))
        .some((target) => [...sourcesOf(context, target)].some((source) => keyOf(context, source) === key))
    }

    return {
      '*': (node: Node) => {
        const check = stringCheck(node as Child)
        const purpose = check && purposeOf(check)
        if (purpose !== undefined) checks.push({ ...check, purpose } as Found)
        targets.push(...targetsOf(node))
        if (node.type !== 'CallExpression') return
        const { callee } = node
        const name = callee.type === 'Identifier' ? callee.name : propertyName(callee)
        if (CHECKS.includes(name ?? '')) strict.push(node)
      },
      'Program:exit': () => {
        const reported = new Set<string>()
        for (const check of checks) {
          // The parts of one condition, such as `a.startsWith('/') && !a.startsWith('//')`, are one problem.
          const problem = `${functionOf(check.node).range?.[0]} ${check.purpose} ${keyOf(context, check.subject)}`
          if (reported.has(problem) || !isRedirected(check)) continue
          reported.add(problem)
          const text = (check.text ?? 'https://example.com').replaceAll('*', 'example')
          context.report({ node: check.node, messageId: check.purpose, data: { text } })
        }
      },
    }
  },
}
