import { fill } from '#texts/fill.ts'
import type { Section } from '#collection/frame.ts'
import type { Leve } from './leve.ts'
import type { LeveTexts } from './texts.ts'

export type SectionedLeve = Pick<
  Leve,
  'id' | 'classJobLevel' | 'journalGenreId' | 'journalName' | 'journalSort' | 'originNpcId' | 'placeName'
>

/** Names of NPCs by id. */
export type NpcNames = ReadonlyMap<number, string>

const byLevel = ({ classJobLevel: level }: SectionedLeve, texts: Pick<LeveTexts, 'level'>): Section => ({
  key: level,
  name: fill(texts.level, { n: String(level) }),
  order: level,
})

/** The game has the journal's headings in an order; the three grand companies share one. */
const byJournal = ({ journalGenreId, journalName, journalSort }: SectionedLeve): Section => ({
  key: journalGenreId,
  name: journalName,
  order: journalSort,
})

/** The NPCs that issue them come in the order of their first leves. */
const byNpc = ({ originNpcId, placeName }: SectionedLeve, npcs: NpcNames): Section => ({
  key: originNpcId,
  name: [npcs.get(originNpcId), placeName].filter((name) => name !== undefined).join(' · '),
  order: 0,
})

/** The section of a leve by a word of `groupings`. */
export const sectionOfLeve = (
  leve: SectionedLeve,
  grouping: string,
  texts: Pick<LeveTexts, 'level'>,
  npcs: NpcNames,
): Section => {
  if (grouping === 'journal') return byJournal(leve)
  return grouping === 'npc' ? byNpc(leve, npcs) : byLevel(leve, texts)
}
