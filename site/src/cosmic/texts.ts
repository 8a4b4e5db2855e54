import { catalogue } from '#texts/catalogue.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'

export type { CosmicTexts } from './texts/en.ts'

export const cosmicTexts = catalogue('cosmicTexts', import.meta.env.SSR && { en, de, fr, ja })

export const missionListTexts = catalogue(
  'missionListTexts',
  import.meta.env.SSR && {
    en: {
      planet: 'Planet',
      panel: 'Weather and time slots',
      reward: 'Rewards for',
      tiers: { bronze: 'Bronze', silver: 'Silver', gold: 'Gold' },
    },
    de: {
      planet: 'Planet',
      panel: 'Wetter und Zeitfenster',
      reward: 'Vergütung für',
      tiers: { bronze: 'Bronze', silver: 'Silber', gold: 'Gold' },
    },
    fr: {
      planet: 'Planète',
      panel: 'Météo et créneaux',
      reward: 'Récompenses du rang',
      tiers: { bronze: 'Bronze', silver: 'Argent', gold: 'Or' },
    },
    ja: {
      planet: '惑星',
      panel: '天候と時間帯',
      reward: '報酬のグレード',
      tiers: { bronze: 'ブロンズ', silver: 'シルバー', gold: 'ゴールド' },
    },
  },
)
