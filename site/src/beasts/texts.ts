import { catalogue } from '#texts/catalogue.ts'

export const beastTexts = catalogue(
  'beastTexts',
  import.meta.env.SSR && {
    en: { kin: 'Kin', level: 'Level', enemies: 'Enemies that count' },
    de: { kin: 'Art', level: 'Stufe', enemies: 'Gegner, die zählen' },
    fr: { kin: 'Famille', level: 'Niveau', enemies: 'Ennemis qui comptent' },
    ja: { kin: '種族', level: 'レベル', enemies: '対象の敵' },
  },
)
