import { type Collection, tickedOnly } from './collection.ts'
import { type PageFacts, plainPage } from './page.ts'

export const leve = {
  type: 'leve',
  table: 'leves',
  ...tickedOnly,
} as const satisfies Collection

export const levePage = {
  ...plainPage,
  path: 'leves',
  levels: ['assignmentType'],
  tables: ['leveAssignmentTypes', 'npcs', 'placeNames', 'items'],
  groupings: ['level', 'journal', 'npc'],
  details: ['name', 'description', 'level', 'npcs', 'goods', 'pay', 'allowances', 'date'],
  parts: ['assignmentOverview'],
} as const satisfies PageFacts
