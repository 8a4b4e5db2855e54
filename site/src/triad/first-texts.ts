import type { Language } from '@kupodex/data/game'
import type { Counted } from '#texts/fill.ts'

/** What the list of opponents says at first; all other texts of the room come with the parts that say them. */
interface FirstTexts {
  missing: Counted
  next: Counted
}

/** What the list of opponents says at first, in each language. */
export const firstTexts: Record<Language, FirstTexts> = {
  en: {
    missing: { one: '{n} card missing', other: '{n} cards missing' },
    next: {
      one: 'Next: {n} opponent still has a missing card',
      other: 'Next: {n} opponents still have missing cards',
    },
  },
  de: {
    missing: { one: '{n} Karte fehlt', other: '{n} Karten fehlen' },
    next: {
      one: 'Als Nächstes: {n} Gegner hat noch eine fehlende Karte',
      other: 'Als Nächstes: {n} Gegner haben noch fehlende Karten',
    },
  },
  fr: {
    missing: { one: '{n} carte manquante', other: '{n} cartes manquantes' },
    next: {
      one: 'À suivre\u00a0: {n} adversaire a encore une carte manquante',
      other: 'À suivre\u00a0: {n} adversaires ont encore des cartes manquantes',
    },
  },
  ja: {
    missing: { one: '未入手{n}枚', other: '未入手{n}枚' },
    next: {
      one: '次の対戦相手：未入手のカードを持つNPCが{n}人',
      other: '次の対戦相手：未入手のカードを持つNPCが{n}人',
    },
  },
}
