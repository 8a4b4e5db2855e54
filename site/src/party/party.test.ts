import { companyShard } from '@kupodex/data/rules'
import { mostCharacters } from '@kupodex/data/contract'
import { describe, expect, test, vi } from 'vitest'
import type { Ask } from '#ask/ask.ts'
import { waitsAt } from '#ask/waits.fixture.ts'
import { webOf } from '#ask/web.fixture.ts'
import type { RecentCharacter } from '#recent/recent.ts'
import { createParties, type Party } from './party.ts'
import type { Who } from './who.ts'

const slug = 'Zm9vYmFyLWtVcE9fa3VwbyE'.slice(0, 22)
const company = '9230000000000000001'
const places = { 40: ['Aether', 'Jenova'], 41: ['Aether', 'Faerie'] }
const person = (id: number, more: object = {}) => {
  return { id, name: `Person ${id}`, worldId: 40, worldName: 'Jenova', iconUrl: `/${id}`, status: 'ready', ...more }
}
const shown = (id: number, more: object = {}) => ({ id, name: `Person ${id}`, worldId: 40, iconUrl: `/${id}`, ...more })
const here = (id: number): RecentCharacter => {
  return { id, name: `Person ${id}`, worldName: 'Faerie', iconUrl: '' }
}

const read = async (who: Who, files: Readonly<Record<string, unknown>>, known: readonly RecentCharacter[] = []) => {
  const { ask, asked } = webOf({ '/places.json': places, ...files }, 404, async () => 'token')
  const party = createParties({ ask, waits: waitsAt().waits, knownHere: () => known })(who)
  const stop = party.subscribe(() => {})
  await vi.waitFor(() => expect(party.get().state).not.toBe('loading'))
  stop()
  return { view: party.get(), asked, value: party.get().value as Party }
}

describe('a group', () => {
  const path = `/api/group/${slug}/`
  test('has the name, the page and the members that everybody sees of it', async () => {
    const members = [person(3), person(1)]
    const { value } = await read({ by: 'group', slug }, { [path]: { slug, name: 'Moogles', members, hidden: 2 } })
    expect(value).toEqual({
      ...{ who: { by: 'group', slug }, title: 'Moogles', path: `/group/${slug}/` },
      ...{ members: [shown(3), shown(1)], hidden: 2, left: 0 },
    })
  })

  test('that does not exist is none; one that cannot be had has failed', async () => {
    const ofCode = async (code: string) => {
      const refused: Ask = async () => ({ ok: false, code: code as 'notFound' }) as never
      const party = createParties({ ask: refused, waits: waitsAt().waits, knownHere: () => [] })({ by: 'group', slug })
      party.subscribe(() => {})
      await vi.waitFor(() => expect(party.get().state).not.toBe('loading'))
      return party.get()
    }
    expect(await ofCode('noSuchGroup')).toMatchObject({ state: 'ready', value: null })
    expect(await ofCode('internal')).toMatchObject({ state: 'failed', code: 'internal' })
  })
})

describe('a free company', () => {
  const path = `/api/companies/${companyShard(company)}/`
  const member = (id: number, score: number) => {
    return { id, name: `Person ${id}`, worldId: 40, scores: [score], ranks: [null], newest: null }
  }

  test('has its members by their points, a hundred at most', async () => {
    const members = Array.from({ length: mostCharacters + 3 }, (_, at) => member(at + 1, 5))
    const files = {
      [path]: { generateTime: 1, companies: { [company]: { name: 'Kupo', worldId: 40, totals: [], members } } },
    }
    const { value } = await read({ by: 'company', id: company }, files)
    expect([value.title, value.path, value.members.length, value.left]).toEqual([
      ...['Kupo', `/fc/${company}/`, mostCharacters, 3],
    ])
    expect(value.members[0]).toEqual(shown(1, { iconUrl: '' }))
  })

  test('of which fewer than two are known is none', async () => {
    const { view } = await read({ by: 'company', id: company }, { [path]: { generateTime: 1, companies: {} } })
    expect(view).toMatchObject({ state: 'ready', value: null })
  })
})

describe('characters', () => {
  const of = (...ids: number[]): Who => ({ by: 'characters', ids })
  /** What is said of the characters of a path; of those without a name nothing is. */
  const answer = (ids: readonly number[], without: readonly number[] = []) => {
    const characters = ids.map((id) =>
      without.includes(id) ? null : { name: `Person ${id}`, worldId: 40, iconUrl: `/${id}` },
    )
    return { [`/api/charsitems/mounts/${ids.join()}/`]: { ids, hidden: [], characters, types: {} } }
  }

  test('stay in the order of the address, and are named as this browser knows them, else by one call for all', async () => {
    const { value, asked } = await read(of(9, 2), answer([2, 9]), [here(9)])
    expect(value.members).toEqual([shown(9, { worldId: 41, iconUrl: '' }), shown(2)])
    expect([value.title, value.path, value.hidden]).toEqual([null, null, 0])
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(['/api/charsitems/mounts/2,9/'])
  })

  test('are not asked for where this browser knows them all', async () => {
    const { value, asked } = await read(of(9, 2), {}, [here(9), here(2)])
    expect(value.members.map(({ id }) => id)).toEqual([9, 2])
    expect(asked).toEqual(['/places.json'])
  })

  test('that are hidden, gone or unknown are counted and not named', async () => {
    const { value } = await read(of(1, 2, 3, 4), answer([1, 2, 3, 4], [1, 2, 3]))
    expect([value.members, value.hidden]).toEqual([[shown(4)], 3])
  })

  test('that cannot be asked for now are there without a name', async () => {
    const { value } = await read(of(5, 4), { '/api/charsitems/mounts/4,5/': 500 }, [here(4)])
    expect(value.members).toEqual([
      { id: 5, name: '', worldId: 0, iconUrl: '' },
      shown(4, { worldId: 41, iconUrl: '' }),
    ])
  })

  test('are a hundred in one call, which puts none of them in a queue', async () => {
    const ids = Array.from({ length: mostCharacters }, (_, at) => at + 1)
    const { value, asked } = await read(of(...ids), answer(ids))
    expect(value.members.map(({ name }) => name)).toEqual(ids.map((id) => `Person ${id}`))
    expect(asked.filter((path) => path.startsWith('/api/')).length).toBe(1)
  })
})

test('the reader’s own are those that they have verified', async () => {
  const { value, asked } = await read(
    { by: 'own' },
    { '/api/user/chars/': { chars: [person(8), person(7)], lost: [] } },
  )
  expect(value.members).toEqual([shown(8), shown(7)])
  expect(asked).toEqual(['/api/user/chars/'])
})
