import { collections, type Language, nameIn, type Names, patchesById, soldTypes } from '@kupodex/data/game'
import { type Countable, counts } from '@kupodex/data/rules'
import { loadTable } from '@kupodex/data/tables'
import type { NextMarket, SoldThing } from '../market.ts'

interface SoldRow extends Countable {
  id: number
  name: Names
  patch: string | null
  onMarket?: boolean
}

const soldIn = (type: (typeof soldTypes)[number], language: Language): SoldThing[] => {
  const table = collections.find((one) => one.type === type)?.table
  const rows = loadTable(table as 'mounts') as readonly SoldRow[]
  const patches = patchesById(rows)
  return rows
    .filter((row) => row.onMarket === true && counts(row))
    .map(({ id, name }) => ({ type, id, name: nameIn(name, language), patch: patches.get(id) ?? null }))
}

/** What totals count and can be sold on market boards, by collection, with names in a language. */
export const nextMarket = (language: Language): NextMarket => ({
  things: soldTypes.flatMap((type) => soldIn(type, language)),
})
