import { afterEach, expect, test, vi } from 'vitest'
import { character, frameOf, has, thingOf } from '#dev/frame.fixture.ts'
import type { OwnedView } from '#owned/owned.ts'
import type { ShownTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { portraitTexts } from './texts.ts'

const text = portraitTexts('en')
const tables = {
  emotes: [{ id: 4, name: 'Wave', patch: '2.0' }],
  minions: [{ id: 4, name: 'Cactuar', patch: '2.0' }],
  portraits: [],
}

afterEach(() => {
  vi.doUnmock('#collection/use-ticked.ts')
  vi.resetModules()
})

/** The details of a condition, by what the character has of the thing that it is about. */
const open = async (condition: object, owned: OwnedView, shown: ShownTables = {}) => {
  vi.resetModules()
  const asked: string[] = []
  vi.doMock('#collection/use-ticked.ts', () => ({
    useTicked: (_: string, __: object, { type }: { type: string }) => {
      asked.push(type)
      return { owned }
    },
  }))
  const page = await drawn(null)
  const { showTables } = await import('#tables/build/shown.fixture.ts')
  showTables({ ...tables, portraitConditions: [{ id: 1, emoteId: null, minionId: null, ...condition }], ...shown })
  const { PortraitDetails } = await import('./portrait-details.tsx')
  const frame = frameOf('portrait')
  await page.draw(<PortraitDetails {...{ frame, character, groups: [] }} thing={thingOf({ id: 1, name: 'Mine' })} />)
  return { ...page, asked: new Set(asked) }
}

test.each([
  ['emote', { emoteId: 4 }, 'Wave', '/char/1001/emotes/4/'],
  ['minion', { minionId: 4 }, 'Cactuar', '/char/1001/minions/4/'],
] as const)('a condition about one %s leads to it', async (kind, condition, name, path) => {
  const page = await open(condition, has(4))
  expect([page.words('h3'), page.words('a'), page.one('a').getAttribute('href')]).toEqual([[text[kind]], [name], path])
  expect(page.asked).toEqual(new Set([kind]))
})

test.each([
  ['has it', has(4), text.has],
  ['lacks it', has(5), text.lacks],
  ['hides it', { state: 'private' } as const, text.notKnown],
  ['was never read', { state: 'unread' } as const, text.notKnown],
])('where the character %s, that is said', async (_, owned, words) => {
  expect((await open({ emoteId: 4 }, owned)).words('p').at(-1)).toBe(words)
})

test('a condition about neither, or of what no table has, has no such line', async () => {
  expect((await open({}, has())).words('h3')).toEqual([])
  expect((await open({ emoteId: 99 }, has())).words('h3')).toEqual([])
})

test('that the parts are loading, or cannot be loaded, is said', async () => {
  for (const portraits of ['loading', 'failed'] as const)
    expect((await open({}, has(), { portraits })).one('#part').textContent).not.toBe('')
})
