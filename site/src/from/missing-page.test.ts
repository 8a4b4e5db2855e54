import type { CharacterAnswer } from '@kupodex/data/contract'
import { legacyKind } from '@kupodex/data/rules'
import { expect, test, vi } from 'vitest'
import { progressTexts } from '#browse/texts.ts'
import { character } from '#dev/frame.fixture.ts'
import { failedTexts } from '#ask/texts.ts'
import { openPage } from '#ui/page.fixture.ts'
import type { ReaderCharacter } from '#user/reader-characters.ts'
import { missingTexts } from './texts.ts'

const { none, nothing } = missingTexts('en')
const mina: ReaderCharacter = { id: 7, name: 'Mina', worldName: '', iconUrl: '', kind: 'own' }
const owning = (ids: readonly number[], legacy = false) =>
  ({
    ...{ ...character, id: 7, mounts: ids.map((id) => ({ id, date: 0, deleted: false })) },
    achievementKinds: legacy ? { [legacyKind]: { countPossible: 1 } } : {},
  }) as unknown as CharacterAnswer

const path = '/origin-things/duty.json'
const given = {
  counted: { 1: { mount: [1] }, 2: { mount: [2, 3], fish: [5] }, 3: { fish: [6] } },
  legacy: { 1: { mount: [4] } },
}

/** A list of places in the order of their names, for a reader whose character this browser keeps, or not. */
const open = async (answer: CharacterAnswer | null, web: Record<string, unknown> = { [path]: given }) => {
  const rows = [1, 2, 3].map((id) => `<tr data-thing="duty/${id}"><th>${id}</th><td class="own-missing"></td></tr>`)
  const page = openPage(
    `<div data-origins="duty" data-language="en" data-names='{"fish":"Fish"}'></div><table><tbody>${rows.join('')}</tbody></table>`,
    { web },
  )
  vi.resetModules()
  const { showMissing } = await import('./show-missing.ts')
  await showMissing(page.document, page.one('[data-origins]'), [mina], async () => answer)
  return { ...page, heading: () => page.words('[data-origins] > p')[0] }
}

test('each place says how much is missing there of what is known, most missing first for a character of the reader', async () => {
  const { heading, words, all } = await open(owning([1]))
  expect(heading()).toBe('Mina is missing something in 1 of 2 sources')
  expect([words('tr'), all('[data-own]').length]).toEqual([['22', `1✓${none}`, '3–'], 1])
  expect(words('details')).toEqual(['Not known of 1 collectionFish'])
})

test('what only Legacy characters can have is missing of such alone', async () => {
  expect((await open(owning([1, 2, 3], true))).words('tr')).toEqual(['11', `2✓${none}`, '3–'])
})

test('a character that lacks nothing is told so', async () => {
  expect((await open(owning([1, 2, 3]))).heading()).toBe(nothing.replace('{name}', 'Mina'))
})

test('of a character that this browser does not keep nothing is asked for', async () => {
  const { words, asked } = await open(null)
  expect([words('.own-missing'), asked]).toEqual([['–', '–', '–'], []])
  expect(words('p').at(-1)).toBe(progressTexts('en').notKept)
})

test('where it cannot be loaded what places give, the list says that, and no more of the character until it can', async () => {
  const web: Record<string, unknown> = { [path]: 500 }
  const { words, heading, click } = await open(owning([1]), web)
  expect([words('[role=alert]'), words('.own-missing')]).toEqual([[failedTexts('en').failed], ['', '', '']])
  web[path] = given
  click('[data-origins] button')
  await vi.waitFor(() => expect(heading()).toBe('Mina is missing something in 1 of 2 sources'))
})
