import type { WishTexts } from './en.ts'

export const de: WishTexts = {
  want: 'Wünschen',
  hide: 'Ausblenden',
  tooMany: 'Du kannst insgesamt höchstens 1.000 Gegenstände wünschen und ausblenden.',
  facet: 'Deine Liste',
  values: { want: 'Gewünscht', hide: 'Ausgeblendet' },
  hidden: { one: '{n} ausgeblendet', other: '{n} ausgeblendet' },
  show: 'Anzeigen',
  title: 'Deine Liste',
  lead: 'Gegenstände, die du dir wünschst, und wie du sie bekommst.',
  remove: '{name} von der Liste nehmen',
}
