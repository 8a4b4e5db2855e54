import { atom } from 'nanostores'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { boardTypes } from '@kupodex/data/game'
import { character as sample } from '#dev/frame.fixture.ts'
import { showTables, type ShownTables } from '#tables/build/shown.fixture.ts'
import { pageRarity } from '#tables/page.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { waitForIdle } from '#ui/page.fixture.ts'
import { Profile } from './profile.tsx'
import { profilePageTexts } from './profile-texts.ts'

const texts = profilePageTexts('en')
const { character: text, collections, common, own, profile } = texts
const isPublic = sample.parts.minions
const some = (...ids: number[]) => ids.map((id) => ({ id, date: 1, deleted: false }))
const character: CharacterAnswer = {
  ...sample,
  ...{ achievements: some(9), mounts: some(1, 2, 3), minions: some(5) },
  ...{ achievementRecent: 9, mountRecent: 2, minionRecent: null },
  parts: { ...sample.parts, mounts: isPublic },
}
const row = (id: number, name: string) => ({
  ...{ id, name, patch: '2.0', howTo: '', sort: id, sourceTypeId: 1 },
  ...{ obtainable: true, isInLog: true, deleted: false },
})
const tables = { mounts: [row(1, 'Horse'), row(2, 'Goat'), row(3, 'Swan')], minions: [row(5, 'Cat')] }

/** How many of 100 have each thing, by type and id. */
const counts: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  achievement: { 9: 40 },
  mount: { 1: 50, 2: 20, 3: 0 },
  minion: {},
}
const showRarity = () => {
  const asked: string[] = []
  const rarityOf = vi.spyOn(pageRarity, 'rarityOf').mockImplementation(((type: string, scope: string) => {
    asked.push(`${type} ${scope}`)
    const of = (id: number) => {
      const count = counts[type]?.[id]
      return count === undefined ? undefined : { id, count, points: 1, percent: count, percentFull: count }
    }
    const value = { charCount: 100, failed: false, of }
    return Object.assign(atom({ state: 'ready', value, asOf: 0 }), { again: () => undefined })
  }) as never)
  onTestFinished(() => rarityOf.mockRestore())
  return asked
}

/** The profile of a character, once the browser has had time for what comes after its first screen. */
const open = async (of: CharacterAnswer | null, shown: ShownTables = {}) => {
  const rarities = showRarity()
  showTables({ ...tables, ...shown })
  const page = await drawn(null, { web: { '/character-names/en/achievement/0.json': { 9: 'To Be Nine' } } })
  const idle = waitForIdle()
  const draw = (one: CharacterAnswer | null) =>
    page.draw(
      <Profile {...{ language: 'en', texts, images: null, updating: false }} syncNow={() => {}} character={one} />,
    )
  await draw(of)
  const before = rarities.length
  await page.settle(idle)
  await page.calm()
  const boxes = () => page.all('.boxes > section')
  const box = (kind: (typeof boardTypes)[number]) => boxes()[boardTypes.indexOf(kind)]
  const facts = (kind: (typeof boardTypes)[number]) =>
    Object.fromEntries(
      [...(box(kind)?.querySelectorAll('.facts > div') ?? [])].map((line) => [
        line.querySelector('dt')?.textContent,
        line.querySelector('dd')?.textContent?.trim(),
      ]),
    )
  return { ...page, draw, idle, rarities, before, box, facts }
}

test('a box says what was obtained last and what is rarest, with its share, and leads to both', async () => {
  const { facts, box } = await open(character)
  expect(facts('achievement')).toMatchObject({
    [profile.recent]: 'To Be Nine',
    [profile.rarest]: 'To Be Nine 40.0%',
  })
  // Nobody had the swan when shares were counted.
  expect(facts('mount')).toMatchObject({ [profile.recent]: 'Goat', [profile.rarest]: 'Swan' })
  expect(facts('minion')).toMatchObject({ [profile.recent]: profile.noRecent, [profile.rarest]: '–' })
  const links = [...(box('mount')?.querySelectorAll('dd a[href*="/mounts/"]') ?? [])]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/char/1001/mounts/2/', '/char/1001/mounts/3/'])
})

