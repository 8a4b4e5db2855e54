import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import type { RankingAnswer, RankingPagesAnswer, RarityAnswer } from '@kupodex/data/contract'
import { boards, rarityLists } from '@kupodex/data/rules'
import type { Catalog } from '@kupodex/pipeline/nightly'
import { typeNumber } from './rows.ts'

export interface Comparison {
  rows: number
  different: number
  /** The first difference, in words. */
  first: string | null
}

const read = <Answer>(path: string): Answer => JSON.parse(readFileSync(path, 'utf8')) as Answer

const linesOf = (path: string) => createInterface({ input: createReadStream(path), crlfDelay: Infinity })

const levelOf = { global: 0, dataCenter: 1, world: 2 } as const

/** Place, score and date by character, of a board in all scopes of a level, from the published pages. */
const publishedBoard = (folder: string, catalog: Catalog, board: (typeof boards)[number], level: number) => {
  const places = new Map<number, string>()
  for (const { kind, slug } of catalog.scopes) {
    if (levelOf[kind] !== level) continue
    const shards = join(folder, 'api/ranking-pages', board.type, slug, board.mode)
    if (existsSync(shards)) {
      for (const name of readdirSync(shards)) {
        for (const [id, , , , rank, , score, date] of read<RankingPagesAnswer>(join(shards, name)).rows) {
          places.set(id, `${rank} ${score} ${date}`)
        }
      }
    } else {
      const { chars } = read<RankingAnswer>(join(folder, 'api/ranking', board.type, slug, `${board.mode}.json`))
      for (const { id, rank, score, date } of chars) places.set(id, `${rank} ${score} ${date}`)
    }
  }
  return places
}

/** Compares ranks in global, data center and world with what lies published; `ranks` has a line a character and board. */
export const compareRanks = async (folder: string, catalog: Catalog, ranks: string): Promise<Comparison> => {
  const found: Comparison = { rows: 0, different: 0, first: null }
  const ours = boards.map((board) => [0, 1, 2].map((level) => publishedBoard(folder, catalog, board, level)))
  let expected = ours.flat().reduce((sum, places) => sum + places.size, 0)
  for await (const line of linesOf(ranks)) {
    const [board = 0, person = 0, score, date, ...places] = line.split('\t').map(Number)
    for (const [level, place] of places.entries()) {
      const mine = ours[board]?.[level]?.get(person)
      // A character of no public world has no place below global; SQL gives it one among its like.
      if (mine === undefined && level > 0) continue
      found.rows++
      expected--
      if (mine === `${place} ${score} ${date}`) continue
      found.different++
      found.first ??= `board ${board}, level ${level}, character ${person}: ${mine} here, ${place} ${score} ${date} there`
    }
  }
  if (expected !== 0) {
    found.different += Math.abs(expected)
    found.first ??= `${expected} rows more here than there`
  }
  return found
}

/** Compares owners of every item in every scope; `rarity` has a line an item and scope that anybody owns it in. */
export const compareRarity = async (folder: string, catalog: Catalog, rarity: string): Promise<Comparison> => {
  const found: Comparison = { rows: 0, different: 0, first: null }
  const ours = new Map<string, number>()
  for (const type of Object.keys(rarityLists)) {
    for (const [scope, { slug }] of catalog.scopes.entries()) {
      const path = join(folder, 'api/rarity', type, `${slug}.json`)
      const number = type === 'title' ? 0 : typeNumber(catalog, type)
      for (const { id, count } of read<RarityAnswer>(path).rarity) {
        if (count > 0) ours.set(`${number} ${id} ${scope}`, count)
      }
    }
  }
  const deleted = new Set(
    Object.entries(catalog.items).flatMap(([type, items]) =>
      items.filter((item) => item.deleted).map(({ id }) => `${typeNumber(catalog, type)} ${id}`),
    ),
  )
  for (const { id, deleted: gone } of catalog.titles) if (gone) deleted.add(`0 ${id}`)
  for await (const line of linesOf(rarity)) {
    const [type, item, scope, owners] = line.split('\t').map(Number)
    if (deleted.has(`${type} ${item}`)) continue
    found.rows++
    const key = `${type} ${item} ${scope}`
    const mine = ours.get(key)
    ours.delete(key)
    if (mine === owners) continue
    found.different++
    found.first ??= `type ${type}, item ${item}, scope ${scope}: ${mine} owners here, ${owners} there`
  }
  found.different += ours.size
  return found
}
