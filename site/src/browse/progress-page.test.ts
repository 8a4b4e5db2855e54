import { legacyKind } from '@kupodex/data/rules'
import { expect, test } from 'vitest'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { character } from '#dev/frame.fixture.ts'
import { countingTexts } from '#list/sums/texts.ts'
import { openPage } from '#ui/page.fixture.ts'
import type { ReaderCharacter } from '#user/reader-characters.ts'
import { showProgress } from './show-progress.ts'
import { progressTexts } from './texts.ts'

const texts = progressTexts('en')
const mina: ReaderCharacter = { id: 7, name: 'Mina', worldName: '', iconUrl: '', kind: 'own' }
const owning = (ids: readonly number[], legacy = false) =>
  ({
    ...{ ...character, id: 7, mounts: ids.map((id) => ({ id, date: 0, deleted: false })) },
    achievementKinds: legacy ? { [legacyKind]: { countPossible: 1 } } : {},
  }) as unknown as CharacterAnswer
const row = (thing: string, counting?: string) =>
  `<tr data-thing="${thing}"${counting === undefined ? '' : ` data-counting="${counting}"`}><td class="shelf-item">${thing}</td></tr>`
const all = [row('mount/1'), row('mount/2'), row('mount/3', 'legacy'), row('mount/4', 'gone')]

/** A page of things for a reader whose character this browser keeps, or not. */
const open = async (rows: readonly string[], answer: CharacterAnswer | null) => {
  const page = openPage(
    `<div data-progress='{"fish":"Fish"}' data-language="en"></div><div data-sums></div><table>${rows.join('')}</table>`,
  )
  await showProgress(page.document, page.one('[data-progress]'), [mina], async () => answer)
  return {
    ...page,
    own: page.all('[data-own]').map(({ dataset }) => dataset['thing']),
    said: page.words('[data-progress] > p')[0],
    hides: page.all('[data-missing]').map((box) => !box.hasAttribute('disabled')),
  }
}

test('what the character has is marked, in words too, and counted of what counts', async () => {
  const page = await open(all, owning([1, 4]))
  expect(page.own).toEqual(['mount/1', 'mount/4'])
  expect(page.words('[data-own] .own-mark')).toEqual([`✓${texts.own}`, `✓${texts.own}`])
  expect([page.said, page.hides]).toEqual(['Mina has 1 of 2', [true]])
  expect(page.words('[data-sums]')[0]).not.toBe('')
})

test('a Legacy character counts what only such have', async () => {
  expect((await open(all, owning([1, 3], true))).said).toBe('Mina has 2 of 3')
})

test.each([
  [[], 'Mina has 0 of 2', false],
  [[1, 2], 'Mina has all 2', true],
  [[1, 2, 3, 4], 'Mina has all 2', false],
])('with %j of four the page says so, and can hide what is there', async (ids, said, hides) => {
  const page = await open(all, owning(ids))
  expect([page.said, page.hides]).toEqual([said, [hides]])
})

test('where nothing counts, all is counted, which is said', async () => {
  const page = await open(all.slice(3), owning([4]))
  expect(page.said).toMatch(/^Mina has all 1 \(.+\)$/)
})

test('a collection of which nothing is known is named, and is not counted as missing', async () => {
  const page = await open([...all, row('fish/9')], owning([1]))
  expect([page.said, page.words('details')]).toEqual(['Mina has 1 of 2', ['Not known of 1 collectionFish']])
  expect(page.words('[data-sums] tr')).toContain(`${countingTexts('en').ways.unknown}–1`)
  const nothing = await open([row('fish/9'), row('nonsense/1')], owning([1]))
  expect([nothing.said, nothing.hides, nothing.words('[data-sums]')]).toEqual(['Mina', [], ['']])
  expect(nothing.words('[data-progress] > p').at(-1)).toBe('Not known for this character: Fish')
})

test('of a character that this browser does not keep only the name is said', async () => {
  const page = await open(all, null)
  expect([page.said, page.own, page.hides, page.words('[data-sums]')]).toEqual(['Mina', [], [], ['']])
  expect(page.words('[data-progress] > p').at(-1)).toBe(texts.notKept)
})
