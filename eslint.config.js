import astro from 'eslint-plugin-astro'
import hooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

const browserSafe = ['game', 'names', 'rules', 'character', 'contract', 'html', 'eorzea']

/** Which of our packages may not be imported from where: arrows go data <- lambdas, pipeline, site <- cdk. */
const forbid = (names, why, allow = []) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        { regex: `^@kupodex/(${names.join('|')})(/|$)`, message: why },
        { regex: '^(\\.\\./){2,}', message: 'Imports climb at most one folder; across packages by package name.' },
        ...allow,
      ],
    },
  ],
})

/** The rooms of the nightly run from the ground up: each may use those before it, none after it, and none of the files above them. */
const nightRooms = ['arrays', 'json', 'catalog', 'read', 'fold', 'rank', 'previous', 'write', 'workers']

const nightFloors = nightRooms.map((room, at) => {
  const later = [...nightRooms.slice(at + 1), 'testing'].join('|')
  return {
    files: [`pipeline/src/nightly/${room}/**/*.ts`],
    ignores: ['**/*.test.ts', '**/*.fixture.ts'],
    rules: forbid(['lambdas', 'site', 'cdk'], 'pipeline depends on data only.', [
      {
        regex: `^(\\.\\./|#nightly/)((${later})/|(index|command|options|run|night|wording)\\.ts$)`,
        message: `Rooms of the nightly run: ${nightRooms.join(' <- ')}; ${room} may use only the rooms before it.`,
      },
    ]),
  }
})

/** The rooms of data from the ground up: each may use those before it, and none after it. */
const floors = ['game', 'names', 'rules', 'character', 'sync', 'contract', 'store']

const dataFloors = floors.slice(0, -1).map((room, at) => ({
  files: [`data/src/${room}/**/*.ts`],
  rules: forbid(['lambdas', 'pipeline', 'site', 'cdk'], 'data depends on no other package.', [
    {
      regex: `^(\\.\\./)+(${floors.slice(at + 1).join('|')})/`,
      message: `Floors of data: ${floors.join(' <- ')}; ${room} may use only the rooms before it.`,
    },
  ]),
}))

export default defineConfig(
  { ignores: ['**/node_modules', '**/dist', '**/.astro', '.local', '**/cdk.out', 'data/tables', 'data/prose'] },
  tseslint.configs.recommended,
  astro.configs.recommended,
  {
    files: ['**/*.{ts,tsx,astro}'],
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['{data,lambdas,pipeline,cdk}/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['{data,lambdas,pipeline,site,cdk}/**/*.{ts,tsx,astro}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "ImportDeclaration[source.value='zod'] > ImportSpecifier[imported.name='z']",
          message:
            "import * as z from 'zod': the named z drags every language of zod into the bundles of the functions.",
        },
      ],
    },
  },
  {
    files: ['data/**/*.ts'],
    rules: forbid(['lambdas', 'pipeline', 'site', 'cdk'], 'data depends on no other package.'),
  },
  ...dataFloors,
  { files: ['lambdas/**/*.ts'], rules: forbid(['pipeline', 'site', 'cdk'], 'lambdas depend on data only.') },
  { files: ['pipeline/**/*.ts'], rules: forbid(['lambdas', 'site', 'cdk'], 'pipeline depends on data only.') },
  {
    files: ['site/**/*.{ts,tsx,astro}'],
    rules: forbid(['lambdas', 'pipeline', 'cdk'], 'site depends on data only.', [
      {
        regex: `^@kupodex/data/(?!${browserSafe.join('|')})`,
        message: 'Code for browsers uses only the browser-safe parts of data.',
      },
    ]),
  },
  {
    files: ['site/src/build/**/*.ts'],
    rules: forbid(['lambdas', 'pipeline', 'cdk'], 'site depends on data only.'),
  },
  {
    files: ['cdk/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: '^(\\.\\./){2,}.*\\.ts$', message: 'Imports climb at most one folder; further, by #.' }],
        },
      ],
    },
  },
  ...nightFloors,
  { files: ['site/**/*.tsx'], plugins: { 'react-hooks': hooks }, rules: hooks.configs.recommended.rules },
  {
    files: ['pipeline/src/cli.ts', 'cdk/src/{check,install}/**', 'cdk/src/local/start.ts'],
    rules: { 'no-console': 'off' },
  },
)
