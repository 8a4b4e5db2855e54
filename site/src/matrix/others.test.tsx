import { expect, test } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'
import { AgainstOthers } from './others.tsx'
import { frameOf, thing } from './matrix.fixture.ts'
import { matrixOf } from './matrix.ts'

test('one member stands against the others, who are named behind one press', async () => {
  const sets = [new Set([1]), new Set([1, 2]), new Set([2]), null]
  const rows = matrixOf([thing(1), thing(2), thing(3)], sets)
  const page = await drawn(<AgainstOthers frame={frameOf(sets, 0)} rows={rows} member={0} />)
  expect(page.words('.standing')).toEqual(['Has it', 'Missing', 'Missing'])
  expect(page.words('.what > :last-child:is(small), .what > button')).toEqual([
    ...['1 of 2 others has it', '2 of 2 others have it', 'No one else has it'],
  ])
  expect(page.words('.what > a')).toEqual(['thing 1', 'thing 2', 'thing 3'])
  expect(page.one('li:first-child .what > a').getAttribute('href')).toBe('/rarity/mount/global/1/')
  const button = 'li:nth-child(2) button'
  expect([page.one(button).getAttribute('aria-expanded'), page.all('.who-else a').length]).toEqual(['false', 0])
  await page.click(button)
  expect(page.words('.who-else a')).toEqual(['Person 2', 'Person 3'])
  expect(page.all('.who-else a')[0]?.getAttribute('href')).toBe('/char/2/')
  await page.click(button)
  expect(page.all('.who-else a')).toEqual([])
})

test('of a member of whom nothing is known all others are counted', async () => {
  const sets = [new Set([1]), null]
  const page = await drawn(<AgainstOthers frame={frameOf(sets, 1)} rows={matrixOf([thing(1)], sets)} member={1} />)
  expect(page.words('.standing')).toEqual(['Not known'])
  expect(page.words('.what > button')).toEqual(['1 of 1 others has it'])
})
