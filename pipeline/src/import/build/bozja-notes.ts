import { dynamicEventIdBase, type HowToWords, overridden, type Source } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { verdictByHand } from '../facts/ranges.ts'
import { Refusal } from '../sheets/refusal.ts'
import { handOverride } from '../sources/hand-sources.ts'
import { fromSheet } from './build.ts'

/**
 * The patches that opened the zones of the notes, each with the last number of its notes: the Bozjan Southern Front, Delubrum
 * Reginae, Zadnor. Sure: the items of the notes are of the same patches.
 */
const zones = [
  { last: 20, patch: '5.35' },
  { last: 30, patch: '5.45' },
  { last: 50, patch: '5.55' },
] as const

/** The patch that brought the note of a number; null for a zone that is not known yet. */
const patchOfNote = (number: number): string | null => zones.find(({ last }) => number <= last)?.patch ?? null

/** What gives a note: fates on the map, and duties or quests beside them. */
interface Given {
  bozjaFates: number[]
  sources: Source[]
}

/** What editors may say of a note. */
interface Edited {
  obtainable: boolean
  howTo?: HowToWords | undefined
}

const collect = (context: ImportContext): ReadonlyMap<number, Given> => {
  const byNumber = new Map<number, Given>()
  const add = (number: number, kind: string, refId: number, file: string) => {
    const given = byNumber.get(number) ?? { bozjaFates: [], sources: [] }
    byNumber.set(number, given)
    switch (kind) {
      case 'fate':
      case 'ce':
      case 'duel': {
        const id = kind === 'fate' ? refId : dynamicEventIdBase + refId
        if (given.bozjaFates.includes(id)) return
        given.bozjaFates.push(id)
        given.sources.push({ kind: 'fate', id: context.references.note('fates', id) })
        return
      }
      case 'instance':
        given.sources.push({ kind, id: context.references.note('duties', refId) })
        return
      case 'quest':
        given.sources.push({ kind, id: context.references.note('quests', refId) })
        return
      default:
        throw new Refusal({ file, column: 'kind' }, `note ${number}: nothing is known of "${kind}"`)
    }
  }
  for (const { refId, kind, noteNumber } of context.items.bozjaNotes) {
    if (refId !== null) add(noteNumber, kind, refId, 'items/bozja_notes.csv')
  }
  for (const row of context.hand.read('bozja-note-sources', ['number', 'kind', 'ref_id'])) {
    add(row.int('number'), row.text('kind'), row.int('ref_id'), 'hand/bozja-note-sources.csv')
  }
  return byNumber
}

/** Field notes; their Japanese names have a column of their own, as the others are in Latin letters in every language. */
export const bozjaNotes = fromSheet('bozjaNotes', 'MYCWarResultNotebook', (context) => {
  const given = collect(context)
  return {
    keep: (row) => row.text('Name') !== '',
    make: (row) => ({
      id: row.id,
      number: row.int('Number'),
      name: { ...row.names('Name'), ja: row.textIn('NameJP', 'ja') },
      stars: row.int('Rarity'),
      icon: row.int('Icon'),
      image: row.int('Image'),
      ...(given.get(row.int('Number')) ?? { bozjaFates: [], sources: [] }),
      ...overridden<Edited>(
        { obtainable: verdictByHand(context.hand, 'bozjaNotes', row.id)?.is !== 'gone' },
        handOverride(context, 'bozjaNotes', row.id),
      ),
      patch: patchOfNote(row.int('Number')),
    }),
    prose: (row) => ({ description: row.prose('Description') }),
  }
})
