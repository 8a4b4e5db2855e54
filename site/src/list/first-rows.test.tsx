import { expect, test } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'
import { controlTexts } from './controls/texts.ts'
import { Plus, useFirstRows } from './first-rows.tsx'

const rows = [1, 2, 3, 4, 5]
const rowAt = (at: number) => document.querySelectorAll<HTMLElement>('li a')[at]

const List = () => {
  const first = useFirstRows(rows, 3, rowAt)
  return (
    <>
      <ul>
        {first.shown.map((row) => (
          <li key={row}>
            <a href={`/${row}/`}>{row}</a>
          </li>
        ))}
      </ul>
      <Plus language="en" texts={controlTexts('en')} first={first} />
    </>
  )
}

test('of a long list the first rows are there, the rest once it is asked for, and the focus where it begins', async () => {
  const page = await drawn(<List />)
  expect([page.words('li'), page.words('button')]).toEqual([['1', '2', '3'], ['Plus 2 more.']])
  await page.click('button')
  expect([page.words('li').length, page.all('button').length]).toEqual([5, 0])
  expect(page.document.activeElement?.textContent).toBe('4')
})

test('on paper all rows are there at once; after that it is as before, and the focus has not moved', async () => {
  const page = await drawn(<List />)
  const had = page.one('li:first-child a')
  had.focus()
  dispatchEvent(new Event('beforeprint'))
  expect([page.words('li').length, page.all('button').length]).toEqual([5, 0])
  await page.settle(() => dispatchEvent(new Event('afterprint')))
  expect(page.words('li')).toEqual(['1', '2', '3'])
  expect(page.document.activeElement).toBe(had)
})
