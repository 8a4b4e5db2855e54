import { packShelf } from '@kupodex/data/find'
import { expect, test, vi } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'

const { shelf, names } = packShelf({ kind: 'minion', path: '/rarity/minion/global/{id}/', own: 'minions' }, [
  { id: '3', name: 'Fat Cat', patch: null },
  ...Array.from({ length: 13 }, (_, at) => ({ id: String(at + 20), name: `Moogle ${at + 1}`, patch: null })),
])
const file = {
  kinds: { minion: { name: 'Minions' } },
  marks: { own: 'Obtained', wanted: 'Wish list' },
  shelves: [shelf],
  names: [names],
}
const noFile = { ...file, shelves: [], names: [] }

const draw = async (text: string, none: string, more: Readonly<Record<string, unknown>> = {}) => {
  vi.resetModules()
  const { FoundThings } = await import('./found-things.tsx')
  const page = await drawn(<FoundThings language="en" text={text} none={none} />, {
    web: {
      ...{ '/find-names/en/main.json': noFile, '/find-names/en/long.json': file, '/places.json': {} },
      '/api/company-names/kw/': { prefix: 'kw', deeper: [], names: [['9230000000000000001', 'Kweh', 40, 2]] },
      ...more,
    },
  })
  const isRead = async () => {
    await page.settle()
    expect(page.all('[role]').length).toBeGreaterThan(0)
  }
  await vi.waitFor(isRead, { timeout: 30_000 })
  return page
}

/** Free companies come a moment after the last letter. */
const eventually = async (page: Awaited<ReturnType<typeof draw>>, check: () => void) =>
  vi.waitFor(
    async () => {
      await page.settle()
      check()
    },
    { timeout: 30_000 },
  )

test('where neither a thing nor a character has the name, it is said', async () => {
  const page = await draw('zzzz', 'Nothing at all.')
  await eventually(page, () => expect(page.words('.panel')).toEqual(['Nothing at all.']))
})

test.each([
  ['fat cat', 'Nothing at all.', ['Fat Cat']],
  ['zzzz', '', []],
  ['kweh', 'Nothing at all.', ['Kweh']],
])('of %s with %j nothing is said to be missing', async (text, none, found) => {
  const page = await draw(text, none)
  await eventually(page, () => {
    expect([page.words('.panel a'), page.words('p.panel')]).toEqual([found, []])
  })
})

test('of a kind the first are listed, with how many there are, and a company with what is known of it', async () => {
  const page = await draw('moogle', '')
  await eventually(page, () => expect(page.words('h2')).toEqual(['Minions (13)']))
  expect([page.all('.panel a').length, page.words('.unseen')]).toEqual([12, ['13 results']])
  const other = await draw('kweh', '')
  await eventually(other, () => expect(other.words('h2')).toEqual(['Free Companies']))
  expect(other.words('.panel small')).toEqual(['2 members on Kupodex'])
})

test('names that cannot be loaded are told of, and only those', async () => {
  expect((await draw('fat cat', '')).words('[role=alert]')).toEqual([])
  const broken = { '/find-names/en/main.json': 404, '/find-names/en/long.json': 404 }
  const page = await draw('fat cat', '', broken)
  await eventually(page, () => expect(page.words('[role=alert]')).toEqual(['Items and pages could not be loaded.']))
})
