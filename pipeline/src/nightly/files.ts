import { type PublishedAnswer, publishedKey } from '@kupodex/data/contract'
import { boards, weekStart } from '@kupodex/data/rules'
import { jsonFile, type PublishFile } from '../publish/index.ts'
import { keep } from './points.ts'
import { pointsKey } from './previous.ts'
import { rarityTypesOf } from './rarity.ts'
import { type NightFile, stamper } from './stamp.ts'
import { runTask, startWork, tasksOf, type Work, type WorkedOut } from './tasks.ts'

/** Everything a night has worked out, ready to be written. */
export type Night = WorkedOut

/** A file of the night as it is published. */
export const published = ({ bytes, ...entry }: NightFile): PublishFile => ({ ...entry, body: () => bytes })

/** How many characters each board ranks in each scope. */
export const boardsOf = ({ catalog, fold }: Pick<Work, 'catalog' | 'fold'>): PublishedAnswer['boards'] =>
  boards.flatMap(({ type, mode }, number) => {
    const counts = new Uint32Array(catalog.scopes.length)
    for (const [row, place] of fold.places.entries()) {
      if (!fold.scores[number]?.[row]) continue
      for (const scope of catalog.scopesOfPlace[place] ?? []) counts[scope]!++
    }
    return catalog.scopes.map(({ slug }, scope) => ({ type, mode, scope: slug, count: counts[scope] as number }))
  })

const rarityOf = ({ catalog, fold }: Work): PublishedAnswer['rarity'] =>
  rarityTypesOf(fold).flatMap((type) => {
    const counts = new Uint32Array(catalog.scopes.length)
    for (const [place, counted] of fold.owning[type]?.counted.entries() ?? []) {
      for (const scope of catalog.scopesOfPlace[place] ?? []) counts[scope]! += counted
    }
    return catalog.scopes.map(({ slug }, scope) => ({ type, scope: slug, charCount: counts[scope] as number }))
  })

/** What nights after this one need. */
export const keptFiles = ({ now, points }: Night): PublishFile[] => [jsonFile(pointsKey, keep(weekStart(now), points))]

/** What points to all else. */
export const indexFile = (work: Work): PublishFile => {
  const index: PublishedAnswer = {
    deployTime: work.deployTime,
    generateTime: work.now,
    characters: work.fold.ids.length,
    boards: boardsOf(work),
    rarity: rarityOf(work),
  }
  return jsonFile(publishedKey('published', {}), index, { time: work.now })
}

/** The files of a night, one after another: what another run needs first, then boards, rarity and ranks, the index last. */
export function* nightFiles(night: Night): Generator<PublishFile> {
  yield* keptFiles(night)
  const work = startWork(night)
  const stamp = stamper(work)
  for (const task of tasksOf(work).flat()) {
    for (const file of runTask(work, task, stamp)) yield published(file)
  }
  yield indexFile(work)
}
