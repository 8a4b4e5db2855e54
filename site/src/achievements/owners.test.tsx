import { atom } from 'nanostores'
import { expect, onTestFinished, test, vi } from 'vitest'
import { character } from '#dev/frame.fixture.ts'
import { pageRarity } from '#tables/page.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { Owners } from './owners.tsx'
import { pageTextsIn } from './page-texts.ts'

const texts = pageTextsIn('en')
const entry = { id: 5, count: 20, percent: 2, percentFull: 2, points: 1234 }

/** The owners of a thing, as the rarities of scopes are: one that is left out is loading, null cannot be had. */
const open = async (rarities: Readonly<Record<string, object | null>>, dcName = 'Light') => {
  const rarityOf = vi
    .spyOn(pageRarity, 'rarityOf')
    .mockImplementation(((_: string, scope: string) =>
      Object.assign(
        atom(
          rarities[scope] === undefined
            ? { state: 'loading', value: null }
            : rarities[scope] === null
              ? { state: 'failed', value: null, code: 'offline' }
              : { state: 'ready', value: rarities[scope], asOf: 0 },
        ),
        { again: () => undefined },
      )) as never)
  onTestFinished(() => rarityOf.mockRestore())
  const page = await drawn(
    <Owners
      {...{ language: 'en', texts, type: 'achievement', id: 5, heading: 'Completed by' }}
      character={{ ...character, dcName }}
    />,
  )
  return { ...page, facts: page.words('dt, dd') }
}
const rarity = (one: object | undefined, charCount = 1000) => ({ charCount, of: () => one, failed: false })

test('the share of owners is said of all worlds and of the data center, with the label', async () => {
  const page = await open({ global: rarity(entry), Light: rarity({ ...entry, percent: 50, percentFull: 50 }) })
  expect(page.facts).toEqual([
    ...[texts.everywhere, '2.0%', 'Light', '50.0%'],
    ...[texts.rarity.itemPoints, expect.stringMatching(/^1,234 · \w+/) as string],
  ])
  expect([page.words('h3'), page.one('a').getAttribute('href')]).toEqual([
    ['Completed by'],
    '/rarity/achievement/global/5/',
  ])
})

test.each([
  ['is loading', {}, '…'],
  ['cannot be had', { global: null }, '–'],
  ['nobody has', { global: rarity(undefined) }, texts.rarity.nobody],
  ['is of nobody', { global: rarity(undefined, 0) }, texts.rarity.notCounted],
  ['has no points', { global: rarity({ ...entry, points: 0 }) }, '2.0%'],
])('of what %s there is no label', async (_, rarities, said) => {
  expect((await open(rarities, '')).facts).toEqual([texts.everywhere, said])
})
