import type { ComponentProps } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { character as sample } from '#dev/frame.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import type { NewsLine as Line } from './news-line.tsx'
import type { Seen, seenOf as SeenOf } from './seen.ts'
import { profileTexts } from './texts.ts'
import type { Creature } from './use-creatures.ts'

const text = profileTexts('en').since

/** What is remembered of a character. */
interface Remembering {
  seenOf: typeof SeenOf
}
const mounts = (...ids: number[]) => ids.map((id) => ({ id, date: id, deleted: false }))
const character: CharacterAnswer = {
  ...sample,
  mounts: mounts(1, 2, 3),
  parts: { ...sample.parts, mounts: sample.parts.minions },
}
const row = (id: number, patch: string): Creature =>
  ({ id, name: `Mount ${id}`, patch, howTo: '', sort: id, sourceTypeId: 1, obtainable: true, deleted: false }) as never

beforeEach(() => void vi.resetModules())

/** The line of a character that this browser showed before as `seen` says, and what it remembers after. */
const open = async (
  seen: ((of: Remembering) => Seen) | null,
  { shown = {}, rows = [row(1, '2.0')] as Creature[], now = character, state = 'ready' } = {},
) => {
  const [seenModule, { writeSeen, readSeen }, { view }] = await Promise.all([
    import('./seen.ts'),
    import('./seen-store.ts'),
    import('#character/character-store.ts'),
  ])
  const page = await drawn(null)
  if (seen !== null) writeSeen(page.storage, now.id, seen(seenModule))
  view.set({ state: 'ready', character: now, at: Date.now(), ...shown })
  const { NewsLine } = await import('./news-line.tsx')
  const none = { state, rows: [], of: () => undefined }
  const things = {
    tables: { mount: { ...none, rows }, minion: none, facewear: none },
    thingName: (_: string, id: number) => ({ name: `Mount ${id}`, patch: null }),
  }
  const shared = { language: 'en', text, rank: '#{rank}', titles: { mount: 'Mounts' }, unnamed: String } as const
  const common = { asOf: 'As of {date}', globalWithin: 'all worlds' }
  await page.draw(
    <NewsLine {...({ ...shared, common, things } as unknown as ComponentProps<typeof Line>)} character={now} />,
  )
  const kept = () => readSeen(page.storage, now.id)
  const toggle = (isOpen: boolean) => page.settle(() => void (page.one<HTMLDetailsElement>('details').open = isOpen))
  return { ...page, kept, toggle }
}

const before = { ...character, mounts: mounts(1) }
const seenBefore = ({ seenOf }: Remembering) => seenOf(before, Date.UTC(2026, 0, 2), '2.0')

test('at a first visit it says as of when the character was read, and remembers it', async () => {
  const page = await open(null)
  expect(page.words('p')[0]).toMatch(/^As of .*2026/)
  expect(page.kept()).not.toBeNull()
})

test('what is new is counted, and remembered only once it was open', async () => {
  const page = await open(seenBefore)
  expect(page.words('summary')[0]).toMatch(/^New since .*2026.*: 2 items obtained$/)
  expect(page.kept()?.at).toBe(Date.UTC(2026, 0, 2))
  await page.toggle(true)
  expect(page.kept()?.at).not.toBe(Date.UTC(2026, 0, 2))
  await page.until(() => expect(page.words('.news li')).toEqual(['Mount 3', 'Mount 2']))
})

test('what the game has since is released', async () => {
  const rows = [row(1, '2.0'), row(8, '2.1')]
  const page = await open(({ seenOf }) => seenOf(character, Date.UTC(2026, 0, 2), '2.0'), { rows })
  expect(page.words('summary')[0]).toMatch(/: 1 item released$/)
  await page.toggle(true)
  await page.until(() => expect(page.words('.news h3, .news li')).toEqual([text.out, 'Mount 8']))
  expect(page.kept()?.patch).toBe('2.1')
})

test('a rank that changed is said with what it was', async () => {
  const ranks = { ...character.ranks, mount: { ...character.ranks.mount, world: 9 } } as CharacterAnswer['ranks']
  const page = await open(({ seenOf }) => seenOf({ ...character, ranks }, Date.UTC(2026, 0, 2), '2.0'))
  expect(page.words('summary')[0]).toMatch(/: 1 rank changed$/)
  await page.toggle(true)
  await page.until(() => expect(page.words('.news li')).toEqual(['Mounts, Example: #7 (was #9)']))
})

test.each([
  ['what only its owner sees', { isOwn: true }],
  ['a copy from before', { isKept: true }],
])('%s is not remembered', async (_, shown) => {
  const page = await open(null, { shown })
  expect(page.kept()).toBeNull()
})

test('of what only its owner sees nothing is new', async () => {
  expect((await open(seenBefore, { shown: { isOwn: true } })).all('details').length).toBe(0)
})

test('the patch that was seen stays while tables are loading', async () => {
  const page = await open(({ seenOf }) => seenOf(character, 1, '1.9'), { rows: [], state: 'loading' })
  expect([page.kept()?.patch, page.kept()?.at === 1]).toEqual(['1.9', false])
})

test('of many things twelve are named', async () => {
  const many = { ...character, mounts: mounts(...Array.from({ length: 20 }, (_, at) => at + 1)) }
  const page = await open(seenBefore, { now: many })
  await page.toggle(true)
  await page.until(() => expect(page.all('.news li').length).toBe(13))
  expect(page.words('.news li').at(-1)).toBe('and 7 more')
})
