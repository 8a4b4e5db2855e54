import { languages } from '@kupodex/data/game'
import { describe, expect, test, vi } from 'vitest'
import { type Drawn, drawn } from '#ui/drawn.fixture.ts'
import { FilterSheet, type FilterSheetProps } from './filter-sheet.tsx'
import { controlTexts } from './texts.ts'

const hold = () => () => undefined

const draw = async (rest: Partial<FilterSheetProps> = {}) => {
  const close = vi.fn<() => void>()
  const sheet = (props: Partial<FilterSheetProps>) => (
    <FilterSheet
      {...{ language: 'en', texts: controlTexts('en'), count: 81, shown: '81 of 254 shown', reset: null, close, hold }}
      {...props}
    >
      <button className="facet">Quest</button>
    </FilterSheet>
  )
  const page = await drawn(sheet(rest))
  return { ...page, close, again: (props: Partial<FilterSheetProps>) => page.draw(sheet({ ...rest, ...props })) }
}

const last = ({ all }: Drawn) => all('footer button').at(-1)

test('the sheet lies over the page and says how many rows are shown, which follows what is chosen', async () => {
  const page = await draw()
  expect(page.one<HTMLDialogElement>('dialog').open).toBe(true)
  expect(page.words('[role=status]')).toEqual(['81 of 254 shown'])
  expect(page.words('footer button')).toEqual(['Show 81'])
  await page.again({ count: 1, reset: () => undefined })
  expect(page.words('footer button')).toEqual(['Reset', 'Show 1'])
  await page.again({ count: null })
  expect(last(page)?.textContent).toBe('Close')
})

test.each(languages)('in %s the button says the number', async (language) => {
  const page = await draw({ language, texts: controlTexts(language), count: 1234 })
  expect(last(page)?.textContent).toMatch(/1\D?234/)
})

test('what shows all rows again leaves the sheet open', async () => {
  const reset = vi.fn<() => void>()
  const page = await draw({ reset })
  await page.click('footer button:first-child')
  expect([reset.mock.calls.length, page.close.mock.calls.length]).toEqual([1, 0])
})

describe('the sheet has a step of its own in the history, which is taken back', () => {
  test.each([
    ['the button with the number', (page: Drawn) => page.click('footer button')],
    ['the cross', (page: Drawn) => page.click('header button')],
    ['a tap beside it', (page: Drawn) => page.click('dialog')],
    ['Escape', (page: Drawn) => page.settle(() => page.one<HTMLDialogElement>('dialog').close())],
    ['a step back', (page: Drawn) => page.settle(() => history.back())],
  ])('by %s', async (_, leave) => {
    const page = await draw()
    expect(history.length).toBe(2)
    await page.click('.facet')
    expect(page.close).not.toHaveBeenCalled()
    await leave(page)
    expect(page.close).toHaveBeenCalledTimes(1)
    await page.draw(null)
    expect(history.length).toBe(1)
  })
})
