import type { Language } from '@kupodex/data/game'

interface Signs {
  colon: string
  comma: string
  stop: string
  /** Around a remark after a name. */
  brackets: readonly [open: string, close: string]
  /** Around the place that numbers are from, after what they are of. */
  scope: readonly [open: string, close: string]
  /** Between two sentences. */
  gap: string
}

const western: Signs = {
  colon: ': ',
  comma: ', ',
  stop: '.',
  brackets: [' (', ')'],
  scope: [', ', ''],
  gap: ' ',
}

const signs: Readonly<Record<Language, Signs>> = {
  en: western,
  de: western,
  fr: { ...western, colon: '\u00a0: ' },
  ja: { colon: '：', comma: '、', stop: '。', brackets: ['（', '）'], scope: ['（', '）'], gap: '' },
}

/** `Title: rest` */
export const titled = (language: Language, title: string, rest: string): string => title + signs[language].colon + rest

/** `Title, Aether` */
export const scoped = (language: Language, title: string, scope: string): string => {
  const [open, close] = signs[language].scope
  return title + open + scope + close
}

/** `Name (note)` */
export const noted = (language: Language, name: string, note: string): string => {
  const [open, close] = signs[language].brackets
  return name + open + note + close
}

/** `one, other` */
export const listed = (language: Language, ...texts: readonly string[]): string => texts.join(signs[language].comma)

/** What ends a sentence. */
export const stopOf = (language: Language): string => signs[language].stop

/** Sentences one after another; empty ones are left out. */
export const sentences = (language: Language, ...texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join(signs[language].gap)
