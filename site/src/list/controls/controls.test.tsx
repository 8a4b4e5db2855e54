import { expect, test } from 'vitest'
import { type Drawn, drawn } from '#ui/drawn.fixture.ts'
import { Controls } from './controls.tsx'
import { defaultState, type ListState } from './state.ts'
import { controlTexts } from './texts.ts'
import type { ListControl } from './use-list.ts'
import type { ShownRows } from './use-narrowed.ts'

const options: ListControl['options'] = {
  sorts: ['name', 'patch'],
  views: ['list'],
  shows: ['all', 'missing'],
  facets: [],
}

const shownIn = (state: ListState): ShownRows<string> => ({
  ...{ rows: ['a', 'b'], of: 3, values: {}, counts: { shows: {}, facets: {} }, state },
})

const draw = async (isRoomy: boolean) => {
  let state = defaultState(options)
  const holds: string[] = []
  const list = (): ListControl => ({
    options,
    state,
    change: (next) => {
      state = next
    },
    reset: () => {
      state = defaultState(options)
    },
    hold: () => {
      holds.push('held')
      return () => void holds.push(`let go at step ${history.length}`)
    },
  })
  const controls = () => (
    <Controls language="en" texts={controlTexts('en')} list={list()} shown={shownIn(state)} facets={[]} />
  )
  const page = await drawn(controls(), { isRoomy })
  return { ...page, holds, again: () => page.draw(controls()) }
}

/** Opens what narrows the list. */
const open = async (page: Drawn) => {
  await page.click('.filters')
  await page.until(() => expect(page.one('.filters').getAttribute('aria-expanded')).toBe('true'))
}

test('on a phone what narrows a list is a sheet, which keeps what is chosen until its step of the history is gone', async () => {
  const page = await draw(false)
  expect(page.all('.always').length).toBe(1)
  await open(page)
  expect(page.words('dialog footer button')).toEqual(['Show 2'])
  expect(page.all('dialog .always').length).toBe(1)
  expect(page.all('.always').length).toBe(1)
  await page.settle(() => page.all('dialog .picks button')[1]?.click())
  await page.again()
  expect(page.words('dialog footer button')).toEqual(['Reset', 'Show 2'])
  await page.settle(() => history.back())
  expect(page.all('dialog').length).toBe(0)
  expect(page.holds).toEqual(['held', 'let go at step 1'])
})

test('on a wide page it opens above the list, and closes by the same button', async () => {
  const page = await draw(true)
  await open(page)
  expect([page.all('dialog').length, page.all('.controls[data-open] > .ways-to-narrow').length]).toEqual([0, 1])
  await page.click('.filters')
  expect(page.all('.controls[data-open]').length).toBe(0)
  expect(history.length).toBe(1)
})

test("on a wide page Escape closes it, and the focus is on its button; in the search Escape is the search's", async () => {
  const page = await draw(true)
  await open(page)
  const press = (selector: string) => page.settle(() => page.send(page.one(selector), 'keydown', { key: 'Escape' }))
  await press('input[type=search]')
  expect(page.all('.controls[data-open]').length).toBe(1)
  await press('.picks button:last-child')
  expect(page.all('.controls[data-open]').length).toBe(0)
  expect(page.document.activeElement).toBe(page.one('.filters'))
})

test('what shows all rows again puts the reader into the search, because it is gone then', async () => {
  const page = await draw(true)
  await page.enter('input[type=search]', 'nothing of the kind')
  await page.again()
  page.one('.shown button').focus()
  await page.click('.shown button')
  await page.again()
  expect([page.all('.shown button').length, page.document.activeElement]).toEqual([0, page.one('input[type=search]')])
})

test('what the list is ordered by, and what of it is shown, is chosen above it', async () => {
  const page = await draw(true)
  await page.enter('.always select', 'patch')
  await page.again()
  expect(page.one<HTMLSelectElement>('.always select').value).toBe('patch')
  await page.click('.picks button:last-child')
  await page.again()
  expect(page.attributes('.picks button', 'aria-pressed')).toEqual(['false', 'true'])
})
