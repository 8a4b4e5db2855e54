import { markupOf } from '@kupodex/data/html'
import { expect, test } from 'vitest'
import { plainProse } from './plain-prose.ts'
import { proseHtml } from './prose.ts'

test.each([
  ['Defeat Leviathan on the *Whorleater* (Extreme).', 'Defeat Leviathan on the <em>Whorleater</em> (Extreme).'],
  ['**Duration:** 15s', '<b>Duration:</b> 15s'],
  ['*get back to work* and *go*', '<em>get back to work</em> and <em>go</em>'],
  ['3 * 4 * 5', '3 * 4 * 5'],
  ['5* and more', '5* and more'],
  ['one *line\nand another*', 'one *line\nand another*'],
  ['*<b>*', '<em>&lt;b&gt;</em>'],
  ['', ''],
])('%j becomes %j', (text, html) => {
  expect(markupOf(proseHtml(text))).toBe(html)
})

test('where only text can stand, the marks are left out', () => {
  expect(plainProse('Not *your* head. **Really.** 3 * 4')).toBe('Not your head. Really. 3 * 4')
})
