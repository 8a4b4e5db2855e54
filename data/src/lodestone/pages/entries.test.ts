import { expect, test } from 'vitest'
import { historyPage, memberPage, pagerMarkup, searchPage } from '../lists.fixture.ts'
import { parsePage } from './parse.ts'

const person = {
  id: 4701,
  name: 'Person V',
  world: 'Omega',
  dataCenter: 'Chaos',
  avatarUrl: 'https://img2.example/f/4701fc0.jpg?1700000000',
  level: 1,
  grandCompany: { name: 'Maelstrom', rank: 'Storm Captain' },
  freeCompany: { id: '9231112598714485863', name: 'Crumbs' },
}

test('hits of a search', () => {
  expect(parsePage('search', searchPage([4701, 4702]), 200)).toMatchObject({
    outcome: 'ok',
    value: {
      total: 2,
      page: null,
      pageCount: null,
      nextPageUrl: null,
      entries: [{ ...person, languages: 'JA/EN' }, { id: 4702 }],
    },
  })
})

test('no hits', () => {
  expect(parsePage('search', searchPage([]), 200)).toMatchObject({ outcome: 'ok', value: { total: 0, entries: [] } })
})

test('hits in mobile markup', () => {
  expect(parsePage('search', searchPage([4701]).replace('entry__link', 'entry__chara__link'), 200)).toMatchObject({
    value: { entries: [{ id: 4701 }] },
  })
})

test('members, with the head of the company passed over', () => {
  expect(parsePage('memberlist', memberPage([4701, 4702]), 200)).toMatchObject({
    outcome: 'ok',
    value: { total: 2, entries: [person, { id: 4702 }] },
  })
})

test.each([['Page 1 of 2'], ['1ページ / 2ページ'], ['Page 1 / 2'], ['Seite 1 (von 2)']])(
  'a pager that says %s',
  (wording) => {
    const html = memberPage([4701, 4702], 3, pagerMarkup(1, 2, wording))
    expect(parsePage('memberlist', html, 200)).toMatchObject({
      value: { page: 1, pageCount: 2, nextPageUrl: 'https://na.example/lodestone/list/?page=2' },
    })
  },
)

test.each([
  ['a list shorter than it says', memberPage([4701], 2)],
  ['a page too short for the number of pages', memberPage([4701], 3, pagerMarkup(1, 2))],
  ['a pager without numbers', memberPage([4701, 4702], 3, pagerMarkup(1, 2, 'Page one'))],
  ['a last page with a next one', memberPage([4701], 3, pagerMarkup(1, 2).replace('1 of 2', '2 of 2'))],
  ['an entry without its character', memberPage([4701, 4702]).replace('/lodestone/character/4701/', '/lodestone/')],
  ['a grand company without its name', memberPage([4701, 4702]).replace(/ data-tooltip="Maelstrom[^"]*"/, '')],
  ['a face in two pieces', memberPage([4701, 4702]).replace('/f/4701', '/f/47 01')],
  ['an entry without a level', memberPage([4701, 4702]).replace('list__ic__class', 'x')],
  ['a search', searchPage([4701])],
  ['a history', historyPage([[1, 1700000000]], 1)],
])('%s is not a list of members', (_, html) => {
  expect(parsePage('memberlist', html, 200)).toMatchObject({ outcome: 'unknownLayout' })
})

test('a list of members is not a search', () => {
  expect(parsePage('search', memberPage([4701]), 200)).toMatchObject({ outcome: 'unknownLayout' })
})
