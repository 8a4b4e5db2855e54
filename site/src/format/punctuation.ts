import type { Language } from '@kupodex/data/game'

interface Signs {
  colon: string
  comma: string
  stop: string
  /** Around a remark after a name. */
  brackets: readonly [open: string, close: string]
  /** Around the place that numbers are from, after what they are of. */
  scope: readonly [open: string, close: string]
  /** Around a remark after that place. */
  scopeNote: readonly [open: string, close: string]
  /** Between two sentences. */
  gap: string
}

const western: Signs = {
  colon: ': ',
  comma: ', ',
  stop: '.',
  brackets: [' (', ')'],
  scope: [', ', ''],
  scopeNote: [' (', ')'],
  gap: ' ',
}

const signs: Readonly<Record<Language, Signs>> = {
  en: western,
  de: western,
  fr: { ...western, colon: '\u00a0: ' },
  ja: {
    colon: '：',
    comma: '、',
    stop: '。',
    brackets: ['（', '）'],
    scope: ['（', '）'],
    scopeNote: ['・', ''],
    gap: '',
  },
}

/** `Title: rest` */
export const titled = (language: Language, title: string, rest: string): string => title + signs[language].colon + rest

/** `Title, Aether` or, with a remark, `Title, Aether (note)`; Japanese has both in one pair of brackets. */
export const scoped = (language: Language, title: string, scope: string, note = ''): string => {
  const [open, close] = signs[language].scope
  const [openNote, closeNote] = signs[language].scopeNote
  return title + open + scope + (note === '' ? '' : openNote + note + closeNote) + close
}

/** `Name (note)` */
export const noted = (language: Language, name: string, note: string): string => {
  const [open, close] = signs[language].brackets
  return name + open + note + close
}

/** `one, other` */
export const listed = (language: Language, ...texts: readonly string[]): string => texts.join(signs[language].comma)

/** What stands between a sentence and what follows it in its line. */
export const gapOf = (language: Language): string => signs[language].gap

/** What ends a sentence. */
export const stopOf = (language: Language): string => signs[language].stop

/** Sentences one after another; empty ones are left out. */
export const sentences = (language: Language, ...texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join(signs[language].gap)
