/**
 * Uses TypeScript 7 to run all the type tests in `test-d` as one program. For stricter checks, `npm run test:deep` runs
 * tsd.
 */
import { join } from 'node:path'
import { type CallExpression, type Node, type SourceFile, SyntaxKind } from 'typescript-7.0/unstable/ast'
import { API, type Project, type Type, TypeFlags } from 'typescript-7.0/unstable/sync'
import { ROOT } from './files'

/** An assertion, such as `expectType<A>(b)`. */
interface Assertion {
  readonly name: string
  readonly call: CallExpression
}

const NAMES = ['expectType', 'expectAssignable', 'expectNotAssignable', 'expectError']

/**
 * Matches a character beyond U+FFFF. The types recognize an invalid character by its surrogates. TypeScript 7 does not
 * split characters into surrogates, so it accepts every character beyond U+FFFF.
 */
const BEYOND = /\\u\{[\da-f]{5,}\}|[\ud800-\udfff]/

/** Lists the error codes that no test expects: those for a missing name, module or export. */
const MISTAKES = [2304, 2305, 2307, 2552, 2724]

const assertionsIn = (file: SourceFile): readonly Assertion[] => {
  const found: Assertion[] = []
  const visit = (node: Node): void => {
    if (node.kind === SyntaxKind.CallExpression) {
      const call = node as CallExpression
      // Comments may precede the assertion's name.
      const [name = ''] = /\w*$/.exec(file.text.slice(call.expression.pos, call.expression.end)) ?? []
      if (NAMES.includes(name)) found.push({ name, call })
    }
    node.forEachChild(visit)
  }
  file.forEachChild(visit)
  return found
}

/** Returns the reason why an assertion about a value's type fails, or `undefined` if the assertion holds. */
const faultOf = (project: Project, { name, call }: Assertion): string | undefined => {
  const { checker } = project
  const [wanted] = call.typeArguments ?? []
  const [value] = call.arguments
  const type = wanted && checker.getTypeFromTypeNode(wanted)
  const actual = value && checker.getTypeAtLocation(value)
  if (type === undefined || actual === undefined) return 'needs a type and a value'
  const isAny = ({ flags }: Type): boolean => (flags & TypeFlags.Any) !== 0
  if (name === 'expectNotAssignable') {
    return checker.isTypeAssignableTo(actual, type) ? `${checker.typeToString(actual)} is assignable` : undefined
  }
  const isSame = isAny(type) === isAny(actual) && checker.isTypeAssignableTo(type, actual)
  return name === 'expectType' && !isSame ? `is ${checker.typeToString(actual)}` : undefined
}

const lineOf = (file: SourceFile, offset: number): number => file.text.slice(0, offset).split('\n').length

const faultsIn = (project: Project, name: string): readonly string[] => {
  const file = project.program.getSourceFile(name)
  if (file === undefined) return ['is not in the program']
  const assertions = assertionsIn(file)
  const errors = [...project.program.getSyntacticDiagnostics(name), ...project.program.getSemanticDiagnostics(name)]
  const expecting = assertions.filter((each) => each.name === 'expectError').map(({ call }) => call)
  const isIn = ({ pos }: { readonly pos: number }, call: CallExpression): boolean => pos > call.pos && pos < call.end
  const isExpected = (error: (typeof errors)[number]): boolean =>
    !MISTAKES.includes(error.code) && expecting.some((call) => isIn(error, call))
  const said = (offset: number, message: string): string => `line ${lineOf(file, offset)}: ${message}`
  return [
    ...errors.filter((error) => !isExpected(error)).map(({ pos, text }) => said(pos, text)),
    ...expecting
      .filter((call) => !errors.some((error) => isIn(error, call)) && !BEYOND.test(file.text.slice(call.pos, call.end)))
      .map(({ end }) => said(end, 'is not an error')),
    ...assertions.flatMap((each) => {
      const fault = each.name === 'expectError' ? undefined : faultOf(project, each)
      return fault === undefined ? [] : [said(each.call.end, fault)]
    }),
  ]
}

/** Returns the faults in the given type tests, keyed by file path. Each failed assertion counts as a fault. */
export const typeTestFaults = (files: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const api = new API({ cwd: ROOT })
  try {
    const config = join(ROOT, 'test-d/tsconfig.json')
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (project === undefined) throw new Error(`${config} is not a project`)
    return new Map(files.map((file) => [file, faultsIn(project, join(ROOT, file))]))
  } finally {
    api.close()
  }
}
