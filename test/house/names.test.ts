/**
 * Checks that the name of every exported value follows a rule in `docs/glossary.md`, and that the rule allows the
 * value's type.
 */
import ts from 'typescript'
import * as uriTs from 'uri-ts'
import * as ajv from 'uri-ts/ajv'
import * as bytes from 'uri-ts/bytes'
import * as equivalence from 'uri-ts/equivalence'
import * as fastCheck from 'uri-ts/fast-check'
import * as fpTs from 'uri-ts/fp-ts'
import * as http from 'uri-ts/http'
import * as ip from 'uri-ts/ip'
import * as iri from 'uri-ts/iri'
import * as repair from 'uri-ts/repair'
import * as routes from 'uri-ts/routes'
import * as scan from 'uri-ts/scan'
import * as schemes from 'uri-ts/schemes'
import * as standard from 'uri-ts/standard'
import * as template from 'uri-ts/template'
import * as text from 'uri-ts/text'
import { describe, expect, it } from 'vitest'
import { apiOf, type Exported, isValue } from '../support/api'
import { textOf } from '../support/files'
import {
  CALLED_BY_NODE,
  isUnary,
  isUncurried,
  NAMED_ALONE,
  OF_ANOTHER_STANDARD,
  POSITIONAL,
  RULES,
  type Rule,
  TAKING_OPTIONS,
  TAKING_PAIRS,
  takesView,
  type Value,
} from './name-rules'

const API = apiOf()
const { checker } = API

/** Returns the signatures of a curried function, outermost first. */
const signaturesOf = (type: ts.Type): readonly ts.Signature[] => {
  const [signature] = type.getCallSignatures()
  return signature === undefined ? [] : [signature, ...signaturesOf(signature.getReturnType())]
}

const shown = (type: ts.Type): string => checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)

/** Returns the properties that the naming rules check. Each type parameter is replaced with its constraint. */
const readValue = (entry: string, { name, kind, symbol }: Exported): Value => {
  const signatures = signaturesOf(checker.getTypeOfSymbol(symbol))
  const last = signatures.at(-1)
  const parameter = last?.parameters.at(-1)
  const taken = parameter && checker.getTypeOfSymbol(parameter)
  return {
    name,
    entry,
    isFunction: kind === 'function',
    arities: signatures.map(({ parameters }) => parameters.length),
    takes: taken === undefined ? '' : shown(checker.getBaseConstraintOfType(taken) ?? taken),
    returns: last === undefined ? '' : shown(last.getReturnType()),
    isRefinement: last !== undefined && checker.getTypePredicateOfSignature(last) !== undefined,
  }
}

const VALUES = API.entries.flatMap(({ name, exports }) => exports.filter(isValue).map((each) => readValue(name, each)))

const GUARDS = Object.keys(NAMED_ALONE).filter((name) => NAMED_ALONE[name]?.startsWith('a guard'))

const ruleOf = (name: string): Rule | undefined => RULES.find(({ names }) => names.test(name))

const isPositional = ({ name, entry }: Value): boolean =>
  entry === 'uri-ts/scan' ||
  entry === 'uri-ts/bytes' ||
  name in POSITIONAL ||
  /^scan[A-Z]|FromSpans$|^create[A-Z]|^any[A-Z]/.test(name)

const MODULES = {
  'uri-ts': uriTs,
  ajv,
  bytes,
  equivalence,
  fastCheck,
  fpTs,
  http,
  ip,
  iri,
  repair,
  routes,
  scan,
  schemes,
  standard,
  template,
  text,
}

