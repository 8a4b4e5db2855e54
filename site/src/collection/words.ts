import type { PageFilter, PageSection } from '@kupodex/data/game'
import type { Counting } from '@kupodex/data/rules'
import type { ListFacts } from './facts.ts'
import type { ListFrame } from './frame.ts'
import type { Thing } from './thing.ts'

/** Whether the owner of a character ticks the list. */
export const isTicked = ({ learnt }: Pick<ListFacts, 'learnt'>): boolean => learnt.includes('ticked')

/** Of whom a share is: of what players tick only those were asked who did, or whose list can be read. */
export const ofWhom = ({ facts, texts: { list } }: Pick<ListFrame, 'facts' | 'texts'>): string => {
  if (!isTicked(facts)) return list.everywhere
  return facts.learnt.includes('read') ? list.ofThoseKnown : list.ofThose
}

/** Whether a character's number in a list is known: in one that is ticked not before something that counts is. */
export const isNumberKnown = (
  { isKnown, facts }: { isKnown: boolean; facts: Pick<ListFacts, 'learnt'> },
  count: number,
): boolean => isKnown && (count > 0 || !isTicked(facts))

/** The section of what is missing, by how it is counted: what is left to collect is what counts. */
const missingSections: Readonly<Record<Counting, PageSection>> = {
  counted: 'left',
  limited: 'limited',
  paid: 'purchased',
  gone: 'notObtainable',
  upcoming: 'notObtainable',
  legacy: 'notObtainable',
  oneOf: 'notObtainable',
  unlisted: 'notObtainable',
}

/** The section of a list that a thing is in; each thing is in one. */
export const sectionOf = ({ isOwned, counting }: Pick<Thing, 'isOwned' | 'counting'>): PageSection =>
  isOwned ? 'obtained' : missingSections[counting]

export const filters: Record<PageFilter, (thing: Thing) => boolean> = {
  all: () => true,
  completed: ({ isOwned }) => isOwned,
  missing: ({ isOwned }) => !isOwned,
  obtained: ({ isOwned }) => isOwned,
  unobtained: ({ isOwned, obtainable }) => !isOwned && obtainable,
  notObtainable: ({ isOwned, obtainable }) => !isOwned && !obtainable,
}
