import { describe, expect, test } from 'vitest'
import { collectionNames, type Language } from '@kupodex/data/game'
import { catalogues } from './build/all.ts'

type ByLanguage = Readonly<Record<Language, object>>

/** What files export, one for each language or one for all, as one object. */
const merged = <T extends object>(files: Readonly<Record<string, unknown>>): T =>
  Object.assign({}, ...Object.values(files)) as T

// Other packages offer no texts by name, as nobody else needs them.
const howToTexts = merged<ByLanguage>(
  import.meta.glob('../../../data/src/game/how-to/{en,de,fr,ja}.ts', { eager: true }),
)
const cardTexts = merged<ByLanguage>(
  import.meta.glob('../../../lambdas/src/card/texts/{en,de,fr,ja}.ts', { eager: true }),
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

const letter = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]`
const japaneseNarrowSign = new RegExp(`${letter}[,:;!?()]|[,:;!?()]${letter}`, 'u')
const japaneseGap = new RegExp(`${letter} [\\w{]|[\\w}] ${letter}|[。、：] | [。、：]`, 'u')

/** What texts of a language must not say. */
const wrong = {
  en: {
    // In the game a collectable is something to turn in; American spelling and one word for each thing.
    'a word that means something else in the game, or a second word for a thing':
      /collectable|\btowards\b|\bcan not\b|(?<!\{)\b[Ii]d\b|\btick|[a-z]…|’/,
    'a term that is not the official one, or a second word for a thing':
      /\bYour list\b|Scores needed|Isleworks workshop|End of the top|\bin Lodestone\b/,
  },
  de: {
    // In the game a "Wertung" is a rating and a "Sammlerstück" something to turn in.
    'a word that means something else in the game, or a second word for a thing':
      /Wertung|Sammlerstück|Sammelstück|Porträt|Nummer|Triple-Triad|benutz|persönliche Daten| …/,
    'a term that is not the official one, or a second word for a thing':
      /\bJournal\b|Klasse-[A-D]\b|\bDuell\b|aus dem Speicher|Unternehmung eines|Deine Liste|\bWerkzeuge\b|im Lodestone\b(?!-)|versuche es (in ein paar Minuten |später |dann )?erneut/,
  },
  fr: {
    'a line that begins with a sign of the word before': / [:;?!»]|« /,
    'a second way to ask to try again': /Réessayez(?! dans (un instant|une minute)\.)|[vV]euillez|réessayer/,
    'a term that is not the official one, or a second word for a thing':
      /relique|[ée]léments?\b|[Ss]ouhait|[Ii]ndisponible|[Nn]on obtenable|[Ii]mpossibles? à obtenir|[Rr]églages|\b[CT]rouve[rz]\b|\b[Cc]herche[rz]\b|comptage|décompte|[Ii]dentifiant (de|du|valide)|Offre promotionnelle|Vous seul\b|[Cc]onstaté/,
  },
  ja: {
    'a half-width sign beside a Japanese letter': japaneseNarrowSign,
    'a space between letters of two scripts, or around a full-width sign': japaneseGap,
    'a second way to ask to try again': /(?<!(しばらく|1分ほど)してから)もう一度|試してください/,
    'a term that is not the official one, or a second word for a thing':
      /レア度|倉庫|マイリスト|最もよい|まだ不明|未確認です|全\{n\}種|入手方法は未確認/,
  },
} as const

/** What is right although a rule or its English says otherwise. */
const exceptions = {
  // The game itself rates missions of Cosmic Exploration.
  de: ['Wertung'],
  en: [],
  fr: [],
  ja: ['ファイナルファンタジーXIV コンパニオン', 'Kupodex', 'Lodestone', 'Patreon', 'OK', '© {years} {operator}'],
} as const satisfies Record<keyof typeof wrong, readonly string[]>

const isException = (language: keyof typeof wrong, text: string) =>
  (exceptions[language] as readonly string[]).includes(text)

const rules = Object.entries(wrong).flatMap(([language, patterns]) =>
  Object.entries(patterns).map(([what, pattern]) => ({ language: language as keyof typeof wrong, what, pattern })),
)

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
    expect(leavesOf(texts('ja')).filter(([key, text]) => known.get(key) === text && !isException('ja', text))).toEqual(
      [],
    )
  })

  test.each(rules)('have no $what in $language', ({ language, pattern }) => {
    expect(leavesOf(texts(language)).filter(([, text]) => pattern.test(text) && !isException(language, text))).toEqual(
      [],
    )
  })
})

test('the signs and spaces are seen where they are', () => {
  expect(['同期:', '(終了', 'なに?'].filter((text) => japaneseNarrowSign.test(text))).toHaveLength(3)
  expect(['XIV の', 'は JSON', '{date} 時点', 'です。 次'].filter((text) => japaneseGap.test(text))).toHaveLength(4)
})
