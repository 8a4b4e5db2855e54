import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, type Names, type UnlockKind, unlockKinds } from '@kupodex/data/game'
import { cleanLine } from '../sheets/text.ts'
import { columnsOfText, type FactRow, readFacts } from './fact-file.ts'

/** Column names of every file in the folder of item facts. */
const files = {
  items: ['id', ...columnsOfText(), 'icon', 'tradeable', 'vendor_price'],
  item_patches: ['first_item', 'last_item', 'patch'],
  unlocks_by_id: ['item_id', 'kind', 'target_id'],
  sources: ['item_id', 'kind', 'ref_id', 'currency_item_id', 'amount'],
  sources_2026: ['item_id', 'kind', 'ref_id'],
  trades: ['item_id', 'amount', 'price'],
  moogletrove: ['currency_item_id', 'item_id', 'amount', 'cost'],
  npcs: ['npc_id', 'place_id', 'x', 'y'],
  quests: ['quest_id', ...columnsOfText()],
  ttnpcs: [...columnsOfText('name'), ...columnsOfText('place'), ...['x', 'y', 'fixed_cards', 'variable_cards']],
  bozja_notes: ['note_number', 'kind', 'ref_id', 'x', 'y'],
} as const

type FactFileName = keyof typeof files

const namesOf = (row: FactRow, field: string): Names => {
  const text = (language: Language) => cleanLine(row.text(`${field}_${language}`)) || null
  return {
    en: text('en') ?? row.refuse(`${field}_en`, 'the name is empty'),
    de: text('de'),
    fr: text('fr'),
    ja: text('ja'),
  }
}

/** The kinds of ways to get an item in the community's lists; `journal` says no more than that it is in the journal. */
const sourceKinds = [
  'achievement',
  'container',
  'craft',
  'desynthesis',
  'drop',
  'fate',
  'fieldcoffer',
  'gardening',
  'gather',
  'instance',
  'journal',
  'quest',
  'shop',
  'store',
  'vendor',
  'venture',
  'voyage',
] as const

/** Some icons carry a prefix for their size (`t/65086`). */
const iconOf = (row: FactRow): number => {
  const text = row.text('icon').replace(/^t\//, '')
  return /^\d*$/.test(text) ? Number(text) : row.refuse('icon', `"${text}" is not a valid icon`)
}

/** What is known of one item; whether it can be traded, and what vendors ask for it (gil), are null where they are not known. */
const itemOf = (row: FactRow) => {
  const tradeable = row.maybeCount('tradeable', 1)
  return {
    id: row.int('id'),
    name: namesOf(row, 'name'),
    icon: iconOf(row),
    tradeable: tradeable === null ? null : tradeable === 1,
    vendorPrice: row.maybeCount('vendor_price'),
  }
}

/** What an item unlocks, by the row id in the table of that kind. */
const unlockOf = (row: FactRow) => {
  const kind = unlockKinds.find((known) => known === row.text('kind'))
  if (!kind) return row.refuse('kind', `"${row.text('kind')}" is nothing an item unlocks`)
  return { itemId: row.int('item_id'), kind, targetId: row.int('target_id') }
}

const numberOrNull = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null)

/** Of one way to get an item: its kind, and the row id of what gives it, null where it is not known or no number. */
const wayOf = (row: FactRow) => ({
  itemId: row.int('item_id'),
  kind:
    sourceKinds.find((known) => known === row.text('kind')) ??
    row.refuse('kind', `"${row.text('kind')}" is not a kind of source`),
  refId: numberOrNull(row.text('ref_id')),
})

/** One way to get an item, as the community's data sets have it. */
export type SourceFact = ReturnType<typeof wayOf> & {
  currencyItemId: number | null
  /** Pieces of the currency; a price in real money for the online store. */
  amount: number | null
  /** 2026 for the newer list, 2024 for the older one (items up to patch 7.05). */
  asOf: 2024 | 2026
}

/** A shop exchange: `amount` pieces of the item for the price. */
const tradeOf = (row: FactRow) => ({
  itemId: row.int('item_id'),
  amount: row.int('amount'),
  price: row
    .text('price')
    .split(/\s+/)
    .map((part) => {
      const [, itemId, amount] = /^(\d+):(\d+)$/.exec(part) ?? row.refuse('price', `"${part}" is not item:count`)
      return { itemId: Number(itemId), amount: Number(amount) }
    }),
})

/** What a season's tomestone bought at the trove. */
const troveOf = (row: FactRow) => ({
  currencyItemId: row.int('currency_item_id'),
  itemId: row.int('item_id'),
  amount: row.int('amount'),
  cost: row.int('cost'),
})
export type TroveFact = ReturnType<typeof troveOf>

/** Where an NPC stands, in map coordinates. */
const npcOf = (row: FactRow) => ({
  placeId: row.maybeInt('place_id'),
  x: row.maybeNumber('x'),
  y: row.maybeNumber('y'),
})

