import { readdirSync } from 'node:fs'
import { defineConfig, type OxlintConfig } from 'oxlint'
import dataPackage from './data/package.json' with { type: 'json' }

const browserSafe = [
  ...['game', 'names', 'find', 'rules', 'workshop', 'character', 'places', 'contract', 'html', 'eorzea'],
  ...['json-body', 'thing-page', 'client'],
]

type Rules = NonNullable<OxlintConfig['rules']>

interface Pattern {
  regex: string
  message: string
}

/** What may not be imported. */
const refuse = (...patterns: Pattern[]): Rules => ({
  'no-restricted-imports': ['error', { patterns }],
})

/** Which of our packages may not be imported from where: arrows go data <- lambdas, pipeline, site <- cdk. */
const forbid = (names: string[], why: string, more: Pattern[] = []): Rules =>
  refuse(
    { regex: `^@kupodex/(${names.join('|')})(/|$)`, message: why },
    { regex: '^(\\.\\./){2,}', message: 'Imports climb at most one folder; across packages by package name.' },
    ...more,
  )

/** The rooms of the nightly run from the ground up: each may use those before it, none after it, and none of the files above them. */
const nightRooms = ['arrays', 'json', 'catalog', 'read', 'fold', 'rank', 'previous', 'write', 'workers']

const nightFloors = nightRooms.map((room, at) => {
  const later = nightRooms.slice(at + 1).join('|')
  return {
    files: [`pipeline/src/nightly/${room}/**/*.ts`],
    excludeFiles: ['**/*.test.ts', '**/*.fixture.ts'],
    rules: forbid(['lambdas', 'site', 'cdk'], 'pipeline depends on data only.', [
      {
        regex: `^(\\.\\./|#nightly/)((${later})/|(index|command|options|run|night|wording|[a-z-]+\\.fixture)\\.ts$)`,
        message: `Rooms of the nightly run: ${nightRooms.join(' <- ')}; ${room} may use only the rooms before it.`,
      },
    ]),
  }
})

/** The rooms of data from the ground up: each may use those before it, and none after it. */
const floors = [
  'game',
  'eorzea',
  'names',
  'find',
  'rules',
  'workshop',
  'character',
  'places',
  'sync',
  'contract',
  'store',
]

const dataFloors = floors.slice(0, -1).map((room, at) => ({
  files: [`data/src/${room}/**/*.ts`],
  rules: forbid(['lambdas', 'pipeline', 'site', 'cdk'], 'data depends on no other package.', [
    {
      regex: `^((\\.\\./)+|#)(${floors.slice(at + 1).join('|')})/`,
      message: `Floors of data: ${floors.join(' <- ')}; ${room} may use only the rooms before it.`,
    },
  ]),
}))

/** The rooms of the site that others build on, from the ground up, those of one line side by side. */
const sharedFloors = [
  ['format', 'places', 'storage'],
  ['images', 'texts', 'session', 'notices'],
  ['ui', 'paths', 'recent', 'charts', 'since'],
  ['ask'],
  ['offline'],
  ['tables', 'shield'],
  ['user', 'maps'],
  ['marks'],
  ['owned', 'wishes', 'elsewhere', 'market'],
  ['build'],
  ['find'],
  ['search'],
  ['boards'],
  ['scopes', 'bring'],
  ['shell'],
  ['account', 'character', 'rarity', 'ishgard', 'stats', 'status', 'legal', 'api', 'animals', 'workshop'],
  ['companies'],
  ['list', 'party'],
  ['timeline', 'collection', 'owner', 'admin'],
  ['browse', 'things'],
  ['from', 'patches'],
]

const folders = readdirSync(new URL('site/src', import.meta.url), { withFileTypes: true })
const notRooms = [...sharedFloors.flat(), 'next', 'home', 'pages', 'dev']

/** Every other room has pages of a character, and stands beside the others. */
const pageRooms = folders.flatMap((one) => (one.isDirectory() && !notRooms.includes(one.name) ? [one.name] : []))

