import { boardPageSize, pagesPerShard } from '@kupodex/data/rules'
import { JsonWriter } from '../json/json-writer.ts'
import type { BoardPages } from './board-pages.ts'
import type { NightFile, Stamper } from './stamp.ts'

const shardSize = boardPageSize * pagesPerShard

/** The shards of a board's pages, of all scopes side by side: rows come in the order of the board, each scope's among others'. */
export const startPageShards = (
  { catalog, shardKeyOf, iconBase, starts }: Pick<BoardPages, 'catalog' | 'shardKeyOf' | 'iconBase' | 'starts'>,
  counts: Uint32Array,
  stamp: Stamper,
) => {
  const { writers } = stamp
  let ready: NightFile[] = []
  const keyOf = (scope: number, place: number) =>
    shardKeyOf(catalog.scopes[scope]?.slug ?? '', String(Math.floor((place - 1) / shardSize)))
  const begin = (scope: number, place: number) => {
    const firstPage = (place - 1) / boardPageSize + 1
    // Not how many the board ranks: with one more at its end all of its shards would be new.
    const about = { pageSize: boardPageSize, firstPage, iconBase: iconBase.text }
    const writer = (writers[scope] ??= new JsonWriter())
    stamp.start(keyOf(scope, place), writer)
    writer.raw(`,${JSON.stringify(about).slice(1, -1)},"rows":[`)
  }
  const end = (scope: number, place: number) => {
    const writer = writers[scope] as JsonWriter
    writer.back()
    writer.raw(']')
    ready.push(stamp.finish(keyOf(scope, place), writer))
  }
  return {
    /** Adds the row of a place, counted from 1; boards of a single page have no shards. */
    add: (
      scope: number,
      place: number,
      row: number,
      rank: number,
      yesterday: number,
      score: number,
      date: number,
      week: number | undefined,
    ) => {
      const count = counts[scope] as number
      if (count <= boardPageSize) return
      if ((place - 1) % shardSize === 0) begin(scope, place)
      writers[scope]!.row(starts, row, rank, yesterday, score, date, week)
      if (place % shardSize === 0 || place === count) end(scope, place)
    },
    /** The shards that were finished since this was last asked. */
    finished: (): NightFile[] => {
      const files = ready
      ready = []
      return files
    },
  }
}
