/** Reports string checks that decide whether a redirect is safe. */
import type { Rule } from 'eslint'
import type { MemberExpression, Node } from 'estree'
import { type Purpose, purposeOf } from '../redirects/classify'
import { functionOf, guardOf, isInside, nameOfFunction, returnedBy } from '../redirects/functions'
import { keyOf, sourcesOf, targetsOf } from '../redirects/targets'
import type { Child } from '../syntax/nodes'
import { propertyName, type StringCheck, stringCheck } from '../syntax/strings'

/** Matches the names of functions that check redirect targets, and the names of variables that contain such targets. */
const CHECKER =
  /redirect|return_?(?:to|url)|callback_?url|next_?url|(?:safe|local|internal|relative|same_?origin)_?(?:url|uri|path|link|target)/i

/** Lists the uri-ts functions that check redirects. Code that calls one of these functions needs no other check. */
const CHECKS = ['isLocalPath', 'localTarget', 'hasHost', 'hasOrigin', 'hasOriginLike', 'redirectUriMatcher']

/** Returns whether an expression reads a URL object's host, as `new URL(text).origin` does. */
const isHostRead = (node: Node): node is MemberExpression => /^(?:origin|host|hostname)$/.test(propertyName(node) ?? '')

/** Returns whether `key` identifies a variable that a function declares, or a property of such a variable. */
const isDeclaredIn = (key: string, scope: Node): boolean => {
  const place = Number.parseInt(key.slice(key.indexOf('@') + 1), 10)
  return (scope.range?.[0] as number) <= place && place < (scope.range?.[1] as number)
}

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
        "This check accepts paths that lead to another site, such as '/\\evil.example' or '/<TAB>/evil.example'. Use isLocalPath from uri-ts/http",
      host: "This check accepts other hosts, such as 'https://evil.example/?{{text}}'. Parse the URL, and use hasHost from uri-ts",
      origin:
        "This check accepts other hosts, such as '{{text}}.evil.example'. Parse the URL, and use hasOrigin from uri-ts/equivalence",
    },
  },
  create: (context) => {
    const checks: Found[] = []
    const targets: Node[] = []
    /** Lists calls to uri-ts functions that check redirects. */
    const strict: Node[] = []
    /** Lists the URL objects whose hosts are compared. */
    const compared: Node[] = []
    /** For each template literal or concatenation, lists all parts except the first. */
    const appended: Node[] = []
    const returned: Node[] = []

    /** Returns whether an expression's value can come from the variable or property that `key` identifies. */
    const comesFrom = (node: Node, key: string, isText = false): boolean =>
      [...sourcesOf(context, node, isText)].some((source) => keyOf(context, source) === key)

    const isParameter = (key: string, scope: Child): boolean =>
      context.sourceCode
        .getDeclaredVariables(scope)
        .filter(({ defs }) => defs.some(({ type }) => type === 'Parameter'))
        .flatMap(({ identifiers: [name] }) => (name === undefined ? [] : [keyOf(context, name)]))
        .some((name) => key === name || key.startsWith(`${name}.`))

    /** Returns whether code such as `const returnTo = url.startsWith('/') ? url : '/'` selects a redirect target. */
    const isSelected = (node: Child, key: string): boolean => {
      const guard = guardOf(node)
      if (guard?.type !== 'ConditionalExpression') return false
      const { parent } = guard
      const name = parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id.name : ''
      return CHECKER.test(`${name} ${key}`) && [guard.consequent, guard.alternate].some((each) => comesFrom(each, key))
    }

    /** Returns `true` if a function such as `isSafeUrl` returns either the string it checks or the check's result. */
    const isReturned = (node: Child, key: string): boolean => {
      const scope = functionOf(node)
      if (!CHECKER.test(nameOfFunction(scope)) || !isDeclaredIn(key, scope)) return false
      const isVerdict = (each: Node): boolean =>
        isInside(node, each) || (each.type === 'Literal' && typeof each.value === 'boolean')
      return returned
        .filter((each) => isInside(each, scope))
        .some((each) => comesFrom(each, key, true) || (isParameter(key, scope) && isVerdict(each)))
    }

    /**
     * Returns `true` if the checked string is probably a redirect target and the enclosing function contains no safer
     * check.
     */
    const isRedirected = ({ node, subject }: Found): boolean => {
      const key = keyOf(context, subject)
      const scope = functionOf(node)
      if (key === undefined || strict.some((call) => isInside(call, scope))) return false
      if (compared.some((url) => isInside(url, scope) && comesFrom(url, key))) return false
      const guard = guardOf(node)
      const guarded = guard?.type === 'IfStatement' ? guard.consequent : guard
      if (guarded && appended.some((each) => isInside(each, guarded) && keyOf(context, each) === key)) return false
      if (isSelected(node, key) || isReturned(node, key)) return true
      return targets.some((target) => isInside(target, scope) && comesFrom(target, key))
    }

    return {
      '*': (node: Node) => {
        const check = stringCheck(node as Child)
        const purpose = check && purposeOf(check)
        if (purpose !== undefined) checks.push({ ...check, purpose } as Found)
        targets.push(...targetsOf(node))
        if (node.type === 'TemplateLiteral')
          appended.push(...node.expressions.slice(node.quasis[0]?.value.cooked === '' ? 1 : 0))
        if (node.type === 'BinaryExpression') {
          if (node.operator === '+') appended.push(node.right)
          else compared.push(...[node.left, node.right].filter(isHostRead).map(({ object }) => object))
        }
        const value = returnedBy(node)
        if (value !== undefined) returned.push(value)
        if (node.type !== 'CallExpression') return
        const { callee } = node
        const name = callee.type === 'Identifier' ? callee.name : propertyName(callee)
        if (CHECKS.includes(name ?? '')) strict.push(node)
      },
      'Program:exit': () => {
        const reported = new Set<string>()
        for (const check of checks) {
          // The parts of a single condition, such as `a.startsWith('/') && !a.startsWith('//')`, count as one problem.
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
