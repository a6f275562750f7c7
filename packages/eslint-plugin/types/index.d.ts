import type { ESLint, Linter, Rule } from 'eslint'

declare const plugin: ESLint.Plugin & {
  readonly meta: { readonly name: string; readonly version: string; readonly namespace: string }
  readonly rules: Readonly<
    Record<
      'no-invalid-url-literal' | 'no-replaced-package' | 'no-string-redirect-check' | 'no-url-parse' | 'prefer-uri',
      Rule.RuleModule
    >
  >
  readonly configs: { readonly recommended: Linter.Config }
}

export = plugin
