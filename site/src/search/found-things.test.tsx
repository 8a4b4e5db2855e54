import { packShelf } from '@kupodex/data/find'
import { expect, onTestFinished, test, vi } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'

const { shelf, names } = packShelf({ kind: 'minion', path: '/rarity/minion/global/{id}/', own: 'minions' }, [
  { id: '3', name: 'Fat Cat', patch: null },
  { id: '4', name: 'Wind-up Secret', patch: 75 },
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

test('where the shield hides what has the name, that is said, with the way to change it, and not that nothing has', async () => {
  const page = await draw('secret', 'Nothing at all.')
  await eventually(page, () => expect(page.words('.found-things a')).toEqual(['Wind-up Secret']))
  const { shield } = await import('#shield/shield-store.ts')
  onTestFinished(() => shield.set(null))
  await page.settle(() => shield.set(74))
  expect([page.words('.found-things a'), page.attributes('p.panel a', 'href')]).toEqual([[], ['/spoilers/']])
  expect(page.words('.unseen')).toEqual([''])
  await page.settle(() => shield.set(75))
  expect([page.words('.found-things a'), page.all('p.panel').length]).toEqual([['Wind-up Secret'], 0])
})

test('what the reader wants is marked, and each thing leads to its page', async () => {
  const page = await draw('fat cat', '')
  await eventually(page, () => expect(page.attributes('.found-things a', 'href')).toEqual(['/rarity/minion/global/3/']))
  expect([page.words('.found-things small'), page.words('.unseen')]).toEqual([[], ['1 result']])
  const { mine, nobodys } = await import('#find/mine.ts')
  await page.settle(() => mine.set({ ...nobodys, characterId: 7, owns: () => true, wants: () => true }))
  expect(page.words('.found-things small')).toEqual(['✓ Obtained', '★ Wish list'])
  expect(page.attributes('.found-things a', 'href')).toEqual(['/char/7/minions/3/'])
  await page.settle(() => mine.set(nobodys))
})
