import { describe, expect, test } from 'vitest'
import { needsOf, needsOfAll, paidFor, together } from './costs.ts'
import { relic, series } from './relic.fixture.ts'

describe('what missing relics take', () => {
  test('is summed over all that are missing, what only the first takes once', () => {
    const { needs, unknown } = needsOf(series(), [relic(1, 1), relic(1, 2), relic(2, 1), relic(2, 2)])
    expect(needs).toMatchObject([
      { name: 'Mist', count: 6, price: { name: 'Poetics', count: 120 } },
      { name: 'Atma', count: 24, price: null },
      { name: 'Ink', count: 1, price: { name: 'Poetics', count: 500 } },
    ])
    expect(unknown).toBe(0)
  })

  test('has nothing of what only the first takes once one was made', () => {
    const names = (things: Parameters<typeof needsOf>[1], of = series()) =>
      needsOf(of, things).needs.map(({ name }) => name)
    expect(names([relic(1, 2, true), relic(2, 2)])).toEqual(['Atma'])
    // One of a later step was of this one before, where steps are made of each other.
    expect(names([relic(1, 3, true), relic(2, 2)])).toEqual(['Atma'])
    expect(names([relic(1, 3, true), relic(2, 2)], series({ isChain: false }))).toEqual(['Atma', 'Ink'])
  })

  test('leaves out steps that a later one was made of, and only these', () => {
    const things = [relic(1, 1), relic(1, 2, true), relic(2, 1)]
    expect(needsOf(series(), things).needs).toMatchObject([
      { name: 'Mist', count: 3, price: { name: 'Poetics', count: 60 } },
    ])
    expect(needsOf(series({ isChain: false }), things).needs[0]?.count).toBe(6)
  })

  test('of step 0 is taken by every piece', () => {
    const of = series({ costs: [{ step: 0, firstOnly: false, count: 4, name: 'Idol', isQuest: false, price: null }] })
    expect(needsOf(of, [relic(1, 1), relic(1, 2), relic(2, 1, true)])).toMatchObject({
      needs: [{ name: 'Idol', count: 8, price: null }],
      unknown: 0,
    })
  })

  test('is not known of steps without costs, which is said', () => {
    expect(needsOf(series(), [relic(1, 7), relic(2, 7)])).toEqual({ needs: [], unknown: 2 })
  })

  test('is nothing where nothing is missing', () => {
    expect(needsOf(series(), [relic(1, 1, true), relic(1, 2, true)])).toEqual({ needs: [], unknown: 0 })
  })

  test('of all series is the sum of each', () => {
    const all = needsOfAll([series(), series({ id: 2 })], [relic(1, 1), relic(1, 1, false, 2), relic(1, 9, false, 2)])
    expect(all).toMatchObject({
      needs: [{ name: 'Mist', count: 6, price: { name: 'Poetics', count: 120 } }],
      unknown: 1,
    })
  })
})

test('the same things are together where they cost the same', () => {
  const mist = { name: 'Mist', count: 1, isQuest: false, price: { name: 'Poetics', count: 20 } }
  expect(together([mist, { ...mist, price: null }, mist])).toMatchObject([
    { name: 'Mist', count: 2, price: { name: 'Poetics', count: 40 } },
    { name: 'Mist', count: 1, price: null },
  ])
})

test('what is paid is the sum of prices, and of the same currency that is asked for itself', () => {
  const mist = { name: 'Mist', count: 1, isQuest: false, price: { name: 'Poetics', count: 20 } }
  const asked = { name: 'Poetics', count: 800, isQuest: false, price: null }
  expect(paidFor([mist, { ...mist, name: 'Ink' }, { ...mist, price: null }, asked])).toMatchObject([
    { name: 'Poetics', count: 840, price: null },
  ])
  expect(paidFor([asked])).toEqual([])
})
