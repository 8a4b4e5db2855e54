import type { Names, TableRow } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { itemName } from '../context/item-name.ts'
import { placeName } from '../context/place-name.ts'
import { headed } from '../sheets/headed.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import type { TableBuilder } from './build.ts'
import { slugOf } from './slug.ts'
import { fromSheet } from './table-builder.ts'

const japaneseLetters = /[\u3040-\u30ff\u4e00-\u9fff]/

/** Leves that were never brought in keep a Japanese name in English too. */
const isReal = (row: SheetRow) => row.text('Name') !== '' && !japaneseLetters.test(row.text('Name'))

/** The client's name without the word for client and without the stars that set a ship's name apart. */
const clientName = (text: string | null): string | null => text?.replace(/^\p{L}+ ?: /u, '').replaceAll('*', '') ?? null

const client = (row: SheetRow, { sheets }: ImportContext): Names | null => {
  const names = sheets.open('LeveClient').get(row.int('LeveClient'))
  if (!names || names.text('Name') === '') return null
  const { en, de, fr, ja } = names.names('Name')
  return { en: clientName(en) ?? en, de: clientName(de), fr: clientName(fr), ja }
}

/** Whether an object in the world is an NPC with a name. */
const isNpc = ({ sheets }: ImportContext, id: number) =>
  (sheets.open('ENpcResident').get(id)?.text('Singular') ?? '') !== ''

const npcAt = (row: SheetRow, column: string, context: ImportContext): number | null => {
  const npc = context.sheets.open('Level').get(row.int(column))?.int('Object') ?? 0
  return isNpc(context, npc) ? context.references.note('npcs', npc) : null
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

const idsIn = ({ hand }: ImportContext, name: string) => new Set(hand.read(name, ['id']).map((row) => row.int('id')))

/** Levequests. */
export const leves: TableBuilder<'leves'> = {
  table: 'leves',
  build: (context) => {
    const sheet = context.sheets.open('Leve')
    const genres = context.sheets.open('JournalGenre')
    const goods = goodsByLeve(context)
    const removed = idsIn(context, 'removed-leves')
    const unlocking = idsIn(context, 'unlock-leves')
    const real = sheet.rows.filter(isReal)
    const rows = real.map((row) => {
      const genre = genres.get(row.int('JournalGenre')) ?? row.refuse('JournalGenre', 'there is no such genre')
      return {
        id: row.id,
        name: headed(row.names('Name')),
        classJobLevel: row.int('ClassJobLevel'),
        leveAssignmentTypeId: row.int('LeveAssignmentType'),
        journalGenreId: genre.id,
        journalName: genre.names('Name'),
        journalSort: genre.int('JournalCategory'),
        originNpcId: npcAt(row, 'LevelLevemete', context) ?? row.refuse('LevelLevemete', 'there is no NPC'),
        destinationNpcId: npcAt(row, 'LevelStart', context),
        placeNameId: context.references.note('placeNames', row.int('PlaceNameIssued')),
        placeName:
          placeName(context, row.int('PlaceNameIssued')) ?? row.refuse('PlaceNameIssued', 'there is no such place'),
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
    })
    return {
      rows,
      skipped: sheet.rows.length - real.length,
      prose: new Map(real.map((row) => [row.id, { description: row.prose('Description') }])),
    }
  },
}

const gatherers = ['miner', 'botanist', 'fisher']

type Kind = TableRow<'leveAssignmentTypes'>['kind']

const kindOf = (name: string, jobId: number | null, context: ImportContext): Kind => {
  if (jobId !== null) return gatherers.includes(name) ? 'gathering' : 'crafting'
  const companies = context.sheets.open('GrandCompany').rows.map((row) => row.text('Name').toLowerCase())
  return companies.some((company) => company !== '' && name.endsWith(company)) ? 'grandCompany' : 'battle'
}

/** Class and job groups; those of one job carry its name. */
export const leveAssignmentTypes = fromSheet('leveAssignmentTypes', 'LeveAssignmentType', {
  keep: (row) => row.text('Name') !== '',
  make: (row, context) => {
    const name = row.text('Name').toLowerCase()
    const job = context.sheets.open('ClassJob').rows.find((other) => other.text('Name').toLowerCase() === name)
    return {
      id: row.id,
      name: row.names('Name'),
      icon: row.int('Icon'),
      sort: row.id,
      kind: kindOf(name, job?.id ?? null, context),
      jobId: job?.id ?? null,
      slug: slugOf(row.text('Name')),
    }
  },
})
