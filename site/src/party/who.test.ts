import { mostCharacters } from '@kupodex/data/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Who, whoIn, whoQuery } from './who.ts'

const company = '9230000000000000001'
const slug = 'Zm9vYmFyLWtVcE9fa3VwbyE'.slice(0, 22)

describe('who an address means', () => {
  test.each<[string, Who | null]>([
    [`?group=${slug}`, { by: 'group', slug }],
    [`?fc=${company}`, { by: 'company', id: company }],
    ['?chars=7,3', { by: 'characters', ids: [7, 3] }],
    ['?chars=7%2C3', { by: 'characters', ids: [7, 3] }],
    ['?mine', { by: 'own' }],
    ['?mine=', { by: 'own' }],
    ['', null],
    ['?list=minions', null],
    ['?group=Brave%20Moogles', null],
    ['?group=../x&mine', { by: 'own' }],
    ['?fc=1', null],
    ['?chars=', null],
    ['?chars=0,-1,x,1e3', null],
    ['?chars=5,5,x,6', { by: 'characters', ids: [5, 6] }],
    ['?chars=5,9007199254740993', { by: 'characters', ids: [5] }],
    [`?chars=1&fc=${company}`, { by: 'company', id: company }],
  ])('%s', (search, who) => expect(whoIn(search)).toEqual(who))

  test('are a hundred characters at most', () => {
    const ids = Array.from({ length: 130 }, (_, at) => at + 1)
    expect(whoIn(`?chars=${ids.join()}`)).toEqual({ by: 'characters', ids: ids.slice(0, mostCharacters) })
  })
})

const anyone = fc.oneof(
  fc.constant<Who>({ by: 'own' }),
  fc.constantFrom<Who>({ by: 'group', slug }, { by: 'company', id: company }),
  fc
    .uniqueArray(fc.integer({ min: 1, max: 99_999_999 }), { minLength: 1, maxLength: 20 })
    .map((ids): Who => ({ by: 'characters', ids })),
)

test('what is written is read again, and whatever else the address says stays', () => {
  fc.assert(
    fc.property(anyone, anyone, (before, who) => {
      const search = whoQuery(who, whoQuery(before, '?list=minions'))
      expect(whoIn(search)).toEqual(who)
      expect(new URLSearchParams(search).get('list')).toBe('minions')
      expect(whoQuery(null, search)).toBe('?list=minions')
    }),
  )
  expect(whoQuery({ by: 'characters', ids: [2, 1] })).toBe('?chars=2,1')
  expect(whoQuery({ by: 'own' })).toBe('?mine')
  expect(whoQuery(null)).toBe('')
})