describe.each(API.entries.map(({ name }) => name))('%s', (entry) => {
  const values = VALUES.filter((value) => value.entry === entry)

  it('names each value by a rule, or alone and for a reason', () => {
    const isNamed = ({ name }: Value): boolean => ruleOf(name) !== undefined || name in NAMED_ALONE
    expect(values.filter((value) => !isNamed(value)).map(({ name }) => name)).toEqual([])
  })

  it('types each value as its rule says', () => {
    const breaksItsRule = (value: Value): boolean =>
      !(value.name in NAMED_ALONE) && ruleOf(value.name)?.holds(value) === false
    expect(values.filter(breaksItsRule).map(({ name, takes, returns }) => `${name}: (${takes}) => ${returns}`)).toEqual(
      [],
    )
  })

  it('takes one argument at a time, data last; the scanner tier takes all at once', () => {
    const functions = values.filter(({ isFunction }) => isFunction)
    const isCurried = (value: Value): boolean =>
      isUnary(value) || [...TAKING_PAIRS, ...TAKING_OPTIONS, ...CALLED_BY_NODE].includes(value.name)
    const curried = functions.filter((value) => !isPositional(value) && !isCurried(value))
    const uncurried = functions.filter((value) => isPositional(value) && !isUncurried(value))
    expect([...curried, ...uncurried].map(({ name, arities }) => `${name}: ${arities.join(', ')}`)).toEqual([])
  })
})

describe('the names', () => {
  it('of guards are those of functions that take a view and return findings', () => {
    const guards = VALUES.filter(({ name }) => GUARDS.includes(name))
    expect(guards).toHaveLength(GUARDS.length)
    // `findings` is omitted, because it accepts a second argument: the names of guards.
    const others = guards.filter(({ name }) => name !== 'findings')
    expect(others.filter((value) => !takesView(value) || !/Finding/.test(value.returns))).toEqual([])
  })

  it('that stand alone are exported, and no rule makes them', () => {
    const names = new Set(VALUES.map(({ name }) => name))
    expect(Object.keys(NAMED_ALONE).filter((name) => !names.has(name) || ruleOf(name) !== undefined)).toEqual([])
    expect(Object.keys(POSITIONAL).filter((name) => !names.has(name))).toEqual([])
  })

  it('have no word of another standard, and none is URI', () => {
    const names = API.entries.flatMap(({ exports }) => exports.map(({ name }) => name))
    const foreign = /(^|_)(search|hash|protocol|host_?name|href|origin(?!_form))(_|$)/
    const wordsOf = (name: string): string => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '_').toLowerCase()
    expect(
      ['hash', 'withHash', 'hostName', 'URL_SEARCH', 'originOf'].filter((name) => foreign.test(wordsOf(name))),
    ).toHaveLength(5)
    const isForeign = (name: string): boolean => name === 'URI' || foreign.test(wordsOf(name))
    expect(names.filter(isForeign)).toEqual(OF_ANOTHER_STANDARD)
  })

  it('follow the rules that docs/glossary.md lists, and no others', () => {
    const [, section = ''] = /^## Names$(.*?)^## /ms.exec(textOf('docs/glossary.md')) ?? []
    const forms = Array.from(section.matchAll(/^\| (`.+?`) \|/gm), ([, form = '']) => form.replaceAll('`', ''))
    expect(forms).toEqual(RULES.map(({ form }) => form))
    const alone = Object.keys(NAMED_ALONE).filter((name) => !section.includes(`\`${name}\``))
    expect(alone).toEqual([])
  })
})

describe('no idea is exported twice:', () => {
  const all = Object.entries(MODULES).flatMap(([entry, module]) =>
    Object.entries<unknown>(module).map(([name, value]) => ({ entry, name, value })),
  )
  it('no value has two names, but for the identity that gives literals their types', () => {
    const isObject = (value: unknown): boolean => typeof value === 'function' || typeof value === 'object'
    const objects = all.filter(({ value }) => isObject(value) && value !== uriTs.uri)
    const isTwice = ({ value }: (typeof objects)[number]): boolean =>
      objects.filter((other) => other.value === value).length > 1
    expect(objects.filter(isTwice).map(({ entry, name }) => `${entry}: ${name}`)).toEqual([])
  })

  it('no name is that of two values', () => {
    const names = all.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('every entry point is looked at', () => {
    expect(Object.keys(MODULES)).toHaveLength(API.entries.length)
    expect(all.map(({ name }) => name).sort()).toEqual(VALUES.map(({ name }) => name).sort())
  })
})
