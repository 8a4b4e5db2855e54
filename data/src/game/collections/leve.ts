import { type Collection, tickedOnly } from './collection.ts'
import { plainPage } from './page.ts'

export const leve = {
  type: 'leve',
  table: 'leves',
  ...tickedOnly,
  page: {
    ...plainPage,
    path: 'leves',
    icon: 'way-quest',
    menu: { place: 80, group: 'crafting' },
    levels: ['assignmentType'],
    groupings: ['level', 'journal', 'npc'],
    search: ['name', 'howTo', 'note'],
    notes: ['list'],
    details: ['description', 'level', 'allowances', 'date'],
    parts: ['groupsFirst'],
  },
} as const satisfies Collection
