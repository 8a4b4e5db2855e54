import { expect, test, vi } from 'vitest'
import { cachesInMemory } from '#offline/caches.fixture.ts'
import { openShelves } from '#offline/shelves.ts'
import { chosenCharacter } from '#recent/chosen.ts'
import { chosenKey, recentKey } from '#storage/keys.ts'
import { openPage } from '#ui/page.fixture.ts'
import { forgetCharacters, forgetCopies } from './forget.ts'

const kept = JSON.stringify([{ id: 7, name: 'Mina', worldName: 'Lich', iconUrl: '' }])

test('of characters that whoever comes next must not see nothing is kept, chosen or only opened', async () => {
  const { storage } = openPage('<main></main>', { kept: { [recentKey]: kept, [chosenKey]: kept } })
  await forgetCopies([7])
  await forgetCharacters([8])
  expect([storage.getItem(recentKey), chosenCharacter(storage)?.id]).toEqual([kept, 7])
  await forgetCharacters([7])
  expect([storage.getItem(recentKey), chosenCharacter(storage)]).toEqual(['[]', null])
})

test('neither is what was kept for reading without a network', async () => {
  openPage('<main></main>')
  const { storage } = cachesInMemory()
  vi.stubGlobal('caches', storage)
  const keep = (kind: 'pages' | 'answers', path: string) =>
    openShelves(storage).keep(kind, `https://kupodex.test${path}`, new Response('1'))
  const kinds = async () => {
    const shelves = openShelves(storage)
    return [(await shelves.list('pages')).length, (await shelves.list('answers')).length]
  }
  await keep('pages', '/char/7/')
  await keep('answers', '/api/charevents/7/')
  await keep('answers', '/api/ranking/mount/global/standard/')
  await forgetCopies([7])
  expect(await kinds()).toEqual([1, 1])
  await forgetCharacters([7])
  expect(await kinds()).toEqual([0, 0])
})
