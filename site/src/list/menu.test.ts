import { expect, test } from 'vitest'
import { defaultState } from './controls/state.ts'
import { menuFor, sectionsFor, stateOf } from './menu.ts'

const all = { ...defaultState({ sorts: ['name'], views: ['list'], shows: ['all'], facets: [] }), search: 'cat' }

test.each(['completed', 'missing', 'obtained', 'unobtained'])(
  'a filter for what is %s does not empty a list of which nothing is known',
  (show) => {
    expect(stateOf({ ...all, show }, false)).toEqual(all)
    expect(stateOf({ ...all, show }, true).show).toBe(show)
  },
)

test('what needs no owner stays', () => {
  expect(stateOf({ ...all, show: 'notObtainable' }, false).show).toBe('notObtainable')
})

test('the section of what a character has comes last, for its reader alone', () => {
  const sections = ['obtained', 'left', 'purchased', 'notObtainable'] as const
  expect(sectionsFor(sections, true)).toEqual(['left', 'purchased', 'notObtainable', 'obtained'])
  expect(sectionsFor(sections, false)).toEqual(sections)
})

test("the menu offers the game's order once, and twice where something else comes first", () => {
  const options = { sorts: ['missingFirst', 'inGame', 'name'], views: ['list'], shows: ['all'], facets: [] }
  const menu = { options, state: { ...defaultState(options), sort: 'inGame' } }
  expect(menuFor(menu, true, true)).toEqual(menu)
  const others = menuFor(menu, true, false)
  expect([others.options.sorts, others.state.sort]).toEqual([['missingFirst', 'name'], 'missingFirst'])
})