/** A Triple Triad opponent by deck; the sheet's own id is not in the list. */
const ttNpcOf = (row: FactRow) => ({
  name: namesOf(row, 'name'),
  place: namesOf(row, 'place'),
  x: row.maybeNumber('x'),
  y: row.maybeNumber('y'),
  fixedCards: row.ints('fixed_cards'),
  variableCards: row.ints('variable_cards'),
})
export type TtNpcFact = ReturnType<typeof ttNpcOf>

/** Which fate, engagement or duel drops a Bozjan field note. */
const bozjaNoteOf = (row: FactRow) => ({
  noteNumber: row.int('note_number'),
  kind: row.text('kind'),
  refId: row.maybeInt('ref_id'),
  x: row.maybeNumber('x'),
  y: row.maybeNumber('y'),
})
export type BozjaNoteFact = ReturnType<typeof bozjaNoteOf>

/** What rows say by the id in a column, which may be there once. */
const byId = <Fact>(
  rows: readonly FactRow[],
  column: string,
  make: (row: FactRow) => Fact,
): ReadonlyMap<number, Fact> => {
  const known = new Map<number, Fact>()
  for (const row of rows) {
    const id = row.int(column)
    if (known.has(id)) row.refuse(column, `id ${id} is there twice`)
    known.set(id, make(row))
  }
  return known
}

/** Facts about items that the public copies of the sheets lack; all of them empty where no folder is given. */
export class ItemFacts {
  readonly #folder: string | null
  readonly #rows = new Map<FactFileName, readonly FactRow[]>()
  readonly #made = new Map<string, unknown>()

  constructor(folder: string | null) {
    this.#folder = folder
  }

  /** Whether a folder was given. */
  get given(): boolean {
    return this.#folder !== null
  }

  /** Number of rows by file, of the files read so far. */
  get opened(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#rows].map(([name, rows]) => [name, rows.length]).sort())
  }

  get items() {
    return this.#once('items', () => byId(this.#read('items'), 'id', itemOf))
  }

  /** The patch that brought an item, like `7.51`; null where it is not known. */
  patchOf(itemId: number): string | null {
    const ranges = this.#once('patches', () =>
      this.#read('item_patches').map((row) => {
        const [first, last, patch] = [row.int('first_item'), row.int('last_item'), row.text('patch')]
        if (first > last) row.refuse('last_item', `${last} is below the first, ${first}`)
        if (!/^\d+\.\d+$/.test(patch)) row.refuse('patch', `"${patch}" is not a valid patch`)
        return { first, last, patch }
      }),
    )
    return ranges.find(({ first, last }) => first <= itemId && itemId <= last)?.patch ?? null
  }

  /** What items unlock, in the order of the file. */
  get unlocks() {
    return this.#once('unlocks', () => this.#read('unlocks_by_id').map(unlockOf))
  }

  /** Ids of the items that unlock something of this kind, by what they unlock. */
  unlocking(kind: UnlockKind): ReadonlyMap<number, number[]> {
    return this.#once(`unlocking ${kind}`, () => {
      const items = new Map<number, number[]>()
      for (const fact of this.unlocks) {
        if (fact.kind === kind) items.set(fact.targetId, [...(items.get(fact.targetId) ?? []), fact.itemId])
      }
      return items
    })
  }

  /** Ways to get an item, by item: the newer list first. */
  get sources(): ReadonlyMap<number, SourceFact[]> {
    return this.#once('sources', () => {
      const newer = this.#read('sources_2026').map((row): SourceFact => {
        return { ...wayOf(row), currencyItemId: null, amount: null, asOf: 2026 }
      })
      const older = this.#read('sources').map((row): SourceFact => ({
        ...{ ...wayOf(row), asOf: 2024 },
        currencyItemId: row.maybeInt('currency_item_id'),
        amount: row.maybeNumber('amount'),
      }))
      return Map.groupBy([...newer, ...older], (fact) => fact.itemId)
    })
  }

  get trades() {
    return this.#once('trades', () => Map.groupBy(this.#read('trades').map(tradeOf), (fact) => fact.itemId))
  }

  get moogleTrove() {
    return this.#once('trove', () => this.#read('moogletrove').map(troveOf))
  }

  /** NPCs by id (ENpcResident). */
  get npcs() {
    return this.#once('npcs', () => byId(this.#read('npcs'), 'npc_id', npcOf))
  }

  /** Names of quests by id. */
  get quests() {
    return this.#once('quests', () => byId(this.#read('quests'), 'quest_id', (row) => ({ name: namesOf(row, 'name') })))
  }

  get ttNpcs() {
    return this.#once('ttnpcs', () => this.#read('ttnpcs').map(ttNpcOf))
  }

  get bozjaNotes() {
    return this.#once('bozja', () => this.#read('bozja_notes').map(bozjaNoteOf))
  }

  #read(name: FactFileName): readonly FactRow[] {
    const known = this.#rows.get(name)
    if (known) return known
    const path = this.#folder === null ? null : join(this.#folder, `${name}.csv`)
    if (path === null || !existsSync(path)) return []
    const rows = readFacts(path, `items/${name}.csv`, files[name])
    this.#rows.set(name, rows)
    return rows
  }

  #once<Made>(name: string, make: () => Made): Made {
    if (!this.#made.has(name)) this.#made.set(name, make())
    return this.#made.get(name) as Made
  }
}
