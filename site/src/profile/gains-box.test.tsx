import { recordOf } from '@kupodex/data/game'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failedTexts } from '#ask/texts.ts'
import { character } from '#dev/frame.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { openPage } from '#ui/page.fixture.ts'
import { noRarity } from '#tables/rarity.ts'
import { readGainFile } from './gain-file.ts'
import { gainWeights } from './build/gain-weights.ts'
import { profilePageTexts } from './profile-texts.ts'
import { syncedTypes } from './things.ts'
import type { NearRarity } from './use-near-rarity.ts'

beforeEach(() => {
  vi.resetModules()
  // A Thursday.
  vi.useFakeTimers({ now: Date.UTC(2026, 3, 9, 12), toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

const { collections, profile } = profilePageTexts('en')
const yesterday = Date.UTC(2026, 3, 8) / 1000
const weights = gainWeights()
const counted = [...(readGainFile(weights).get('mount')?.values() ?? [])].filter(({ counts }) => counts)
const mounts = counted.slice(0, 2).map(({ id }) => ({ id, date: yesterday, deleted: false }))
const hidden = { achievementsPrivate: true, emotesPrivate: true }
const someone = { ...character, ...hidden, mounts, achievements: [], emotes: [], worldName: 'Odin' }

/** The box as it is built, and as a browser draws it. */
const boxOf = async (rarity: object | null = noRarity, of: object = {}) => {
  const { GainsBox } = await import('./gains-box.tsx')
  const rarities = recordOf(syncedTypes, () => rarity && ({ ...rarity, isNear: true } as NearRarity))
  const parts = { ...character.parts, mounts: { state: 'public', asOf: 1 } as const }
  return (
    <GainsBox
      {...{ language: 'en', rarities, text: profile.gains, titles: collections }}
      character={{ ...someone, parts, ...of }}
    />
  )
}
const draw = async (web: Readonly<Record<string, unknown>>, ...of: Parameters<typeof boxOf>) => {
  const page = await drawn(null, { web })
  await page.draw(await boxOf(...of))
  return page
}

test('gains have their room while what things weigh is on its way', async () => {
  const { all, words } = openPage(renderToStaticMarkup(await boxOf()))
  expect([all('.part-gains > .gains[aria-busy=true]').length, words('[role=alert]')]).toEqual([1, []])
  expect(all('.halves rect').length).toBeGreaterThan(364)
})

test('gains have a row for each measure; what is private says so, and unknown rarity is a dash', async () => {
  const page = await draw({ '/gain-weights.json': weights })
  await page.until(() =>
    expect(page.words('.gains tbody th').map((words) => words.replace(/since .*/, ''))).toEqual([
      profile.gains.points,
      collections.mount,
      collections.minion,
      collections.emote,
      profile.gains.rarity,
    ]),
  )
  expect(page.words('.part-gains > .gains thead th')).toEqual([
    ...[profile.gains.week, profile.gains.month, profile.gains.best],
  ])
  expect(page.one('.part-gains > .gains thead tr').firstElementChild?.localName).toBe('td')
  // Of what the Lodestone has no dates of it is said since when it is counted; of what is hidden, not.
  const since = profile.gains.since.replace('{date}', 'Jan 1, 1970')
  expect(page.all('.gains tbody th').map((head) => head.querySelector('small')?.textContent ?? null)).toEqual([
    ...[null, since, since, null, null],
  ])
  const [points, ofMounts, , , rarity] = page.all('.gains tbody tr').map((row) => row.textContent)
  expect(points).toContain(profile.gains.private)
  expect(ofMounts).toMatch(/222from Apr 7, 2026$/)
  expect(rarity).toContain('––')
  expect(page.all('[role=alert], [aria-busy]')).toEqual([])
  expect(page.all('a').at(-1)?.getAttribute('href')).toBe('/ranking/gains/Odin/')
  expect(page.words('a').at(-1)).toBe(profile.gains.open.replace('{scope}', 'Odin'))
})

test('a year of days is a sentence and squares, also where the weights of things cannot be had', async () => {
  const page = await draw({})
  expect(page.words('.year > p')[0]).toMatch(/^2 items obtained since .*, on 1 day\. The most on one day: 2, on /)
  expect(page.all('.halves rect').length).toBeGreaterThan(364)
  expect(page.all('.halves rect.shade-2')).toHaveLength(1)
  // A day on which nothing was obtained has nothing to say.
  expect(page.words('.halves title')).toEqual(['Apr 8, 2026: 2'])
  await page.until(() => expect(page.words('[role=alert]')).toEqual([failedTexts('en').failed]))
  expect(page.all('[aria-busy]').length).toBe(0)
})

test.each([
  ['are on their way', null, ['…', '…', '…']],
  ['are there', { charCount: 100, failed: false, of: () => ({ points: 50 }) }, ['100', '100', '100from Apr 7, 2026']],
])('rarity points that %s say so', async (_, rarity, said) => {
  const page = await draw({ '/gain-weights.json': weights }, rarity)
  await page.until(() => expect(page.all('.part-gains > .gains tbody tr').length).toBe(5))
  const cells = [...(page.all('.part-gains > .gains tbody tr').at(-1)?.querySelectorAll('td') ?? [])]
  expect(cells.map(({ textContent }) => textContent)).toEqual(said)
})

test('of a character whose world is not known there is no ranking to open', async () => {
  const page = await draw({}, noRarity, { worldName: '' })
  expect(page.all('a').length).toBe(0)
})
