import { expect, test, vi } from 'vitest'
import { packShelf } from '#find/names-file.ts'
import { drawn } from '#ui/drawn.fixture.ts'

const { shelf, names } = packShelf({ kind: 'minion', path: '/rarity/minion/global/{id}/', own: 'minions' }, [
  { id: '3', name: 'Fat Cat', patch: null },
])
const file = {
  kinds: { minion: { name: 'Minions' } },
  marks: { own: 'Obtained', wanted: 'Wish list' },
  shelves: [shelf],
  names: [names],
}
const noFile = { ...file, shelves: [], names: [] }

const draw = async (text: string, none: string) => {
  vi.resetModules()
  const { FoundThings } = await import('./found-things.tsx')
  const page = await drawn(<FoundThings language="en" text={text} none={none} />, {
    web: { '/find-names/en/main.json': noFile, '/find-names/en/long.json': file },
  })
  const isRead = async () => {
    await page.settle()
    expect(page.all('[role]').length).toBeGreaterThan(0)
  }
  await vi.waitFor(isRead, { timeout: 30_000 })
  return page
}

test('where neither a thing nor a character has the name, it is said', async () => {
  expect((await draw('zzzz', 'Nothing at all.')).words('.panel')).toEqual(['Nothing at all.'])
})

test.each([
  ['fat cat', 'Nothing at all.', ['Fat Cat']],
  ['zzzz', '', []],
])('of %s with %j nothing is said to be missing', async (text, none, found) => {
  const { words } = await draw(text, none)
  expect([words('.panel a'), words('p.panel')]).toEqual([found, []])
})
