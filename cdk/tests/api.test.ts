import type {
  CharacterAnswer,
  CharsearchAnswer,
  CompaniesAnswer,
  GameAnswer,
  GameLeanAnswer,
  GameVersionsAnswer,
  ItemsAnswer,
  NamesAnswer,
  RaidAnswer,
  RaidClearsAnswer,
  RankingAnswer,
  RarityAnswer,
} from '@kupodex/data/contract'
import { markTables, markTypes } from '@kupodex/data/character'
import { leanRows, rowsOfColumns, tables } from '@kupodex/data/game'
import { nameWords } from '@kupodex/data/names'
import { companyShard, fewestMembers } from '@kupodex/data/rules'
import { loadTable } from '@kupodex/data/tables'
import { shownJobId } from '@kupodex/pipeline/population'
import { describe, expect, inject, test } from 'vitest'
import { reader } from './read.ts'
import { everybody, isShown } from './truth.ts'

const base = inject('base')
const read = reader(base)
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

  test('a lean table is what its whole rows and those of a refresh become', async () => {
    const lean = rowsOfColumns(await read<GameLeanAnswer>('/api/game-lean/ja/mounts'))
    const [whole, since] = await Promise.all(['/api/game/ja/mounts', '/api/game/ja/mounts/0'].map(get))
    expect(lean).toEqual(leanRows('mounts', whole?.body.tables['mounts'] ?? []))
    expect(lean).toEqual(leanRows('mounts', since?.body.tables['mounts'] ?? []))
  })

  test('the versions say of every table when it last changed', async () => {
    const versions = await read<GameVersionsAnswer>('/api/game-versions')
    expect(Object.keys(versions.tables).sort()).toEqual(Object.keys(tables).sort())
    const { updatedAt = 0, rows } = versions.tables['minions'] ?? {}
    const { body } = await get('/api/game/fr/minions')
    expect(rows).toBe(body.tables['minions']?.length)
    expect((await get(`/api/game/fr/minions/${updatedAt}`)).body.tables['minions']).toEqual([])
    expect(body.deployTime).toBe(versions.deployTime)
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

  const titleName = new Map(loadTable('titles').map(({ id, masculine }) => [id, masculine.en]))
  const people = everybody(inject('config')).filter(isShown)

  test('what the profiles of the Lodestone say is in the answers', async () => {
    for (const person of people) {
      const answer = await read<CharacterAnswer>(`/api/charcache/${person.id}/`)
      const { freeCompany, grandCompany, titleId } = person
      expect(answer).toMatchObject({
        ...{ gender: person.gender, guardianId: person.guardianId, townId: person.townId },
        grandCompanyId: grandCompany?.id ?? null,
        freeCompany: freeCompany && { id: freeCompany.id, name: freeCompany.name },
        activeJobId: shownJobId(person.activeJob),
      })
      // Some titles are spelled the same.
      expect(titleName.get(answer.titleId ?? 0)).toBe(titleName.get(titleId))
      const unlocked = person.jobs.filter(({ level }) => level > 0).map((job) => [shownJobId(job), job.level])
      expect(answer.jobs.map(({ id, level }) => [id, level])).toEqual(unlocked.sort(([a = 0], [b = 0]) => a - b))
    }
    expect(people.some(({ titleId }) => titleId > 0)).toBe(true)
  })

  test('what a character has of each ticked collection fills a page: ids of the table, each with a date', async () => {
    const all = await Promise.all(people.map(({ id }) => read<CharacterAnswer>(`/api/charcache/${id}/`)))
    const ticked = (character: CharacterAnswer) => markTypes.reduce((sum, type) => sum + character[`${type}Count`], 0)
    const busiest = all.reduce((most, one) => (ticked(one) > ticked(most) ? one : most))
    expect(ticked(busiest)).toBeGreaterThan(0)
    for (const type of markTypes) {
      const { items, ...about } = await read<ItemsAnswer>(`/api/char/${busiest.id}/${type}s/`)
      expect(about).toMatchObject({ id: busiest.id, type, private: false, count: busiest[`${type}Count`] })
      expect(items.length).toBeGreaterThanOrEqual(about.count)
      const known = new Set<number>(loadTable(markTables[type]).map(({ id }) => id))
      expect(items.filter(({ id, date }) => !known.has(id) || date === 0)).toEqual([])
    }
  })
})

test('a free company has the members whose profiles say so and can be shown', async () => {
  const members = everybody(inject('config')).filter((person) => isShown(person) && person.freeCompany !== null)
  const shown = Map.groupBy(members, (person) => person.freeCompany?.id ?? '')
  expect(shown.size).toBeGreaterThan(5)
  for (const [id, people] of shown) {
    const { companies } = await read<Partial<CompaniesAnswer>>(`/api/companies/${companyShard(id)}/`)
    const found = companies?.[id]?.members.map((member) => [member.id, member.name])
    const expected = people.map((person) => [person.id, person.name])
    expect([id, found]).toEqual([id, people.length < fewestMembers ? undefined : expected])
  }
})

test('raids are cleared by those who own their achievement, of the same characters', async () => {
  const board = await read<RankingAnswer>('/api/ranking/achievement/global/')
  const world = loadTable('worlds').find(({ id }) => id === board.chars[0]?.worldId)!
  for (const scope of ['global', world.name]) {
    const [clears, rarity] = await Promise.all([
      read<RaidClearsAnswer>(`/api/raid-clears/${scope}/`),
      read<RarityAnswer>(`/api/rarity/achievement/${scope}/`),
    ])
    const owners = new Map(rarity.rarity.map(({ id, count }) => [id, count]))
    expect(clears.charCount).toBe(rarity.charCount)
    expect(clears.clears).toEqual(loadTable('raids').map(({ id }) => ({ id, count: owners.get(id) })))
  }
})

test('where no raid is named, a page and a call show the same one', async () => {
  const board = await read<RaidAnswer>('/api/ranking/raid/global/')
  const world = loadTable('worlds').find(({ id }) => id === board.chars[0]?.worldId)!
  for (const scope of ['global', world.name]) {
    const { raidId } = await read<RaidAnswer>(`/api/ranking/raid/${scope}/`)
    const page = await (await fetch(`${base}/ranking/raid/${scope}/`)).text()
    expect(page).toMatch(new RegExp(`rel="canonical" href="[^"]*/ranking/raid/${scope}/${raidId}/"`))
  }
})

test('a mode that only boards of another type have means standard', async () => {
  expect(await read('/api/ranking/mount/global/xivdb/')).toEqual(await read('/api/ranking/mount/global/'))
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
