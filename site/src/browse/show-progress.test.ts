import type { Language } from '@kupodex/data/game'
import { markupOf } from '@kupodex/data/html'
import { expect, test } from 'vitest'
import { sumUp } from '@kupodex/data/rules'
import { type Progress, progressHtml } from './show-progress.ts'
import { progressTexts } from './texts.ts'

const last = { id: 42, name: 'Mina Example', kind: 'opened' as const }

/** The sums of a page of which that much counts. */
const has = (have: number, of: number) =>
  sumUp(Array.from({ length: of }, (_, at) => ({ counting: 'counted' as const, isOwned: at < have })))

const drawn = (progress: Progress, language: Language = 'en') =>
  markupOf(progressHtml(last, progress, language)).replace(/\s+/g, ' ')

test('how many of the things the character has stands beside its name, with a way to see the others', () => {
  const markup = drawn({ sums: has(2, 5), rows: 5, unknown: [] })
  expect(markup).toContain('<a class="link" href="/char/42/">Mina Example</a> has 2 of 5')
  expect(markup).toContain('<input type="checkbox" data-missing>')
  expect(markup).not.toContain('details')
})

test.each([0, 5])('where it has %i of 5 nothing can be hidden', (have) =>
  expect(drawn({ sums: has(have, 5), rows: 5, unknown: [] })).toContain('data-missing disabled>'),
)

test('collections of which nothing is known are folded away beside those that are', () => {
  const markup = drawn({ sums: has(2, 5), rows: 9, unknown: ['Fish', 'Emotes'] })
  expect(markup).toContain('<summary>Not known of 2 collections</summary>Fish, Emotes</details>')
})

test('where nothing is known at all there is the name, and of what it is', () => {
  const markup = drawn({ sums: has(0, 0), rows: 9, unknown: ['Fish'] })
  expect(markup).toContain('<p><a class="link" href="/char/42/">Mina Example</a></p>')
  expect(markup).toContain('Not known for this character: Fish')
})

test('of a character that this browser does not keep it says so', () => {
  const markup = drawn({ sums: has(0, 0), rows: 9, unknown: [] })
  expect(markup).toContain(progressTexts('en').notKept)
  expect(markup).not.toContain('checkbox')
})

test('in Japanese the name is a link inside of its sentence', () =>
  expect(drawn({ sums: has(2, 5), rows: 5, unknown: [] }, 'ja')).toContain(
    '<a class="link" href="/ja/char/42/">Mina Example</a>：5件中2件を入手済み',
  ))
