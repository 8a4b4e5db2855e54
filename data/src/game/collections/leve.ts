import { type Collection, tickedOnly } from './collection.ts'
import { plainPage } from './page.ts'

/** Levequests. */
export const leve = {
  type: 'leve',
  table: 'leves',
  ...tickedOnly,
  page: {
    ...plainPage,
    path: 'leves',
    levels: ['assignmentType'],
    tables: ['leveAssignmentTypes', 'npcs', 'placeNames', 'items'],
    groupings: ['level', 'journal', 'npc'],
    details: ['name', 'description', 'level', 'npcs', 'goods', 'pay', 'allowances'],
    parts: ['assignmentOverview'],
  },
} as const satisfies Collection
