import type { RarityLabel } from '@kupodex/data/rules'

export const labelClass: Record<RarityLabel, string> = {
  'Legendary!': 'legendary',
  'Super Rare': 'superRare',
  Rare: 'rare',
  Common: 'common',
  'Very Common': 'veryCommon',
}
