import type { CharsearchAnswer, GameAnswer, NamesAnswer, RankingAnswer } from '@kupodex/data/contract'
import { nameWords } from '@kupodex/data/names'
import { loadTable } from '@kupodex/data/tables'
import { describe, expect, inject, test } from 'vitest'

const base = inject('base')
const get = async (path: string) => {
  const answer = await fetch(base + path)
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as GameAnswer & { code?: string },
  }
}

describe('game data', () => {
  test('one table is a published file that may be kept', async () => {
    const { headers, body } = await get('/api/game/fr/mounts')
    expect(body.tables['mounts']?.find(({ id }) => id === 1)).toMatchObject({ name: 'Chocobo destrier' })
    expect(headers.get('cache-control')).toContain('max-age=60')
  })

  test('the function gives the same rows as the published files', async () => {
    const [one, several, all] = await Promise.all(
      ['/api/game/de/minions', '/api/game/de/minions,worlds', '/api/game/de/all'].map(get),
    )
    expect(several?.body.tables['minions']).toEqual(one?.body.tables['minions'])
    expect(Object.keys(several?.body.tables ?? {})).toEqual(['minions', 'worlds'])
    expect(all?.body.tables['minions']).toEqual(one?.body.tables['minions'])
  })

  test('since gives only rows that are newer', async () => {
    const newest = Math.max(...loadTable('mounts').map(({ updatedAt }) => updatedAt))
    const rows = async (since: number) => (await get(`/api/game/en/mounts/${since}`)).body.tables['mounts']?.length
    expect(await rows(newest)).toBe(0)
    expect(await rows(newest - 1)).toBe(loadTable('mounts').filter(({ updatedAt }) => updatedAt === newest).length)
    expect(await rows(0)).toBe(loadTable('mounts').length)
  })

  test.each([
    ['/api/game/it/mounts', 400, 'badLanguage'],
    ['/api/game/en/swords,mounts', 400, 'badTable'],
    ['/api/game/en/mounts/yesterday', 400, 'badSince'],
    ['/api/game/en/swords', 404, 'notPublished'],
  ])('%s is refused', async (path, status, code) => {
    const answer = await get(path)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  test('the schema describes every table', async () => {
    const { body } = await get('/api/game/schema')
    const all = await get('/api/game/en/all')
    expect(Object.keys(body.tables).sort()).toEqual(Object.keys(all.body.tables).sort())
  })
})

describe('characters', () => {
  test.each(['0', '-1', '1e9', 'x', '99999999999999999', '%00', '１２'])('the id %s is refused', async (id) => {
    const { status, body } = await get(`/api/charcache/${id}`)
    expect([status, body.code]).toEqual([400, 'badCharacterId'])
  })
})

describe('looking for a name', () => {
  const find = async (text: string) => {
    const answer = await fetch(`${base}/api/charsearch/${encodeURIComponent(text)}/`)
    return ((await answer.json()) as CharsearchAnswer).results.map(({ id }) => id)
  }

  test('the function finds by first and last name and by world, as the published index says', async () => {
    const board = (await (await fetch(`${base}/api/ranking/mount/global/`)).json()) as RankingAnswer
    const someone = board.chars[0]!
    const [first = '', last = ''] = someone.name.split(' ')
    const world = loadTable('worlds').find(({ id }) => id === someone.worldId)!
    const prefix = nameWords(first)[0]!.slice(0, 2)
    const index = (await (await fetch(`${base}/api/names/${prefix}/`)).json()) as NamesAnswer
    expect(index.names).toContainEqual([someone.id, someone.name, someone.worldId])
    for (const text of [
      someone.name,
      `${last} ${first}`,
      `${someone.name}@${world.name}`,
      `${first} ${last} ${world.name}`,
    ])
      expect(await find(text)).toContain(someone.id)
    const elsewhere = loadTable('worlds').find(
      ({ name, dataCenterId }) => name !== world.name && dataCenterId !== world.dataCenterId,
    )!
    expect(await find(`${someone.name}@${elsewhere.name}`)).not.toContain(someone.id)
  })
})
