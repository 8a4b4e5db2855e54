import { expect, test } from 'vitest'
import { profilePage } from '../profile.fixture.ts'
import { parsePage } from '../pages/parse.ts'
import { afterComments, withoutComments } from './comments.ts'
import { mainOf } from './page.ts'

test.each([
  ['', 0],
  [' \n<div>', 2],
  ['<!--a--><div>', 8],
  [' <!----> \n <!-- b --> <div>', 22],
  ['<!-- open <div>', 0],
  ['<!--a--><!-- open', 8],
])('%j: what follows begins at %i', (html, expected) => expect(afterComments(html)).toBe(expected))

test.each([
  ['a', 'a'],
  ['a<!--b-->c<!---->d', 'acd'],
  ['a<!--b<!--c-->d-->e', 'ad-->e'],
  ['a<!--b-->c<!-- open', 'ac<!-- open'],
])('%j without comments is %j', (text, expected) => expect(withoutComments(text)).toBe(expected))

const page = (between: string) =>
  `<div class="ldst__main"><p class="x">1</p></div>${between}<div class="ldst__side"></div>`

// A pattern that may read them in several ways would not come to an end in a lifetime.
test.each([0, 1, 26, 285])('%i comments before the side column', (count) => {
  const html = page('<!---->'.repeat(count))
  expect(mainOf(html).find('x')?.text).toBe('1')
})

test.each([300, 3000, 300_000])('%i comments before something else are an answer too', (count) => {
  const html = `<div class="ldst__main"><p class="x">1</p></div>${'<!---->'.repeat(count)}<div class="other"></div>`
  expect(mainOf(html).find('x')?.text).toBe('1')
  expect(withoutComments('<!--'.repeat(count))).toHaveLength(4 * count)
})

test('a character’s page with three thousand comments is a page or an unknown layout, at once', () => {
  const html = profilePage().replace('<div class="ldst__side"', `${'<!-- -->\n'.repeat(3000)}<div class="ldst__side"`)
  expect(['ok', 'unknownLayout']).toContain(parsePage('character', html, 200).outcome)
})
