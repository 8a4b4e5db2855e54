import type { IshgardAnswer, IshgardRanked } from '@kupodex/data/contract'
import { type IshgardGroup, ishgardGroups, type IshgardJob, ishgardJobs } from '@kupodex/data/game'
import type { Result } from './archive.ts'

const jobsOf = (group: IshgardGroup): readonly IshgardJob[] =>
  group === 'Crafters' || group === 'Gatherers' ? ishgardJobs[group] : [group]

export const groupsOf = (job: IshgardJob): IshgardGroup[] =>
  ishgardGroups.filter((group) => jobsOf(group).includes(job))

const whoOf = ({ characterId, name, worldId, job }: Result) => `${characterId ?? name}/${worldId}/${job}`

/** Results in board order with their ranks: the higher score, then the better rank on the own world; alike in both, they share. */
const rankResults = (results: readonly Result[]): { result: Result; rank: number }[] => {
  const ordered = results.toSorted(
    (a, b) =>
      b.score - a.score ||
      a.rank - b.rank ||
      a.worldId - b.worldId ||
      (a.characterId ?? 0) - (b.characterId ?? 0) ||
      (a.name < b.name ? -1 : 1),
  )
  const ranked: { result: Result; rank: number }[] = []
  for (const [index, result] of ordered.entries()) {
    const before = ranked.at(-1)
    const shares = before?.result.score === result.score && before.result.rank === result.rank
    ranked.push({ result, rank: shares ? before.rank : index + 1 })
  }
  return ranked
}

const spreadOf = (scores: readonly number[]) =>
  scores.length === 0
    ? null
    : {
        lowest: Math.min(...scores),
        highest: Math.max(...scores),
        average: Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10,
      }

/** The place whose score the charts show beside the first: twelve of each list won a title. */
const lastTitled = 12

const chart = (results: readonly Result[], by: (result: Result) => number) =>
  [...Map.groupBy(results, by)]
    .sort(([a], [b]) => a - b)
    .map(([id, itsResults]) => {
      const lists = [...Map.groupBy(itsResults, ({ worldId, job }) => `${worldId}/${job}`).values()].map((list) =>
        list.map(({ score }) => score).sort((a, b) => b - a),
      )
      const at = (place: number) => spreadOf(lists.flatMap((scores) => scores.slice(place - 1, place)))
      return { id, rank1: at(1), rank12: at(lastTitled) }
    })

/** What a board is made from: the results of one scope, season and group, on its day and on the day before. */
interface BoardResults {
  today: readonly Result[]
  yesterday: readonly Result[]
  jobIds: ReadonlyMap<string, number>
}

interface IshgardBoard extends Pick<IshgardAnswer, 'worldScores' | 'jobScores'> {
  rows: IshgardRanked[]
}

export const boardOf = ({ today, yesterday, jobIds }: BoardResults): IshgardBoard => {
  const before = new Map(
    rankResults(yesterday).map(({ result, rank }) => [whoOf(result), { rank, score: result.score }]),
  )
  const rows = rankResults(today).map(({ result, rank }): IshgardRanked => {
    const old = before.get(whoOf(result))
    return {
      id: result.characterId,
      name: result.name,
      iconUrl: '',
      worldId: result.worldId,
      jobId: jobIds.get(result.job) ?? 0,
      rank,
      yesterdayRank: old?.rank ?? null,
      score: result.score,
      yesterdayScore: old?.score ?? null,
    }
  })
  return {
    rows,
    worldScores: chart(today, ({ worldId }) => worldId).map(({ id, ...scores }) => ({ worldId: id, ...scores })),
    jobScores: chart(today, ({ job }) => jobIds.get(job) ?? 0).map(({ id, ...scores }) => ({ jobId: id, ...scores })),
  }
}