/** The rooms of the site from the ground up: each may use only rooms of the lines before it. */
const siteFloors = [...sharedFloors, pageRooms, ['next'], ['home']]

const siteWhy = 'site depends on data only.'

const dataParts = Object.keys(dataPackage.exports).map((name) => name.slice(2))
const unsafe = dataParts.filter((part) => !part.includes('*') && !browserSafe.includes(part))

const browserOnly = {
  regex: `^@kupodex/data/(${unsafe.join('|')})(/|$)`,
  message: 'Code for browsers uses only the browser-safe parts of data.',
}

/** Rules of the site's files below a folder; what only the build runs, in folders called build, may read tables too. */
const siteRules = (folder: string, above: Pattern[], excludeFiles: string[] = []) => {
  const rules = (more: Pattern[]) => forbid(['lambdas', 'pipeline', 'cdk'], siteWhy, [...above, ...more])
  const code = '*.{ts,tsx}'
  const build = folder.endsWith('/build') ? `${folder}/**/${code}` : `${folder}/**/build/**/${code}`
  return [
    { files: [`${folder}/**/*.{ts,tsx,astro}`], excludeFiles, rules: rules([browserOnly]) },
    { files: [build], excludeFiles, rules: rules([]) },
  ]
}

const siteRooms = siteFloors.flatMap((rooms, at) =>
  rooms.flatMap((room) => {
    const above = siteFloors
      .slice(at)
      .flat()
      .filter((other) => other !== room)
    const message = `Rooms of the site, from the ground up: ${siteFloors.map((line) => line.join(', ')).join(' <- ')}.`
    const regex = `^(#|\\.\\./)(${above.join('|')})/`
    return siteRules(`site/src/${room}`, [{ regex, message }], ['**/*.test.*', '**/*.fixture.*'])
  }),
)

/** Rules of hooks, and what React's compiler asks of components. */
const hookRules: Rules = Object.fromEntries(
  [
    ...['rules-of-hooks', 'exhaustive-deps', 'static-components', 'use-memo', 'preserve-manual-memoization'],
    ...['incompatible-library', 'immutability', 'globals', 'refs', 'set-state-in-effect', 'error-boundaries'],
    ...['purity', 'set-state-in-render'],
  ].map((rule) => [`react/${rule}`, 'error' as const]),
)

/** What typescript-eslint recommends. */
const recommended: Rules = Object.fromEntries(
  [
    ...[
      'no-array-constructor',
      'no-unused-expressions',
      'no-var',
      'prefer-const',
      'prefer-rest-params',
      'prefer-spread',
    ],
    ...[
      ...['ban-ts-comment', 'no-duplicate-enum-values', 'no-empty-object-type', 'no-explicit-any', 'no-misused-new'],
      ...['no-extra-non-null-assertion', 'no-namespace', 'no-non-null-asserted-optional-chain', 'no-require-imports'],
      ...['no-this-alias', 'no-unnecessary-type-constraint', 'no-unsafe-declaration-merging', 'triple-slash-reference'],
      ...['no-unsafe-function-type', 'no-wrapper-object-types', 'prefer-as-const', 'prefer-namespace-keyword'],
    ].map((rule) => `typescript/${rule}`),
  ].map((rule) => [rule, 'error' as const]),
)

const tagged = 'TaggedTemplateExpression[tag.name="html"]'
const piece = `${tagged} > TemplateLiteral > TemplateElement[tail=false]`

