import { expect, onTestFinished, test, vi } from 'vitest'
import { progress } from '#character/anonymous-progress.ts'
import { ownCounts } from '#character/own-counts.ts'
import { thingOf } from '#dev/frame.fixture.ts'
import { markTexts } from '#marks/texts.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { SelectAll } from './select-all.tsx'
import { TickTools } from './tick-tools.tsx'

const texts = markTexts('en')
const things = [1, 2, 3].map((id) => thingOf({ id, name: `Thing ${id}` }, { isOwned: id === 1 }))
const owned = things.map((thing) => ({ ...thing, isOwned: true }))

interface Options {
  characterId?: number
  isPictured?: boolean
  isTicking?: boolean
  view?: string
  rows?: typeof things
  kept?: Readonly<Record<string, string>>
}

const open = async (options: Options = {}) => {
  const { characterId = 7, isPictured = true, isTicking = false, view = 'blocks', rows = things, kept = {} } = options
  onTestFinished(() => ownCounts.set({}))
  const [set, setTicking] = [vi.fn<(...change: [readonly number[], boolean]) => void>(), vi.fn<(is: boolean) => void>()]
  const page = await drawn(
    <TickTools
      {...{ language: 'en', type: 'fish', characterId, isPictured, things }}
      mark={{ texts, set, isTicking, setTicking }}
      shown={{ rows, state: { view } } as never}
    />,
    { kept },
  )
  return {
    ...page,
    icons: 'button[aria-pressed]',
    shown: 'button[aria-disabled]',
    changes: set.mock.calls,
    ticking: setTicking.mock.calls,
  }
}

test('all that is shown and missing is ticked with one button, as long as there is any', async () => {
  const page = await open()
  expect([page.words(page.shown), page.attributes(page.shown, 'aria-disabled')]).toEqual([
    ['Select all shown (2)'],
    ['false'],
  ])
  await page.click(page.shown)
  expect(page.changes).toEqual([[[2, 3], true]])
  const other = await open({ rows: owned })
  expect(other.attributes(other.shown, 'aria-disabled')).toEqual(['true'])
  await other.click(other.shown)
  expect(other.changes).toEqual([])
})

test('pictures tick or open, which is remembered', async () => {
  const page = await open()
  expect([page.attributes(page.icons, 'aria-pressed'), page.ticking]).toEqual([['false'], []])
  await page.click(page.icons)
  expect([page.ticking, page.storage.getItem('kupodex.ticking')]).toEqual([[[true]], 'on'])
  const other = await open({ isTicking: true, kept: { 'kupodex.ticking': 'on' } })
  expect([other.attributes(other.icons, 'aria-pressed'), other.ticking]).toEqual([['true'], [[true]]])
  await other.click(other.icons)
  expect([other.ticking.at(-1), other.storage.getItem('kupodex.ticking')]).toEqual([[false], null])
})

test.each([
  ['rows', { view: 'list' }, [[true]]],
  ['names', { isPictured: false }, []],
])('%s have boxes of their own, and nothing to choose', async (_, options, ticking) => {
  const page = await open({ ...options, kept: { 'kupodex.ticking': 'on' } })
  expect([page.attributes(page.icons, 'aria-pressed'), page.ticking]).toEqual([[], ticking])
})

test('how much is ticked is known to the menu: of a character for this page, of nobody in this browser', async () => {
  onTestFinished(() => progress.set({}))
  progress.set({})
  expect((await open()).words('p')).toEqual([])
  expect([ownCounts.get(), progress.get()]).toEqual([{ fish: 1 }, {}])
  ownCounts.set({})
  const page = await open({ characterId: 0 })
  expect(page.one('p').textContent).toContain(texts.anonymous.kept)
  expect([ownCounts.get(), progress.get()]).toEqual([{}, { fish: { count: 1, possible: 3 } }])
})

test('a block or a group is ticked with a button of its own, which stays when nothing of it is missing', async () => {
  const set = vi.fn<(...change: [readonly number[], boolean]) => void>()
  const draw = (some: typeof things) => <SelectAll language="en" mark={{ texts, set }} things={some} name="1 to 25" />
  const page = await drawn(draw(things))
  expect(page.attributes('button', 'aria-label')).toEqual([`${texts.selectAll}: 1 to 25`])
  expect(page.attributes('button', 'aria-disabled')).toEqual(['false'])
  await page.click('button')
  expect(set.mock.calls).toEqual([[[2, 3], true]])
  await page.draw(draw(owned))
  expect(page.attributes('button', 'aria-disabled')).toEqual(['true'])
  await page.click('button')
  expect(set).toHaveBeenCalledTimes(1)
})
