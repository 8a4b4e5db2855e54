import type { CharacterAnswer, GainBoard, GainMonthsAnswer, GainsAnswer, RarityAnswer } from '@kupodex/data/contract'
import { loadTable } from '@kupodex/data/tables'
import { expect, inject, test } from 'vitest'
import { reader } from './read.ts'
import { everybody, isShown } from './truth.ts'

const base = inject('base')
const get = reader(base)

const people = everybody(inject('config')).filter(isShown)
const worlds = new Map(loadTable('worlds').map((world) => [world.id, world]))
const dataCenters = new Map(loadTable('dataCenters').map(({ id, name }) => [id, name]))

type Collection = 'achievements' | 'mounts' | 'minions' | 'emotes'

const isOut = (sourceTypeId: number | null | undefined) => [6, 7, 12, 28].includes(sourceTypeId ?? 0)
/** Things that count, by collection. */
const counted: Record<Collection, ReadonlySet<number>> = {
  achievements: new Set(
    loadTable('achievements').flatMap((row) =>
      !row.deleted && row.obtainable && row.notLegacy && !row.seasonal ? row.id : [],
    ),
  ),
  mounts: new Set(),
  minions: new Set(),
  emotes: new Set(),
}
for (const collection of ['mounts', 'minions', 'emotes'] as const) {
  const rows = loadTable(collection).filter(
    (row) => !row.deleted && row.obtainable && (!('isInLog' in row) || row.isInLog),
  )
  counted[collection] = new Set(rows.filter((row) => !isOut(row.sourceTypeId)).map(({ id }) => id))
}
const points = new Map(loadTable('achievements').map((row) => [row.id, row.notLegacy ? row.points : 0]))

/** Rarity points of the week, of things that count. */
const rarity = new Map<string, number>()
for (const type of ['achievement', 'mount', 'minion'] as const) {
  const { rarity: things } = await get<RarityAnswer>(`/api/rarity/${type}/global/`)
  for (const thing of things) if (counted[`${type}s`].has(thing.id)) rarity.set(`${type}s/${thing.id}`, thing.points)
}

/** What a thing adds to each measure. */
const worth: Record<GainBoard['measure'], (collection: Collection, id: number) => number> = {
  points: (collection, id) => (collection === 'achievements' ? (points.get(id) ?? 0) : 0),
  mounts: (collection, id) => (collection === 'mounts' ? Number(counted.mounts.has(id)) : 0),
  minions: (collection, id) => (collection === 'minions' ? Number(counted.minions.has(id)) : 0),
  emotes: (collection, id) => (collection === 'emotes' ? Number(counted.emotes.has(id)) : 0),
  rarity: (collection, id) => rarity.get(`${collection}/${id}`) ?? 0,
}

/** What the calls of characters say that they obtained on a known day. */
const obtained = await Promise.all(
  people.map(async ({ id, worldId }) => {
    const answer = await get<CharacterAnswer>(`/api/charcache/${id}/`)
    const things = (['achievements', 'mounts', 'minions', 'emotes'] as const).flatMap((collection) => {
      const after = answer.gainedAfter[collection]
      const dated = answer[collection].filter(({ date }) => after !== null && date > after)
      return dated.map((thing) => ({ collection, id: thing.id, at: thing.date * 1000 }))
    })
    return { id, worldId, things }
  }),
)

/** Holds a board to what the calls say; returns how many are on it. */
const compare = (where: string, board: GainBoard, from: number, to: number, most: number): number => {
  const [scope = ''] = where.split(' ')
  const gains = obtained
    .filter(({ worldId }) => {
      const world = worlds.get(worldId)
      return scope === 'global' || world?.name === scope || dataCenters.get(world?.dataCenterId ?? 0) === scope
    })
    .map(({ id, things }): [id: number, score: number] => {
      const inTime = things.filter(({ at }) => at >= from && at < to)
      return [id, inTime.reduce((sum, thing) => sum + worth[board.measure](thing.collection, thing.id), 0)]
    })
    .filter(([, score]) => score > 0)
    .sort(([, a], [, b]) => b - a)
  const all = new Map(gains)
  const found = { count: board.count, scores: board.chars.map(({ score }) => score) }
  expect([where, found]).toEqual([
    where,
    { count: gains.length, scores: gains.slice(0, most).map(([, score]) => score) },
  ])
  for (const { id, score } of board.chars) expect([where, id, score]).toEqual([where, id, all.get(id)])
  return gains.length
}

test('every board of gains says what the calls of characters say, also of the month that has ended', async () => {
  const places = new Set(people.flatMap(({ worldId }) => worlds.get(worldId) ?? []))
  const scopes = [
    'global',
    ...new Set([...places].flatMap((world) => [world.name, dataCenters.get(world.dataCenterId)!])),
  ]
  let [boards, gained] = [0, 0]
  for (const scope of scopes) {
    for (const kind of ['week', 'month', 'season', 'year']) {
      const answer = await get<GainsAnswer>(`/api/gains/${scope}/${kind}/`)
      for (const board of answer.boards) {
        gained += compare(`${scope} ${kind} ${board.measure}`, board, answer.from, answer.to, 20)
        boards++
      }
    }
    const { from } = await get<GainsAnswer>(`/api/gains/${scope}/month/`)
    const before = new Date(from - 1)
    const year = await get<GainMonthsAnswer>(`/api/gain-months/${scope}/${before.getUTCFullYear()}/`)
    const month = year.months.find((one) => one.month === before.getUTCMonth() + 1)
    for (const board of month?.boards ?? []) {
      const start = Date.UTC(before.getUTCFullYear(), before.getUTCMonth())
      gained += compare(`${scope} ended ${board.measure}`, board, start, from, 10)
      boards++
    }
  }
  expect(boards).toBe(scopes.length * 5 * 5)
  expect(gained).toBeGreaterThan(100)
})
