type Detected = 'en' | 'de' | 'fr'

/** Small words of nearly every text in a language that neither of the other two has. */
const smallWords: Readonly<Record<Detected, readonly string[]>> = {
  en: ['the', 'of', 'and', 'to', 'your', 'with', 'for'],
  de: ['der', 'die', 'das', 'und', 'von', 'den', 'ein', 'eine', 'mit', 'für', 'zu'],
  fr: ['le', 'la', 'les', 'du', 'et', 'une', 'un', 'pour', 'dans', 'vous'],
}

const patterns = (Object.keys(smallWords) as Detected[]).map(
  (language) => [language, new RegExp(`(?<!\\p{L})(?:${smallWords[language].join('|')})(?!\\p{L})`, 'giu')] as const,
)

/** Enough of a file to decide by, in characters. */
const sampleSize = 30_000
/** Fewer small words than this prove nothing; real files of the right language stay below a third of their own. */
const enough = 20
const clearly = 3

const sampleOf = (records: readonly (readonly string[])[]): string => {
  const texts: string[] = []
  let size = 0
  for (const fields of records) {
    for (const field of fields) {
      if (!/\p{Ll}{2}/u.test(field)) continue
      texts.push(field)
      size += field.length
    }
    if (size > sampleSize) break
  }
  return texts.join(' ')
}

const japanese = /[\u3040-\u30ff\u3400-\u9fff]/
const fewTexts = 20

/**
 * Whether most of a file's texts that differ from those of another language's file are in Japanese script. Few texts prove
 * nothing, nor does a Japanese file without any, as the titles have English names there.
 */
export const isMostlyJapanese = (
  records: readonly (readonly string[])[],
  others: readonly (readonly string[])[],
): boolean => {
  const texts = records.flatMap((fields, at) =>
    fields.filter((field, place) => field !== others[at]?.[place] && /\p{L}/u.test(field)),
  )
  return texts.length >= fewTexts && texts.filter((text) => japanese.test(text)).length * 2 > texts.length
}

/** The language of texts that are clearly not in `expected`; null where they may well be. */
export const otherLanguage = (records: readonly (readonly string[])[], expected: Detected): Detected | null => {
  const sample = sampleOf(records)
  const found = new Map(patterns.map(([language, pattern]) => [language, sample.match(pattern)?.length ?? 0]))
  const expectedCount = found.get(expected) ?? 0
  const [most] = [...found].toSorted(([, a], [, b]) => b - a)
  if (!most || most[0] === expected) return null
  return most[1] >= enough && most[1] > expectedCount * clearly ? most[0] : null
}
