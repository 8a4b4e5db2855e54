import { allPartySizes, butClothes, noFilter, placeKinds } from '@kupodex/data/places'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isChosen, mostChoices, readTonight, startState, toggleChoice, tonightQuery } from './state.ts'

const choices = fc.uniqueArray(
  fc.record({ kind: fc.constantFrom(...placeKinds), id: fc.oneof(fc.integer({ min: 1, max: 2e6 }).map(String), fc.constantFrom('hunt', 'goldSaucer')) }), // prettier-ignore
  { maxLength: mostChoices, selector: ({ kind, id }) => `${kind}.${id}` },
)
const ofDuties = fc.record({
  expansionId: fc.option(fc.nat(5)),
  dutyKind: fc.option(fc.nat(40)),
  size: fc.option(fc.constantFrom(...allPartySizes)),
})
const states = fc
  .tuple(
    fc.record({
      kind: fc.constantFrom(...placeKinds),
      out: fc.uniqueArray(fc.integer({ min: 1, max: 99_999_999 }), { maxLength: 5 }),
      choices,
    }),
    ofDuties,
    fc.record({ type: fc.option(fc.constantFrom('mount', 'minion', butClothes)), isWithSold: fc.boolean() }),
  )
  .map(([state, duties, filter]) => ({
    ...state,
    filter: { ...noFilter, ...(state.kind === 'duty' ? duties : {}), ...filter },
  }))

describe('the address of the page', () => {
  test('says everything, and who is meant', () =>
    fc.assert(
      fc.property(states, fc.constantFrom('?chars=1,2', '?mine', ''), (state, who) => {
        const query = tonightQuery(state, who)
        expect(readTonight(query)).toEqual(state)
        expect(query.startsWith(who)).toBe(true)
        expect(tonightQuery(readTonight(query), query)).toBe(query)
      }),
    ))

  test('is short where all is as at the start, and can be read', () => {
    expect(tonightQuery(startState, '?chars=7,8')).toBe('?chars=7,8')
    expect(
      tonightQuery(
        {
          ...{ kind: 'fate', filter: { ...startState.filter, isWithSold: false }, out: [7, 8] },
          choices: [{ kind: 'duty', id: '4' }, { kind: 'fate', id: '9' }], // prettier-ignore
        },
        '?chars=7,8',
      ),
    ).toBe('?chars=7,8&kind=fate&sold=out&out=7_8&choices=duty.4_fate.9')
  })

  test.each([
    '?kind=nonsense&expansion=-1&duties=x&size=huge&type=gil&sold=maybe&out=a_&choices=duty_duty.1.2_store.4_duty.%3Cb%3E',
    '',
  ])('without anything good, as in %s, is as at the start', (search) => expect(readTonight(search)).toEqual(startState))

  test('has each choice once, and no more than three', () =>
    expect(readTonight('?choices=duty.1_duty.1_duty.2_duty.3_duty.4').choices.map(({ id }) => id)).toEqual([
      '1',
      '2',
      '3',
    ]))
})

test('what only duties have narrows no other kind', () =>
  expect(readTonight('?kind=fate&expansion=2&duties=4&size=full').filter).toEqual(startState.filter))

test('a place is chosen and taken back; three are the most', () => {
  const duty = (id: string) => ({ kind: 'duty' as const, id })
  const three = ['1', '2', '3'].map(duty)
  expect(toggleChoice(three.slice(0, 2), duty('3'))).toEqual(three)
  expect(toggleChoice(three, duty('4'))).toEqual(three)
  expect(toggleChoice(three, duty('2'))).toEqual([duty('1'), duty('3')])
  expect([isChosen(three, duty('2')), isChosen(three, { kind: 'fate', id: '2' })]).toEqual([true, false])
})
