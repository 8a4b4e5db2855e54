import { expect, test } from 'vitest'
import { defaultState } from '#list/controls/state.ts'
import { stateOf } from './words.ts'

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
