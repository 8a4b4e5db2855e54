import { expect, test } from 'vitest'
import { goalText } from './goals.ts'

test.each([
  ['top', '2 hr'],
  ['middle', '24 hr'],
  ['tail', '–'],
  ['rare', '–'],
])('the goal of %s is %s', (tier, text) => expect(goalText(tier, 'en')).toBe(text))
