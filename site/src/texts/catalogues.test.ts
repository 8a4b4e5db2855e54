import { describe, expect, test } from 'vitest'
import { collectionNames, type Language, languages } from '@kupodex/data/game'
import { catalogues } from './build/all.ts'
import { wordingExceptions, wordingRules } from './wording.fixture.ts'

type ByLanguage = Readonly<Record<Language, object>>

/** What files export, one for each language or one for all, as one object. */
const merged = <T extends object>(files: Readonly<Record<string, unknown>>): T =>
  Object.assign({}, ...Object.values(files)) as T

// Other packages offer no texts by name, as nobody else needs them.
const howToTexts = merged<ByLanguage>(
  import.meta.glob('../../../data/src/game/how-to/{en,de,fr,ja}.ts', { eager: true }),
)
const { cardTexts } = merged<{ cardTexts: ByLanguage }>(
  import.meta.glob('../../../lambdas/src/card/texts.ts', { eager: true }),
)
const { thingTexts } = merged<{ thingTexts: ByLanguage }>(
  import.meta.glob('../../../lambdas/src/game/texts.ts', { eager: true }),
)
const { loginTexts } = merged<{ loginTexts: ByLanguage }>(
  import.meta.glob('../../../cdk/src/local/login/texts.ts', { eager: true }),
)

/** Every text that readers see: those of the site, and those that come from elsewhere. */
const all: Readonly<Record<string, (language: Language) => object>> = {
  ...catalogues,
  'names of collections': (language) =>
    Object.fromEntries(Object.entries(collectionNames).map(([type, names]) => [type, names[language]])),
  'ways to get things': (language) => howToTexts[language],
  cards: (language) => cardTexts[language],
  'cards of things': (language) => thingTexts[language],
  'pages of the login': (language) => loginTexts[language],
}

/** A text that is put together by a function, with names in it. */
type Phrase = (...names: string[]) => string

const spoken = (phrase: Phrase): string => phrase('{a}', '{b}', '{c}')

/** Every text of a catalogue with the keys that lead to it. */
const leavesOf = (node: unknown, path: readonly string[] = []): [key: string, text: string][] =>
  typeof node === 'string' || typeof node === 'function'
    ? [[path.join('.'), typeof node === 'string' ? node : spoken(node as Phrase)]]
    : Object.entries(node as object).flatMap(([key, value]) => leavesOf(value, [...path, key]))

const marksIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([mark]) => mark).sort()

/** What is the same in Japanese as in English. */
const names = ['Kupodex', '{n} MGP', 'Lodestone', 'Patreon', 'OK', '© {years} {operator}']

describe.each(Object.entries(all))('%s', (_name, texts) => {
  const english = leavesOf(texts('en'))

  test.each(['de', 'fr', 'ja'] as const)('have in %s the keys and marks of English, and no empty text', (language) => {
    const leaves = leavesOf(texts(language))
    const marksOf = (all: typeof leaves) => all.map(([key, text]) => [key, marksIn(text)])
    expect(marksOf(leaves)).toEqual(marksOf(english))
    expect(leaves.filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('are not English in Japanese', () => {
    const known = new Map(english)
    expect(leavesOf(texts('ja')).filter(([key, text]) => known.get(key) === text && !names.includes(text))).toEqual([])
  })

  test.each(languages)('have no wording in %s that was given up', (language) => {
    const found = leavesOf(texts(language)).flatMap(([key, text]) =>
      wordingExceptions[language].includes(text)
        ? []
        : wordingRules[language].flatMap(([pattern]) => (pattern.test(text) ? [`${key}: ${text} (${pattern})`] : [])),
    )
    expect(found).toEqual([])
  })
})

test.each(languages)('every rule for wording finds what it is for: %s', (language) => {
  expect(wordingRules[language].filter(([pattern, once]) => !pattern.test(once))).toEqual([])
})

test.each(languages)('every exception to them is a text that a rule finds: %s', (language) => {
  const said = Object.values(all).flatMap((texts) => leavesOf(texts(language)).map(([, text]) => text))
  const idle = wordingExceptions[language].filter(
    (text) => !said.includes(text) || !wordingRules[language].some(([pattern]) => pattern.test(text)),
  )
  expect(idle).toEqual([])
})

test('names of collections are in title case in English', () => {
  const small = Object.values(collectionNames).flatMap(({ en }) => en.split(' ').filter((word) => /^[a-z]/.test(word)))
  expect(small).toEqual([])
})
