import { DatabaseSync } from 'node:sqlite'
import type { PublishedAnswer, RankingAnswer, RarityAnswer } from '@kupodex/data/contract'
import { loadTable } from '@kupodex/data/tables'
import { expect, inject, test } from 'vitest'
import { reader } from './read.ts'
import { everybody, isShown } from './truth.ts'

const base = inject('base')
const people = everybody(inject('config'))
const get = reader(base)

/** The population in a database: what was published is held to what SQL says of it. */
const database = (() => {
  const db = new DatabaseSync(':memory:')
  db.exec(`create table person (id integer primary key, world integer, data_center text);
    create table mark (person integer, type text, item integer, at integer);
    create table item (type text, id integer, counted integer, points integer, legacy integer);`)
  const dataCenters = new Map(loadTable('dataCenters').map((row) => [row.id, row.name]))
  const worlds = new Map(loadTable('worlds').map((row) => [row.id, dataCenters.get(row.dataCenterId) ?? '']))
  const addItem = db.prepare('insert into item values (?, ?, ?, ?, ?)')
  const uncounted = [6, 7, 12, 28]
  for (const row of loadTable('achievements')) {
    const counted = !row.deleted && row.obtainable && row.notLegacy && !row.seasonal
    addItem.run('achievement', row.id, Number(counted), row.points, Number(!row.notLegacy))
  }
  for (const type of ['mount', 'minion'] as const) {
    for (const row of loadTable(`${type}s`)) {
      const counted = !row.deleted && row.obtainable && row.isInLog && !uncounted.includes(row.sourceTypeId)
      addItem.run(type, row.id, Number(counted), 0, 0)
    }
  }
  const addPerson = db.prepare('insert into person values (?, ?, ?)')
  const addMark = db.prepare('insert into mark values (?, ?, ?, ?)')
  for (const person of people.filter(isShown)) {
    addPerson.run(person.id, person.worldId, worlds.get(person.worldId) ?? '')
    if (!person.privacy.achievements) {
      for (const { id, at } of person.achievements) addMark.run(person.id, 'achievement', id, at)
    }
    for (const type of ['mount', 'minion'] as const) {
      if (!person.privacy[`${type}s`]) for (const id of person[`${type}s`]) addMark.run(person.id, type, id, null)
    }
  }
  return db
})()

const measures = {
  standard: 'sum(item.counted)',
  all: 'count(*)',
  xivdb: 'sum((1 - item.legacy) * item.points)',
} as const

const board = (type: string, mode: keyof typeof measures, dataCenter: string | null) =>
  database
    .prepare(
      `select person.id, ${measures[mode]} as score from person join mark on mark.person = person.id
       join item on item.type = mark.type and item.id = mark.item
       where mark.type = ? and (? is null or person.data_center = ?)
       group by person.id having score > 0 order by score desc`,
    )
    .all(type, dataCenter, dataCenter) as { id: number; score: number }[]

test('every board that was published says what SQL says of the same people', async () => {
  const { boards } = await get<PublishedAnswer>('/api/published')
  const dataCenters = new Set(loadTable('dataCenters').map((row) => row.name))
  let compared = 0
  for (const { type, mode, scope } of boards) {
    if (!Object.hasOwn(measures, mode) || !(scope === 'global' || dataCenters.has(scope))) continue
    const { chars, count } = await get<RankingAnswer>(`/api/ranking/${type}/${scope}/${mode}/`)
    const expected = board(type, mode as keyof typeof measures, scope === 'global' ? null : scope)
    expect([scope, type, mode, count]).toEqual([scope, type, mode, expected.length])
    expect(chars.map(({ score }) => score)).toEqual(expected.slice(0, 100).map(({ score }) => score))
    const scores = new Map(expected.map(({ id, score }) => [id, score]))
    for (const { id, score } of chars) expect(scores.get(id)).toBe(score)
    compared++
  }
  expect(compared).toBe(7 * 12)
})

test('ranks follow score, then the earlier date', async () => {
  const { chars } = await get<RankingAnswer>('/api/ranking/achievement/global/')
  for (const [at, row] of chars.entries()) {
    const before = chars[at - 1]
    if (!before) continue
    const isTie = before.score === row.score && before.date === row.date
    expect(row.score < before.score || (row.score === before.score && row.date >= before.date)).toBe(true)
    expect(row.rank).toBe(isTie ? before.rank : at + 1)
  }
})

test('the rarity of mounts is what SQL counts', async () => {
  const { rarity, charCount } = await get<RarityAnswer>('/api/rarity/mounts/global/')
  const shown = people.filter((person) => isShown(person) && !person.privacy.mounts)
  const owners = new Map(
    (
      database.prepare(`select item, count(*) as owners from mark where type = 'mount' group by item`).all() as {
        item: number
        owners: number
      }[]
    ).map((row) => [row.item, row.owners]),
  )
  expect(charCount).toBe(shown.length)
  for (const { id, count } of rarity) expect([id, count]).toEqual([id, owners.get(id) ?? 0])
  expect(rarity.length).toBeGreaterThan(250)
})