test('the lines of a box are the scopes of its ranks, and how many achievements there are beside their points', async () => {
  const { facts } = await open(character)
  const lines = ['Example', 'Sample', common.global, profile.recent, profile.rarest]
  expect(boardTypes.map((type) => Object.keys(facts(type)))).toEqual(
    boardTypes.map((type) => (type === 'achievement' ? [collections.achievement, ...lines] : lines)),
  )
  expect(facts('achievement')[collections.achievement]).toBe('1,500 of 3,000')
  expect(facts('minion')['Example']).toBe(text.unranked)
  expect(facts('achievement')['Example']).toContain('up 2 places since yesterday')
  expect(facts('mount')['Example']).toContain('new since yesterday')
})

test('where a character is at home may be unknown; who was ranked nowhere the day before is new nowhere', async () => {
  const none = { world: null, dataCenter: null, global: null }
  const standing = { ...none, world: 3, of: none, yesterday: none }
  const ranks = { achievement: standing, mount: standing, minion: null }
  const { facts } = await open({ ...character, worldName: '', ranks })
  expect(facts('mount')[common.unknown]).toBe('#3')
})

test('a thing is a sign as long as its name is not known, and its number where it has none', async () => {
  expect((await open(character, { mounts: 'loading' })).facts('mount')[profile.recent]).toBe('…')
  const unnamed = own.events.unknown.replace('{id}', '2')
  expect((await open(character, { mounts: [row(1, 'Horse')] })).facts('mount')[profile.recent]).toBe(unnamed)
})

test('the figure of achievements are points, that of others how many, each above its share', async () => {
  const { box } = await open(character)
  const shown = boardTypes.map((type) => [
    box(type)?.querySelector('.figure')?.textContent,
    box(type)?.querySelector('.words > p')?.textContent,
    box(type)?.querySelector('progress')?.getAttribute('value'),
  ])
  expect(new Map(boardTypes.map((type, at) => [type, shown[at]]))).toEqual(
    new Map([
      ['achievement', ['12,345 points', '41% complete · 12,345 of 30,000', '41']],
      ['mount', ['120 of 280', '42% complete', '42']],
      ['minion', ['0 of 480', '0% complete', '0']],
    ]),
  )
})

test('things are asked for once it is known whose profile it is, and the browser has time', async () => {
  const page = await open(null)
  expect([page.before, page.rarities]).toEqual([0, []])
  expect(page.words('.facts dd a, .facts time')).toEqual([])
  expect(new Set(boardTypes.flatMap((type) => Object.values(page.facts(type))))).toEqual(
    new Set(['0 of 0', text.unranked, '–']),
  )
  await page.draw(character)
  expect(page.rarities).toEqual([])
  await page.settle(page.idle)
  expect([...new Set(page.rarities)].sort()).toEqual(
    ['achievement', 'facewear', 'minion', 'mount'].map((type) => `${type} Sample`),
  )
})

test('when ranks were counted is said, and that they never were', async () => {
  const when = async (ranksAt: number | null) => {
    const page = await open({ ...character, ranksAt })
    const at = page.words('dt').indexOf(profile.ranksAt)
    return page.words('dt + dd')[at]?.replaceAll('\u00a0', ' ')
  }
  expect(await when(Date.UTC(2026, 0, 6))).toBe('Jan 6, 2026, 00:00 UTC')
  expect(await when(null)).toBe('–')
})

test.each([
  ['private', { mountsPrivate: true }, text.partPrivate],
  ['not read yet', { parts: { ...character.parts, mounts: { state: 'unknown', asOf: null } as const } }, own.notRead],
])('what is %s is covered, and the other boxes are not', async (_, of, words) => {
  const { all, box } = await open({ ...character, mounts: [], ...of })
  expect(all('.covered')).toHaveLength(1)
  expect(box('mount')?.querySelector('.covered .hint')?.textContent?.trim()).toBe(words)
})
