import type { Names } from '@kupodex/data/game'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const head = (text: string) => capital(text.replaceAll('*', ''))

/** A name that the sheets keep as used within a sentence, with a capital and without the stars that set titles apart. */
export const headed = ({ en, de, fr, ja }: Names): Names => ({
  en: head(en),
  de: de && head(de),
  fr: fr && head(fr),
  ja: ja && head(ja),
})
