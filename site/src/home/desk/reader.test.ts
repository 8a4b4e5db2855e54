import { expect, onTestFinished, test, vi } from 'vitest'
import { chosenKey } from '#recent/chosen-key.ts'
import { recentKey } from '#recent/recent-key.ts'
import { openPage } from '#ui/page.fixture.ts'
import { wishesKey } from '#wishes/wishes-key.ts'

const person = (id: number) => ({ id, name: `Person ${id}`, worldName: 'Lich', iconUrl: '' })
const wish = { type: 'mount', id: 3, wish: 'want', at: 1 }

test.each([
  ['who only opened characters', {}, [7], false],
  ['who chose one of them', { [chosenKey]: [person(8)] }, [8, 7], true],
  ['who wished for something', { [wishesKey]: [wish] }, [7], true],
])('without an account, of %s', async (_, kept, ids, hasDesk) => {
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
  openPage('<main></main>', {
    kept: Object.fromEntries(
      Object.entries({ ...kept, [recentKey]: [person(7)] }).map(([key, value]) => [key, JSON.stringify(value)]),
    ),
  })
  const { followReader, hasDeskHere, reader } = await import('./reader.ts')
  followReader()
  expect([reader.get().characters?.map(({ id }) => id), hasDeskHere()]).toEqual([ids, hasDesk])
})
