import { type Collection, creature, creatureList } from './collection.ts'
import { creaturePage } from './page.ts'

export const minion = {
  type: 'minion',
  table: 'minions',
  ...creature,
  unlock: 'minion',
  lodestone: { page: 'minion', tab: 1, namesOn: 'mobile', everyoneHas: null, oldAfter: { signs: 72, watched: 1 } },
  list: {
    ...creatureList,
    word: 'minion',
    names: {
      en: 'Minions',
      de: 'Begleiter',
      fr: 'Mascottes',
      ja: 'ミニオン',
    },
  },
  page: {
    ...creaturePage,
    path: 'minions',
    icon: 'minion',
    menu: { place: 60, group: 'companions' },
  },
} as const satisfies Collection
