import { huntRanks, type Names, totemNeeds } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { columnsOfText, type FactRow } from '../facts/fact-file.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { type Derived, sourceType as type } from '../sources/index.ts'
import { acquired } from './collectable.ts'
import { fromSheet } from './build.ts'

const spellColumns = ['id', ...columnsOfText(), 'patch']

const wayColumns = [
  ...(['spell_id', 'kind', 'duty_id', 'place_id', 'enemy_id', 'x', 'y'] as const),
  ...(['rank', 'stage', 'needs', 'count'] as const),
]

/** What the spellbook's location of a spell is: a place, the totem, or a duty. */
const locations = { place: 1, totem: 2, duty: 4 } as const

/** The spellbook's own facts of a spell. */
const entryOf = (row: SheetRow, { sheets }: ImportContext): SheetRow =>
  sheets.open('AozActionTransient').get(row.id) ?? row.refuse('#', 'AozActionTransient has no row with this id')

const knownOf = (row: SheetRow, { hand }: ImportContext): FactRow | undefined =>
  hand.read('spells', spellColumns).find((known) => known.int('id') === row.id)

/** Names are those of the action, where the export has that sheet. */
const namesOf = (row: SheetRow, known: FactRow | undefined, { sheets }: ImportContext): Names => {
  const action = sheets.find('Action')?.get(row.int('Action'))
  if (action !== undefined && action.text('Name') !== '') return action.names('Name')
  return known?.names() ?? row.refuse('#', 'neither the sheet Action nor hand/spells.csv has this spell')
}

/** The stars of a spell stand in its text, whatever the language. */
const starsOf = (entry: SheetRow): number => [...entry.text('Stats')].filter((sign) => sign === '★').length

const enemyOf = (row: FactRow) => {
  const enemyId = row.maybeInt('enemy_id')
  return enemyId === null ? {} : { enemyId }
}

const rankOf = (row: FactRow) => {
  const text = row.maybeText('rank')
  if (text === null) return {}
  return { rank: huntRanks.find((known) => known === text) ?? row.refuse('rank', `"${text}" is no rank of a mark`) }
}

const needsOf = (row: FactRow) => {
  const of = totemNeeds.find((known) => known === row.text('needs'))
  return { of: of ?? row.refuse('needs', 'no totem asks for that'), count: row.int('count') }
}

const wayOf = (row: FactRow): Derived => {
  const kind = row.text('kind')
  switch (kind) {
    case 'duty':
      return { source: { kind: 'instance', id: row.int('duty_id'), ...enemyOf(row) } }
    case 'enemy': {
      const place = { placeNameId: row.int('place_id'), ...row.spot(), ...rankOf(row) }
      return {
        source: { kind: 'drop', enemyId: row.int('enemy_id'), ...place },
        type: 'rank' in place ? type.hunt : type.other,
      }
    }
    case 'carnivale': {
      const stage = { stage: row.int('stage'), ...enemyOf(row) }
      return { source: { kind: 'activity', activity: 'maskedCarnivale', ...stage }, type: type.maskedCarnivale }
    }
    case 'totem':
      return { source: { kind: 'activity', activity: 'whalaqeeTotem', needs: needsOf(row) }, type: type.other }
    default:
      return row.refuse('kind', `"${kind}" is no way to learn a spell`)
  }
}

/**
 * Where a spell is learned: as the table kept by hand has it, and the duty of the spellbook where that does not. A spell that is known by
 * hand and has lost its ways there is refused; of a new one nobody may know them yet.
 */
const waysOf = (row: SheetRow, entry: SheetRow, isKnown: boolean, { hand }: ImportContext): Derived[] => {
  const ways = hand
    .read('spell-sources', wayColumns)
    .filter((way) => way.int('spell_id') === row.id)
    .map(wayOf)
  const key = entry.int('LocationKey')
  if (isKnown && ways.length === 0 && (key === locations.place || key === locations.totem))
    row.refuse('#', 'hand/spell-sources.csv does not have this spell')
  const duty = key === locations.duty ? entry.int('Location') : 0
  const isThere = ways.some(({ source }) => source.kind === 'instance' && source.id === duty)
  return duty === 0 || isThere ? ways : [{ source: { kind: 'instance', id: duty } }, ...ways]
}

/** The totem that teaches a spell, which has its name. */
const totemsOf = ({ en }: Names, { items }: ImportContext): number[] => {
  const totem = `Whalaqee ${en} Totem`
  return [...items.items.values()].filter(({ name }) => name.en === totem).map(({ id }) => id)
}

/** Spells of blue magic: the sheets have their order and one place of each, names and all other places are kept by hand. */
export const spells = fromSheet('spells', 'AozAction', {
  keep: (row) => row.int('Action') !== 0,
  make: (row, context) => {
    const [entry, known] = [entryOf(row, context), knownOf(row, context)]
    const name = namesOf(row, known, context)
    return {
      id: row.id,
      name,
      sort: entry.int('Number'),
      icon: entry.int('Icon'),
      ...acquired(context, 'spells', row.id, waysOf(row, entry, known !== undefined, context), totemsOf(name, context)),
      patch: known?.maybeText('patch') ?? null,
      number: entry.int('Number'),
      stars: starsOf(entry),
    }
  },
  prose: (row, context) => ({ description: entryOf(row, context).prose('Description') }),
})

/** Achievements of this type and key ask for a number of spells of blue magic. */
const spellsLearned = { type: 25, key: 6 } as const

/** Achievements that say how many spells of blue magic a character has learned. */
export const tallies = fromSheet('tallies', 'Achievement', {
  keep: (row) =>
    row.int('Type') === spellsLearned.type && row.int('Key') === spellsLearned.key && row.text('Name') !== '',
  make: (row) => ({ id: row.id, table: 'spells' as const, count: row.int('Data[0]') }),
})
