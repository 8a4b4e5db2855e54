import type { Names } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { itemName } from '../context/item-name.ts'
import { placeName } from './places.ts'
import { headed, isUntranslated } from '../sheets/display-name.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { fromSheet } from './build.ts'
import { levemetesOfGoods, npcOfLeve } from './levemetes.ts'

/** Leves that were never brought in keep a Japanese name in English too. */
const isReal = (row: SheetRow) => row.text('Name') !== '' && !isUntranslated(row.text('Name'))

/** The client's name without the word for client and without the stars that set a ship's name apart. */
const clientName = (text: string | null): string | null => text?.replace(/^\p{L}+ ?: /u, '').replaceAll('*', '') ?? null

const client = (row: SheetRow, { sheets }: ImportContext): Names | null => {
  const names = sheets.open('LeveClient').get(row.int('LeveClient'))
  if (!names || names.text('Name') === '') return null
  const { en, de, fr, ja } = names.names('Name')
  return { en: clientName(en) ?? en, de: clientName(de), fr: clientName(fr), ja }
}

interface Goods {
  itemId: number | null
  itemName: Names | null
  itemCount: number | null
  itemRepeats: number | null
}

const noGoods: Goods = { itemId: null, itemName: null, itemCount: null, itemRepeats: null }

const goodsByLeve = (context: ImportContext): Map<number, Goods> => {
  const goods = new Map<number, Goods>()
  for (const row of context.sheets.open('CraftLeve').rows) {
    const itemId = row.int('Item[0]')
    if (row.int('Leve') === 0) continue
    goods.set(row.int('Leve'), {
      itemId: context.references.note('items', itemId),
      itemName: itemName(context, itemId),
      itemCount: row.ints('ItemCount').reduce((sum, count) => sum + count, 0),
      itemRepeats: row.int('Repeats'),
    })
  }
  return goods
}

export const leves = fromSheet('leves', 'Leve', (context) => {
  const genres = context.sheets.open('JournalGenre')
  const goods = goodsByLeve(context)
  const removed = context.hand.ids('removed-leves')
  const unlocking = context.hand.ids('unlock-leves')
  const real = context.sheets.open('Leve').rows.filter(isReal)
  const levemetes = levemetesOfGoods(real, ({ id }) => goods.has(id), context)
  return {
    keep: isReal,
    make: (row) => {
      const genre = genres.get(row.int('JournalGenre')) ?? row.refuse('JournalGenre', 'there is no such genre')
      const named = npcOfLeve(row, context)
      const levemete = levemetes.get(row.id)
      const placeNameId = levemete?.placeNameId ?? row.int('PlaceNameIssued')
      return {
        id: row.id,
        name: headed(row.names('Name')),
        classJobLevel: row.int('ClassJobLevel'),
        leveAssignmentTypeId: row.int('LeveAssignmentType'),
        journalGenreId: genre.id,
        journalName: genre.names('Name'),
        journalSort: genre.int('JournalCategory'),
        originNpcId: context.references.note('npcs', levemete?.npcId ?? named),
        destinationNpcId: levemete ? context.references.note('npcs', named) : null,
        placeNameId: context.references.note('placeNames', placeNameId),
        placeName: placeName(context, placeNameId) ?? row.refuse('PlaceNameIssued', 'there is no such place'),
        ...(goods.get(row.id) ?? noGoods),
        expReward: row.int('ExpReward') || null,
        gilReward: row.int('GilReward') || null,
        largeScale: row.int('AllowanceCost') > 1,
        allowanceCost: row.int('AllowanceCost'),
        isRemoved: removed.has(row.id),
        isUnlock: unlocking.has(row.id),
        issuerIcon: row.int('IconIssuer'),
        leveClient: client(row, context),
      }
    },
    prose: (row) => ({ description: row.prose('Description') }),
  }
})