/** Markup goes into pages through the template of data's room html alone, which escapes what others wrote. */
export const markupRules = [
  ['AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/]', 'Put markup into elements by setHtml.'],
  [
    'AssignmentExpression[left.property.value=/^(innerHTML|outerHTML|srcdoc)$/]',
    'Put markup into elements by setHtml.',
  ],
  [
    'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|createContextualFragment)$/]',
    'Put markup into elements by setHtml.',
  ],
  ['CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]', 'Use setHtml.'],
  ['JSXAttribute[name.name="dangerouslySetInnerHTML"]', 'Write JSX; it escapes texts.'],
  [
    'JSXAttribute[name.namespace.name="set"][name.name.name="html"]:not([value.expression.callee.name="markupOf"])',
    'set:html takes markupOf(...) of markup that the template made.',
  ],
  [
    'TemplateLiteral:not(TaggedTemplateExpression > TemplateLiteral) > TemplateElement[value.raw=/<\\x2f?[a-z]/i]',
    'Make markup with the tag html; it escapes texts.',
  ],
  ['Literal[value=/<\\x2f?[a-z][^]*>/i]', 'Make markup with the tag html; it escapes texts.'],
  [`${piece}[value.raw=/\\s[-:\\w]+=$/]`, 'Quote the attribute: escaping is not enough without quotes.'],
  [`${tagged} TemplateElement[value.raw=/<(script|style)/i]`, 'Escaping is not enough in scripts and styles.'],
].map(([selector, message]) => ({ selector, message }))

const zodWhole = {
  selector: "ImportDeclaration[source.value='zod'] > ImportSpecifier[imported.name='z']",
  message: "import * as z from 'zod': the named z drags every language of zod into the bundles of the functions.",
}

export default defineConfig({
  plugins: ['typescript', 'react'],
  // Rules that oxlint lacks.
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  categories: { correctness: 'off' },
  ignorePatterns: ['**/dist', '**/.astro', '.local', '**/cdk.out', 'data/tables', 'data/prose'],
  rules: {
    ...recommended,
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-console': 'error',
    'no-duplicate-imports': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'typescript/consistent-type-imports': 'error',
    'eslint-js/no-restricted-syntax': ['error', zodWhole],
    // These ask for types: `npm run typecheck`.
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  },
  overrides: [
    {
      files: ['data/**/*.ts'],
      rules: forbid(['lambdas', 'pipeline', 'site', 'cdk'], 'data depends on no other package.'),
    },
    ...dataFloors,
    { files: ['lambdas/**/*.ts'], rules: forbid(['pipeline', 'site', 'cdk'], 'lambdas depend on data only.') },
    { files: ['pipeline/**/*.ts'], rules: forbid(['lambdas', 'site', 'cdk'], 'pipeline depends on data only.') },
    ...siteRules('site', []),
    ...siteRooms,
    {
      files: ['site/src/**/*.{ts,tsx,astro}'],
      excludeFiles: ['site/src/ui/set-html.ts', 'site/src/dev/samples.ts', '**/*.test.*', '**/*.fixture.*'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', zodWhole, ...markupRules] },
    },
    {
      files: ['cdk/**/*.ts'],
      rules: refuse({ regex: '^(\\.\\./){2,}.*\\.ts$', message: 'Imports climb at most one folder; further, by #.' }),
    },
    {
      files: ['cdk/tests/**/*.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          {
            property: 'scrollIntoViewIfNeeded',
            message: 'It gives up where a list is drawn anew meanwhile: scrollTo of pages/visit.ts.',
          },
        ],
      },
    },
    ...nightFloors,
    {
      files: ['site/**/*.{ts,tsx}'],
      // Each of these does on purpose what the rules refuse: the first is said once a visit, the second asks again for another
      // character alone, the third asks for a list of types that never changes.
      excludeFiles: ['home/desk/use-since', 'owned/use-owned', 'profile/use-near-rarity'].map(
        (name) => `site/src/${name}.ts`,
      ),
      rules: hookRules,
    },
    {
      files: ['site/**/*.ts'],
      // Modules without React have functions called `use`, and hooks here are called for each type of a list that never changes.
      rules: { 'react/rules-of-hooks': 'off' },
    },
    {
      files: ['pipeline/src/cli.ts', 'cdk/src/{check,install}/**', 'cdk/src/local/start.ts'],
      rules: { 'no-console': 'off' },
    },
  ],
})
