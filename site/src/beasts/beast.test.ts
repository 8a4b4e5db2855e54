import { expect, test } from 'vitest'
import { enemyNames, levelText } from './beast-details.tsx'

test('levels are one, or from which to which', () => {
  expect(levelText({ minLevel: 10, maxLevel: 10 })).toBe('10')
  expect(levelText({ minLevel: 10, maxLevel: 13 })).toBe('10–13')
})

test('enemies are named once, and those without a name left out', () => {
  const rows = [
    { id: 1, name: 'Lost Lamb' },
    { id: 2, name: 'Lost Lamb' },
    { id: 3, name: 'Wild Ram' },
  ]
  expect(enemyNames([3, 1, 2, 9], rows)).toEqual(['Wild Ram', 'Lost Lamb'])
})
