import { expect, test, vi } from 'vitest'
import type { Unlock } from '@kupodex/data/game'
import type { OwnMarks } from '#collection/use-marks.ts'
import { nothingFixed } from '#marks/fixed.ts'
import { markTexts } from '#marks/texts.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { shopsProps } from './store.fixture.ts'
import { isTicked, type Ticks, useTicks } from './ticks.tsx'
import { NeedsOwnerAnswer } from './who-ticks.tsx'

const emote: Unlock = { kind: 'emote', id: 6 }
const read = ({ id }: Unlock) => (id === 6 ? false : null)

/** Marks of an owner who ticked some things; null: they are not read yet. */
const marksOf = (ids: readonly number[] | null, set: OwnMarks['set'] = async () => {}): OwnMarks => ({
  parts: {} as OwnMarks['parts'],
  view: {
    ...{ fixed: nothingFixed, pending: new Set(), said: null },
    dates: ids === null ? null : new Map(ids.map((id) => [id, 0])),
  },
  ...{ texts: markTexts('en'), set, send: async () => {}, undo: async () => {} },
})

const follow = async () => {
  const seen: Ticks[] = []
  const Follower = ({ see }: { see: (ticks: Ticks) => unknown }) => {
    see(useTicks(read))
    return null
  }
  const { settle } = await drawn(<Follower see={(ticks) => seen.push(ticks)} />)
  const ticks = () => seen.at(-1) as Ticks
  return { ticks, tell: (marks: OwnMarks | null) => settle(() => ticks().tell('emote', marks)), settle }
}

test('ticked are what players check off, not what the Lodestone says', () => {
  expect([isTicked('emote'), isTicked('mount')]).toEqual([true, false])
})

test('before ticks are followed, what was read is shown, and nothing can be ticked', async () => {
  const { ticks } = await follow()
  expect([ticks().has(emote), ticks().of('emote'), ticks().isOpen, ticks().last]).toEqual([false, null, false, null])
})

test.each([
  ['the owner’s ticks go before what was read', [6], true],
  ['also where nothing is ticked', [], false],
  ['not before they are there', null, false],
])('%s', async (_, ids, has) => {
  const { ticks, tell } = await follow()
  await tell(marksOf(ids))
  expect([ticks().has(emote), ticks().isOpen]).toEqual([has, true])
  expect(ticks().has({ kind: 'mount', id: 6 })).toBe(false)
})

test('while ticks are read once more, and when they are left, they stay what they were', async () => {
  const { ticks, tell, settle } = await follow()
  await tell(marksOf([6]))
  await tell(marksOf(null))
  expect([ticks().has(emote), ticks().isOpen]).toEqual([true, true])
  await settle(() => ticks().leave('emote'))
  expect([ticks().has(emote), ticks().isOpen, ticks().of('emote')]).toEqual([true, false, null])
  await tell(marksOf([]))
  await tell(null)
  expect(ticks().has(emote)).toBe(false)
})

test('what is told again is nothing new, so that nothing is drawn again for it', async () => {
  const { ticks, tell } = await follow()
  const first = ticks()
  await tell(null)
  expect(ticks()).toBe(first)
  const marks = marksOf([6])
  await tell(marks)
  const told = ticks()
  await tell(marks)
  expect([told === first, ticks() === told]).toEqual([false, true])
})

test('a tick goes to the marks of its kind, which say what became of it', async () => {
  const { ticks, tell, settle } = await follow()
  const set = vi.fn<OwnMarks['set']>(async () => {})
  await tell(marksOf([], set))
  await settle(() => ticks().set(emote, true))
  expect(set.mock.calls).toEqual([[[6], true]])
  expect(ticks().last).toBe('emote')
})

test.each([
  ['who may not tick is told what it takes', false, '.tick', true],
  ['by a box only', false, '.other', false],
  ['an owner is not', true, '.tick', false],
])('%s', async (_, isOpen, pressed, isSaid) => {
  const { ticks } = shopsProps(() => null, { ticks: { isOpen } })
  const page = await drawn(
    <div>
      <span className="tick" />
      <span className="other" />
      <NeedsOwnerAnswer language="en" characterId={7} path="shops" ticks={ticks} />
    </div>,
  )
  await page.settle(() => page.send(page.one(pressed), 'click'))
  await page.until(() => expect(page.one('.answer').textContent !== '').toBe(isSaid))
})
