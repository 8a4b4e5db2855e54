import { expect, test } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'
import { MoreLines, useFirst } from './more-lines.tsx'

const Rows = ({ all, step }: { all: readonly string[]; step?: number }) => {
  const shown = useFirst(all, 2, step)
  return (
    <>
      <ul>
        {shown.rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      <MoreLines language="en" text={{ more: 'More', shown: '{shown} of {n}' }} shown={shown} />
    </>
  )
}

test('the first rows are shown, and more of them at each request, until all are there', async () => {
  const page = await drawn(<Rows all={['a', 'b', 'c', 'd', 'e']} />)
  expect([page.words('li'), page.words('[role=status]')]).toEqual([['a', 'b'], ['2 of 5']])
  await page.click('button')
  expect([page.words('li').length, page.words('[role=status]')]).toEqual([4, ['4 of 5']])
  await page.click('button')
  expect([page.words('li').length, page.all('button').length]).toEqual([5, 0])
})

test('more may come at each request than were there at first; of no more than those there is no button', async () => {
  const page = await drawn(<Rows all={['a', 'b', 'c', 'd', 'e']} step={3} />)
  await page.click('button')
  expect(page.words('li')).toHaveLength(5)
  expect((await drawn(<Rows all={['a', 'b']} />)).all('button')).toEqual([])
})
