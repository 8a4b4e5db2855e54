import { type Collection, creature, creatureList } from './collection.ts'
import { creaturePage } from './page.ts'

export const mount = {
  type: 'mount',
  table: 'mounts',
  ...creature,
  unlock: 'mount',
  lodestone: { page: 'mount', tab: 2, namesOn: 'mobile', everyoneHas: null, oldAfter: { signs: 72, watched: 1 } },
  list: { ...creatureList, word: 'mount', names: { en: 'Mounts', de: 'Reittiere', fr: 'Montures', ja: 'マウント' } },
  page: {
    ...creaturePage,
    path: 'mounts',
    icon: 'mount',
    menu: { place: 50, group: 'companions' },
    facets: ['seats', 'music', ...creaturePage.facets],
    details: ['rarity', 'share', 'howTo', 'seats', 'music', 'market', 'description', 'tooltip', 'date'],
  },
} as const satisfies Collection
