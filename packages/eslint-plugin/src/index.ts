/** Defines the plugin, which consists of rules and a configuration that enables them. */
import type { ESLint, Linter } from 'eslint'
import { version } from '../package.json'
import { noInvalidUrlLiteral } from './rules/no-invalid-url-literal'
import { noReplacedPackage } from './rules/no-replaced-package'
import { noStringRedirectCheck } from './rules/no-string-redirect-check'
import { noUrlParse } from './rules/no-url-parse'
import { preferUri } from './rules/prefer-uri'

const rules = {
  'no-invalid-url-literal': noInvalidUrlLiteral,
  'no-replaced-package': noReplacedPackage,
  'no-string-redirect-check': noStringRedirectCheck,
  'no-url-parse': noUrlParse,
  'prefer-uri': preferUri,
}

export const plugin = {
  meta: { name: '@uri-ts/eslint-plugin', version, namespace: 'uri-ts' },
  rules,
  configs: {} as Record<'recommended', Linter.Config>,
} satisfies ESLint.Plugin

plugin.configs.recommended = {
  name: 'uri-ts/recommended',
  plugins: { 'uri-ts': plugin },
  rules: Object.fromEntries(
    Object.entries(rules)
      .filter(([, { meta }]) => meta?.docs?.recommended)
      .map(([name]) => [`uri-ts/${name}`, 'error']),
  ),
}
