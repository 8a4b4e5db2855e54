import astro from 'eslint-plugin-astro'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { markupRules } from './oxlint.config.ts'

/** What oxlint does not see of .astro files: what stands in their markup. */
export default defineConfig(astro.configs.recommended, {
  files: ['**/*.astro'],
  plugins: { '@typescript-eslint': tseslint.plugin },
  rules: {
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'no-restricted-syntax': ['error', ...markupRules],
  },
})
