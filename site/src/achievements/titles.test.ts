import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { collectionPages } from '@kupodex/data/game'
import { rowsIn } from '#tables/build/shown.fixture.ts'
import { someone, sumsOf } from './build/people.fixture.ts'
import { datesOf } from './states.ts'
import { titleSearch } from './title-search.ts'
import { isSection, type TitleSection, titleRows } from './titles.ts'

const titles = rowsIn('en', 'titles')
const achievements = rowsIn('en', 'achievements')
const rowsFor = (owned: { id: number; date: number }[], legacy = false, gender: 'male' | 'female' = 'male') =>
  titleRows(titles, achievements, { dates: datesOf(owned), legacy, gender })

test('titles have all sections but those of what is bought, or limited in time', () => {
  const sections = ['left', 'obtained', 'limited', 'purchased', 'notObtainable'] as const
  expect(sections.filter(isSection)).toEqual(['left', 'obtained', 'notObtainable'])
})

test('every title is in the section that the sums count it in, and has the date of its first achievement', () => {
  fc.assert(
    fc.property(someone, (person) => {
      const { titles: summary, total } = sumsOf(person)
      const rows = rowsFor(person.achievements, person.legacy)
      const of = (section: TitleSection) => rows.filter((row) => row.section === section)
      expect(of('left')).toHaveLength(summary.possible - summary.count)
      expect(of('notObtainable')).toHaveLength(total.titlesPossibleUnobtainable - total.titlesUnobtainable)
      const obtained = of('obtained').map(({ id, date }) => ({ id, date, deleted: false }))
      expect(obtained.sort((a, b) => a.id - b.id)).toEqual(summary.list)
    }),
    { numRuns: 25 },
  )
})

test('titles stand in the order of the game, by their ids where that has one place for two, however the table has them', () => {
  const order = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
  const places = new Map(titles.map(({ id, sort }) => [id, sort]))
  const ids = order(rowsFor([]))
  expect(ids).toEqual(ids.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0) || a - b))
  const none = { dates: new Map<number, number>(), legacy: false, gender: 'male' } as const
  const [first] = titles
  const twins = [9, 7, 8].map((id) => ({ ...first!, id }))
  expect(order(titleRows(titles.toReversed(), achievements, none))).toEqual(ids)
  expect(order(titleRows(twins, achievements, none))).toEqual([7, 8, 9])
})

describe('a title', () => {
  test('that several achievements give is dated by the first of them', () => {
    const owned = [2110, 2111, 2112].map((id, at) => ({ id, date: 300 - at }))
    expect(rowsFor(owned).find(({ id }) => id === 399)).toMatchObject({
      section: 'obtained',
      date: 298,
      achievement: { id: 2112 },
    })
  })

  test.each([
    ['male', 'der Unersättliche', 'die Unersättliche'],
    ['female', 'die Unersättliche', 'der Unersättliche'],
  ] as const)('is shown in the form of a %s character first', (gender, name, other) => {
    const german = titleRows(rowsIn('de', 'titles'), achievements, { dates: new Map(), legacy: false, gender })
    expect(german.find(({ id }) => id === 1)).toMatchObject({ name, other })
    expect(rowsFor([], false, gender).find(({ id }) => id === 1)).toMatchObject({ name: 'The Insatiable', other: null })
  })
})

describe('a search for titles', () => {
  const kindIds = new Map(achievements.map(({ id, kindId }) => [id, kindId]))
  const rows = rowsFor([]).map((row) => ({
    ...row,
    kind: kindIds.get(row.achievement.id) === 2 ? 'PvP' : 'Character',
    category: row.achievement.categoryId === 4 ? 'Raids' : 'General',
    slug: '',
  }))
  const search = titleSearch(rows, collectionPages.title.search)
  const found = (text: string) => search(text).map(({ name }) => name)

  test.each([
    ['insatiable', 'The Insatiable'],
    ['insatable', 'The Insatiable'],
    ['Cruel Legend', 'Cruel Legend'],
    ['legend', 'Cruel Legend'],
  ])('%s finds %s', (text, name) => expect(found(text)).toContain(name))

  test('the best is first, and what is too different is not found', () => {
    expect(found('Coeurlfist')[0]).toBe('Coeurlfist')
    expect(found('xxxxxxxx')).toEqual([])
  })

  test('kind and category are looked through, too', () => {
    const raids = rows.filter(({ category }) => category === 'Raids')
    expect(new Set(search('Raids'))).toEqual(new Set([...search('Raids'), ...raids]))
    expect(raids.length).toBeGreaterThan(5)
  })

  test.each([
    ['The Insatiable Hunter of the Deep', 'deep', true],
    ['The Épée', 'epee', true],
    ['The Crown', 'crown', true],
    // Of five letters with a slip in their middle no three in a row are left.
    ['The Crown', 'crxwn', false],
  ])('%s is found by %s: %j', (name, text, isFound) => {
    const some = rows.slice(0, 1).map((row) => ({ ...row, name }))
    expect(titleSearch(some, ['name'])(text).length).toBe(isFound ? 1 : 0)
  })

  test('two letters have to be there as they are', () => {
    expect(found('qq')).toEqual([])
    expect(found('Fr')).toContain('FRC 2018 Champion')
  })
})
