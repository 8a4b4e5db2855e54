import { expect, test, vi } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'
import type { ForReader } from './for-reader.tsx'
import { userKey } from '#user/kept-user.ts'

const someone = (id: number, name: string) => ({ id, name, worldName: 'Odin', iconUrl: '' })
const user = {
  ...{ subject: 'a', at: Date.now(), nickname: '', lost: [], favorites: [] },
  own: [someone(7, 'Mina Example'), someone(8, 'Rin Example'), someone(9, '')],
}
const items = (...ids: number[]) => ({ private: false, items: ids.map((id) => ({ id, date: 1, deleted: false })) })

interface Row {
  id: number
  isOwned: boolean
}

/** What a list of mounts of a character shows to its reader alone, once that is known. */
const forReaderOf = async (characterId: number) => {
  vi.resetModules()
  const page = await drawn(null, {
    path: `/char/${characterId}/mounts/`,
    kept: { [userKey]: JSON.stringify(user) },
    web: {
      '/part-texts/en/alts.json': {},
      '/api/user/char/8/mounts/': items(1, 2),
      '/api/user/char/9/mounts/': items(2),
    },
  })
  vi.doMock('#ask/page.ts', async () => {
    const { createAsk } = await import('#ask/ask.ts')
    return { ask: createAsk({ fetch, token: async () => 'token' }) }
  })
  const { followForReader } = await import('./for-reader.tsx')
  let last: ForReader<Row> | null = null
  const stop = followForReader<Row>(
    'en',
    { type: 'mount', characterId },
    (row) => row,
    (next) => (last = next),
  )
  return { page, stop, last: () => last }
}

test('what another character of theirs has and this one lacks says so, and can be left out', async () => {
  const { page, stop, last } = await forReaderOf(7)
  await page.until(() => expect(last()).not.toBeNull())
  const { signs, facets, keep } = last()!
  expect([1, 2, 3].map((id) => signs?.labelOf(id))).toEqual(['on Rin Example', 'on Rin Example, #9', ''])
  const [facet] = facets
  expect(facet?.valuesOf({ id: 1, isOwned: false })).toEqual(['other'])
  expect(facet?.valuesOf({ id: 3, isOwned: false })).toEqual(['none'])
  expect(facet?.valuesOf({ id: 1, isOwned: true })).toEqual([])
  expect(['none', 'other'].map((value) => facet?.labelOf(value))).toEqual(['On none of mine', 'On another of mine'])
  const rows = [{ id: 1, isOwned: false }]
  expect(keep(rows, {} as never)).toBe(rows)
  await page.draw(signs && <signs.Sign language="en" id={2} />)
  expect(page.words('.on-alt')).toEqual(['on Rin Example, #9'])
  stop()
})

test('in a list of a character that is not theirs nothing is asked for', async () => {
  const { page, stop, last } = await forReaderOf(5)
  await page.settle()
  await page.settle()
  expect(last()).toBeNull()
  stop()
})
