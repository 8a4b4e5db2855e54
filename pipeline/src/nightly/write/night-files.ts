import { type PublishedAnswer, publishedKey } from '@kupodex/data/contract'
import { boards, weekStart } from '@kupodex/data/rules'
import { jsonFile, type PublishFile } from '#publish/index.ts'
import { concealedKey, type KeptConcealed, pointsKey, pointsToKeep } from '../previous/previous.ts'
import { rarityTypesOf } from './rarity.ts'
import { type NightFile, stamper } from './stamp.ts'
import { runTask, tasksOf } from './tasks.ts'
import { type Night, startWork, type Work } from './work.ts'

export const published = ({ bytes, ...entry }: NightFile): PublishFile => ({
  ...entry,
  body: () => bytes,
  release: () => void bytes.buffer.transfer(0),
})

/** How many characters each board ranks in each scope. */
export const boardsOf = ({ catalog, fold }: Pick<Work, 'catalog' | 'fold'>): PublishedAnswer['boards'] =>
  boards.flatMap(({ type, mode }, number) => {
    const counts = new Uint32Array(catalog.scopes.length)
    for (const [row, home] of fold.homes.entries()) {
      if (!fold.scores[number]?.[row]) continue
      for (const scope of catalog.scopesOfHome[home] ?? []) counts[scope]!++
    }
    return catalog.scopes.map(({ slug }, scope) => ({ type, mode, scope: slug, count: counts[scope] as number }))
  })

const rarityOf = ({ catalog, fold }: Work): PublishedAnswer['rarity'] =>
  rarityTypesOf(fold).flatMap((type) => {
    const counts = new Uint32Array(catalog.scopes.length)
    for (const [home, counted] of fold.owning[type]?.counted.entries() ?? []) {
      for (const scope of catalog.scopesOfHome[home] ?? []) counts[scope]! += counted
    }
    return catalog.scopes.map(({ slug }, scope) => ({ type, scope: slug, charCount: counts[scope] as number }))
  })

/** In an order that does not depend on how characters were read. */
const concealedToKeep = ({ concealed }: Pick<Night['fold'], 'concealed'>): KeptConcealed =>
  Object.fromEntries(
    Object.entries(concealed)
      .map(([what, ids]) => [what, Array.from(ids).sort((a, b) => a - b)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/** What nights after this one need. */
export const keptFiles = ({ now, points, fold }: Night): PublishFile[] => [
  jsonFile(pointsKey, pointsToKeep(weekStart(now), points)),
  jsonFile(concealedKey, concealedToKeep(fold)),
]

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
