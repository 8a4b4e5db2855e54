import { type IshgardJob, ishgardJobs, ishgardSeasons } from '@kupodex/data/game'
import type { CsvFile } from '../import/sheets/read-csv.ts'
import { Refusal } from '../import/sheets/refusal.ts'

/** One result: where a character stood on its world with a job at the end of a day. */
export interface Result {
  season: number
  job: IshgardJob
  worldId: number
  /** 1 to 10. */
  day: number
  /** Rank among those with the same job on the same world. */
  rank: number
  /** The Lodestone's id; null where the archive has a name instead. */
  characterId: number | null
  name: string
  score: number
}

const columns = ['season', 'job', 'world', 'day', 'rank', 'character', 'score'] as const
const jobs: ReadonlySet<string> = new Set(Object.values(ishgardJobs).flat())
const lastDay = 10

const reader = (csv: CsvFile) => {
  const at = new Map(csv.columns.map((name, index) => [name.trim().toLowerCase(), index]))
  const missing = columns.find((name) => !at.has(name))
  if (missing) throw new Refusal({ file: csv.file, row: 1, column: missing }, 'the column is not there')
  return (record: readonly string[], column: string) => (record[at.get(column) ?? -1] ?? '').trim()
}

/** Lists results by season, day, job and world: each list is what the game showed. */
const listOf = ({ season, day, job, worldId }: Result) => `${season}/${day}/${job}/${worldId}`

const checkLists = (file: string, results: readonly { result: Result; row: number }[]) => {
  const lists = Map.groupBy(results, ({ result }) => listOf(result))
  for (const list of lists.values()) {
    const seen = new Set<string>()
    for (const { result, row } of list) {
      const who = result.characterId === null ? result.name : String(result.characterId)
      if (seen.has(who)) throw new Refusal({ file, row, column: 'character' }, `${who} is on this list twice`)
      seen.add(who)
    }
    const byRank = list.toSorted((a, b) => a.result.rank - b.result.rank)
    for (const [at, { result, row }] of byRank.entries()) {
      const before = byRank[at - 1]?.result
      if (before && (result.score > before.score || (result.rank === before.rank && result.score !== before.score))) {
        throw new Refusal(
          { file, row, column: 'rank' },
          `rank ${result.rank} and score ${result.score} contradict rank ${before.rank} with ${before.score}`,
        )
      }
    }
  }
}

/**
 * Reads an archive of daily results: the columns season, job, world, day, rank, character (a Lodestone id, or a name), score,
 * and name where there is one. Throws a `Refusal` that names file, row and column where a value does not fit, a character is
 * on a list twice, or ranks contradict scores.
 */
export const readArchive = (csv: CsvFile, worlds: readonly { id: number; name: string }[]): Result[] => {
  const { file } = csv
  const read = reader(csv)
  const worldIds = new Map(worlds.map(({ id, name }) => [name, id]))
  const results = csv.records.map((record, index) => {
    const row = index + 2
    const refuse = (column: string, problem: string) => new Refusal({ file, row, column }, problem)
    const number = (column: string, from: number, to: number) => {
      const text = read(record, column)
      const value = /^[0-9]{1,15}$/.test(text) ? Number(text) : NaN
      if (!(value >= from && value <= to)) throw refuse(column, `'${text}' is not a whole number from ${from} to ${to}`)
      return value
    }
    const job = read(record, 'job')
    if (!jobs.has(job)) throw refuse('job', `'${job}' is not a crafter's or gatherer's job`)
    const world = read(record, 'world')
    const worldId = worldIds.get(world)
    if (worldId === undefined) throw refuse('world', `'${world}' is not a world`)
    const character = read(record, 'character')
    if (character === '') throw refuse('character', 'there is neither an id nor a name')
    const isId = /^[0-9]+$/.test(character)
    const result: Result = {
      season: number('season', ishgardSeasons[0], ishgardSeasons.at(-1) ?? 0),
      job: job as IshgardJob,
      worldId,
      day: number('day', 1, lastDay),
      rank: number('rank', 1, 1_000_000),
      characterId: isId ? number('character', 1, Number.MAX_SAFE_INTEGER) : null,
      name: isId ? read(record, 'name') : character,
      score: number('score', 0, Number.MAX_SAFE_INTEGER),
    }
    return { result, row }
  })
  checkLists(file, results)
  return results.map(({ result }) => result)
}

/** The results without those of characters that must not be shown; a result without an id is nobody's that we know. */
export const withoutConcealed = (results: readonly Result[], concealed: ReadonlySet<number>): Result[] =>
  results.filter(({ characterId }) => characterId === null || !concealed.has(characterId))
