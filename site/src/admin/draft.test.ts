import type { AdminRow } from '@kupodex/data/contract'
import { longestHowTo } from '@kupodex/data/game'
import { describe, expect, test } from 'vitest'
import { draftOf, isChanged, overrideOf, problemsOf, shownText } from './draft.ts'

const howTo = { en: 'Quest', de: 'Auftrag', fr: 'Quête', ja: 'クエスト' }
const rowWith = (fields?: NonNullable<AdminRow['override']>['fields']): AdminRow => ({
  id: 1,
  base: { howTo, obtainable: true, sourceTypeId: 2 },
  override: fields ? { version: 3, at: 9, writtenAt: 9, by: 'someone', own: true, kind: 'save', fields } : null,
})
const plain = rowWith()
const texts = (more: Partial<typeof howTo>) => ({ ...draftOf(plain), howTo: { ...howTo, ...more } })

test('a draft begins as readers will see the row', () => {
  expect(draftOf(plain)).toEqual({ howTo, obtainable: true, sourceTypeId: 2 })
  expect(draftOf(rowWith({ howTo: { fr: 'Demandez.' }, obtainable: false }))).toEqual({
    howTo: { ...howTo, fr: 'Demandez.' },
    obtainable: false,
    sourceTypeId: 2,
  })
  const { sourceTypeId: _, ...untyped } = plain.base
  expect(draftOf({ ...plain, base: untyped }).sourceTypeId).toBeUndefined()
})

describe('what is saved of a draft', () => {
  test.each([
    ['nothing', draftOf(plain), {}],
    ['a text', texts({ de: ' Frag  den Mogry.\n' }), { howTo: { de: 'Frag den Mogry.' } }],
    ['a text that is emptied is that of the table', texts({ de: '  ' }), {}],
    [
      'whether it can be had, and where from',
      { ...draftOf(plain), obtainable: false, sourceTypeId: 0 },
      { obtainable: false, sourceTypeId: 0 },
    ],
  ])('%s', (_, draft, expected) => {
    expect(overrideOf(draft, plain)).toEqual(expected)
    expect(isChanged(draft, plain)).toBe(Object.keys(expected).length > 0)
  })

  test('is compared with what is saved already, also where the table says it by now', () => {
    const saved = rowWith({ howTo: { en: 'Ask.' }, sourceTypeId: 2 })
    expect(isChanged(draftOf(saved), saved)).toBe(false)
    expect(isChanged(draftOf(plain), saved)).toBe(true)
  })
})

test.each([
  ['x'.repeat(longestHowTo), {}],
  ['x'.repeat(longestHowTo + 1), { ja: 'tooLong' }],
  ['<b>', { ja: 'markup' }],
  ['a\u200Bb', { ja: 'unseen' }],
  ['two\nlines', {}],
])('a text is refused before it is sent: %#', (ja, expected) => {
  expect(problemsOf(texts({ ja }), plain)).toEqual(expected)
})

test("a strange text of the table's own stops nobody from saving the rest", () => {
  const strange = { ...plain, base: { ...plain.base, howTo: { ...howTo, en: '<3' } } }
  expect(problemsOf(draftOf(strange), strange)).toEqual({})
})

test('spaces that the table has and an editor cannot see are no change', () => {
  const fr = {
    ...plain,
    base: { ...plain.base, howTo: { ...howTo, fr: 'Haut fait\u00A0: Mélomane', en: 'Two  spaces' } },
  }
  expect(isChanged(draftOf(fr), fr)).toBe(false)
  const draft = { ...draftOf(fr), howTo: { ...fr.base.howTo, fr: 'Quête\u00A0: Mélomane' } }
  expect(overrideOf(draft, fr)).toEqual({ howTo: { fr: 'Quête\u00A0: Mélomane' } })
})

test('the preview shows the text of the table where a draft has none', () => {
  expect(shownText(texts({ fr: '' }), plain, 'fr')).toBe('Quête')
  expect(shownText(texts({ fr: ' Demandez. ' }), plain, 'fr')).toBe('Demandez.')
})
