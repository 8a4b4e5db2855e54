import { fromSheet } from './build.ts'

/** Achievements of this type and key ask for a number of spells of blue magic. */
const spellsLearned = { type: 25, key: 6 } as const

/** Achievements that say how many spells of blue magic a character has learned. */
export const tallies = fromSheet('tallies', 'Achievement', {
  keep: (row) =>
    row.int('Type') === spellsLearned.type && row.int('Key') === spellsLearned.key && row.text('Name') !== '',
  make: (row) => ({ id: row.id, table: 'spells' as const, count: row.int('Data[0]') }),
})
