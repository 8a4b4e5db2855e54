import { readdirSync } from 'node:fs'
import astro from 'eslint-plugin-astro'
import hooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

const browserSafe = [
  ...['game', 'names', 'find', 'rules', 'workshop', 'character', 'places', 'contract', 'html', 'eorzea'],
  ...['json-body', 'thing-page', 'client'],
]

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
  const later = nightRooms.slice(at + 1).join('|')
  return {
    files: [`pipeline/src/nightly/${room}/**/*.ts`],
    ignores: ['**/*.test.ts', '**/*.fixture.ts'],
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
  ['scopes', 'tools', 'bring'],
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

const browserOnly = {
  regex: `^@kupodex/data/(?!${browserSafe.join('|')})`,
  message: 'Code for browsers uses only the browser-safe parts of data.',
}

/** Rules of the site's files below a folder; what only the build runs, in folders called build, may read tables too. */
const siteRules = (folder, above, ignores = []) => {
  const rules = (more) => forbid(['lambdas', 'pipeline', 'cdk'], siteWhy, [...above, ...more])
  const code = '*.{ts,tsx}'
  const build = folder.endsWith('/build') ? `${folder}/**/${code}` : `${folder}/**/build/**/${code}`
  return [
    { files: [`${folder}/**/*.{ts,tsx,astro}`], ignores, rules: rules([browserOnly]) },
    { files: [build], ignores, rules: rules([]) },
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

const tagged = 'TaggedTemplateExpression[tag.name="html"]'
const piece = `${tagged} > TemplateLiteral > TemplateElement[tail=false]`

/** Markup goes into pages through the template of data's room html alone, which escapes what others wrote. */
const markupRules = [
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

export default defineConfig(
  { ignores: ['**/node_modules', '**/dist', '**/.astro', '.local', '**/cdk.out', 'data/tables', 'data/prose'] },
  tseslint.configs.recommended,
  astro.configs.recommended,
  {
    files: ['**/*.{ts,tsx,astro}'],
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-duplicate-imports': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
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
    files: ['site/src/**/*.{ts,tsx,astro}'],
    ignores: ['site/src/ui/set-html.ts', 'site/src/dev/samples.ts', '**/*.test.*', '**/*.fixture.*'],
    rules: { 'no-restricted-syntax': ['error', ...markupRules] },
  },
  ...siteRules('site', []),
  ...siteRooms,
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
    ignores: ['home/desk/use-since', 'owned/use-owned', 'profile/use-near-rarity'].map((name) => `site/src/${name}.ts`),
    plugins: { 'react-hooks': hooks },
    rules: hooks.configs.recommended.rules,
  },
  {
    files: ['site/**/*.ts'],
    // Modules without React have functions called `use`, and hooks here are called for each type of a list that never changes.
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: ['pipeline/src/cli.ts', 'cdk/src/{check,install}/**', 'cdk/src/local/start.ts'],
    rules: { 'no-console': 'off' },
  },
)
