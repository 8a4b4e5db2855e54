import { type Language, waySeparator, withoutCoordinates } from '@kupodex/data/game'

/** How ways begin that name a vendor, whose sign says as much. */
const leads: Readonly<Record<Language, readonly string[]>> = {
  en: ['Sold by ', 'Exchange with '],
  de: ['Händler: ', 'Tausch: '],
  fr: ['Marchand\u00a0: ', 'Échange\u00a0: '],
  ja: ['ショップ：', '交換：'],
}

/** Ways to get a thing for a row of a phone: without what says no more than their sign, and without coordinates, so that places are not cut. */
export const briefWays = (ways: string, language: Language): string =>
  withoutCoordinates(ways)
    .split(waySeparator)
    .map((way) => way.slice(leads[language].find((lead) => way.startsWith(lead))?.length ?? 0))
    .join(waySeparator)
