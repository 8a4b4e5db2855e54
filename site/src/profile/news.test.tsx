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
  {
    shown = {},
    rows = [row(1, '2.0')] as Creature[],
    now = character,
    state = 'ready' as string,
    others = undefined as string | undefined,
    otherwise = undefined as string | undefined,
    isDrawn = true,
    nameOf = (id: number): object | null | undefined => ({ name: `Mount ${id}`, patch: null }),
  } = {},
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
  const none = { state: others ?? state, rows: [], of: () => undefined }
  const things = {
    tables: { mount: { ...none, state, rows }, minion: none, facewear: none },
    thingName: (_: string, id: number) => nameOf(id),
  }
  const shared = { language: 'en', text, rank: '#{rank}', titles: { mount: 'Mounts' }, unnamed: String } as const
  const common = { asOf: 'As of {date}', globalWithin: 'all worlds' }
  await page.draw(
    <NewsLine
      {...({ ...shared, common, things, otherwise } as unknown as ComponentProps<typeof Line>)}
      character={isDrawn ? now : null}
    />,
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

test('of twelve things all are named, and nothing is said of more', async () => {
  const twelve = { ...character, mounts: mounts(...Array.from({ length: 13 }, (_, at) => at + 1)) }
  const page = await open(seenBefore, { now: twelve })
  await page.toggle(true)
  await page.until(() => expect(page.all('.news li').length).toBe(12))
})

test('of many things that the game has since twelve are named, none that cannot be had', async () => {
  const rows = Array.from({ length: 16 }, (_, at) => row(at + 10, '2.1'))
  const gone = { ...row(50, '2.1'), obtainable: false }
  const page = await open(({ seenOf }) => seenOf(character, 1, '2.0'), { rows: [gone, ...rows] })
  expect(page.words('summary')[0]).toMatch(/: 16 items released$/)
  await page.toggle(true)
  await page.until(() => expect(page.all('.news li').length).toBe(13))
  expect([page.words('.news li')[0], page.words('.news li').at(-1)]).toEqual(['Mount 10', 'and 4 more'])
})

test('a thing whose name is on its way is a sign, and one that has none its number', async () => {
  const names: Readonly<Record<number, null | undefined>> = { 2: null, 3: undefined }
  const page = await open(seenBefore, { nameOf: (id: number) => names[id] })
  await page.toggle(true)
  await page.until(() => expect(page.words('.news li')).toEqual(['3', '…']))
})

test('what else is said stands where nothing is new; while the character is on its way, nothing', async () => {
  expect((await open(null, { otherwise: 'Welcome' })).words('p')).toEqual(['Welcome'])
  expect((await open(null, { otherwise: 'Welcome', isDrawn: false })).words('p')).toEqual([''])
})

test('another character than the one that is shown is not remembered', async () => {
  const page = await open(null, { shown: { character: { ...character } } })
  expect(page.kept()).toBeNull()
})

test('the patch that was seen stays while one of the tables is loading', async () => {
  const page = await open(({ seenOf }) => seenOf(character, 1, '1.9'), { others: 'loading', rows: [row(1, '1.8')] })
  expect(page.kept()?.patch).toBe('1.9')
  const all = await open(({ seenOf }) => seenOf(character, 1, '1.9'), { rows: [row(1, '1.8')] })
  expect(all.kept()?.patch).toBe('1.8')
})

test('of many things twelve are named', async () => {
  const many = { ...character, mounts: mounts(...Array.from({ length: 20 }, (_, at) => at + 1)) }
  const page = await open(seenBefore, { now: many })
  await page.toggle(true)
  await page.until(() => expect(page.all('.news li').length).toBe(13))
  expect(page.words('.news li').at(-1)).toBe('and 7 more')
})
