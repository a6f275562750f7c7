/** Runs ESLint's rule tester separately with each version of ESLint in `PACKAGES`. */
import { createRequire } from 'node:module'
import type * as eslint from 'eslint'
import type { Linter, Rule, RuleTester } from 'eslint'
import { describe, it } from 'vitest'
import { IS_DEEP } from '../../../test/support/compilers'

const require = createRequire(import.meta.url)

/** The deep run tests the rules with ESLint 9 and 10. The quick run tests them only with ESLint 10. */
const PACKAGES = IS_DEEP ? ['eslint', 'eslint-9'] : ['eslint']

export const LANGUAGE: Linter.LanguageOptions = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  parserOptions: { ecmaFeatures: { jsx: true } },
}

interface Cases {
  readonly valid: readonly (string | RuleTester.ValidTestCase)[]
  readonly invalid: readonly RuleTester.InvalidTestCase[]
}

/** Tests a rule with code that it accepts and with code that it reports. */
export const testRule = (name: string, rule: Rule.RuleModule, { valid, invalid }: Cases): void => {
  for (const each of PACKAGES) {
    const {
      Linter: { version },
      RuleTester: Tester,
    } = require(each) as typeof eslint
    Tester.describe = describe
    Tester.it = it
    const tester = new Tester({ languageOptions: LANGUAGE })
    describe(`ESLint ${version}`, () => tester.run(name, rule, { valid: [...valid], invalid: [...invalid] }))
  }
}
