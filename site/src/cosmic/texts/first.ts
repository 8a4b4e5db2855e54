import type { Language } from '@kupodex/data/game'
import type { Tier } from '../tier.ts'

/** The few words that the first view has; all others come with the part that says them. */
interface FirstTexts {
  planet: string
  panel: string
  reward: string
  tiers: Record<Tier, string>
}

/** Words of the first view, of each language. */
export const firstTexts: Record<Language, FirstTexts> = {
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
    panel: 'Météo et créneaux horaires',
    reward: 'Récompenses du rang',
    tiers: { bronze: 'Bronze', silver: 'Argent', gold: 'Or' },
  },
  ja: {
    planet: '惑星',
    panel: '天候と時間帯',
    reward: '報酬のグレード',
    tiers: { bronze: 'ブロンズ', silver: 'シルバー', gold: 'ゴールド' },
  },
}
