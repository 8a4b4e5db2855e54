import { languages } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { factsOf } from '#collection/facts.ts'
import { chores } from '../chores.ts'
import { nextGoods } from './next-goods.ts'
import { nextMarket } from './next-market.ts'
import { nextProps } from './next-props.ts'
import { nextWindows } from './next-windows.ts'

const goods = nextGoods()

test('each thing is sold once for a currency, where it is cheapest', () => {
  const shops = loadTable('shops').filter(({ deleted }) => !deleted)
  for (const [currency, some] of Object.entries(goods)) {
    const keys = some.map(({ unlock }) => `${unlock.kind}/${unlock.id}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { unlock, price } of some) {
      const prices = shops
        .filter(({ currencyItemId }) => currencyItemId === Number(currency))
        .flatMap(({ items }) => items.filter((one) => one.unlock.kind === unlock.kind && one.unlock.id === unlock.id))
      expect(price).toBe(Math.min(...prices.map((one) => one.price)))
    }
  }
})

test('what can no longer be had is not for sale', () => {
  const gone = new Set(loadTable('mounts').flatMap(({ id, obtainable }) => (obtainable ? [] : [id])))
  const mounts = Object.values(goods).flatMap((some) => some.filter(({ unlock }) => unlock.kind === 'mount'))
  expect(mounts.length).toBeGreaterThan(50)
  expect(mounts.filter(({ unlock }) => gone.has(unlock.id))).toEqual([])
})

test('every currency of what is limited buys something, and has a name in four languages', () => {
  for (const { currencies } of chores)
    for (const currency of currencies) expect([currency, goods[currency]?.length ?? 0]).not.toEqual([currency, 0])
  for (const language of languages)
    for (const [activity, name] of Object.entries(nextProps(language).activities)) expect(name).not.toBe(activity)
})

test.each(languages)(
  'what waits for clock or weather has its place, its weather and its things by name, in %s',
  (language) => {
    const { windows, ocean } = nextWindows(language)
    expect(new Set(windows.map(({ key }) => key)).size).toBe(windows.length)
    for (const { place, weather, condition, hours, things } of windows) {
      expect(place).not.toBe('')
      expect(weather !== null).toBe(condition.weatherIds !== undefined)
      expect(hours).toEqual(condition.hours ?? null)
      expect(things.length).toBeGreaterThan(0)
      expect(things.filter(({ name }) => name === '')).toEqual([])
    }
    const of = (type: string) => windows.filter((one) => one.type === type).flatMap(({ things }) => things)
    expect(of('vista')).toHaveLength(82)
    expect(of('cosmicMission').length).toBeGreaterThan(150)
    expect(ocean.length).toBeGreaterThan(50)
  },
)

test.each(languages)('what can be sold on market boards has its name, in %s', (language) => {
  const { things: market } = nextMarket(language)
  expect(market.length).toBeGreaterThan(700)
  expect(market.filter(({ name }) => name === '')).toEqual([])
  expect(new Set(market.map(({ type, id }) => `${type}/${id}`)).size).toBe(market.length)
  const row = loadTable('orchestrions').find(({ onMarket, obtainable }) => onMarket && obtainable)
  expect(market.find(({ type, id }) => type === 'orchestrion' && id === row?.id)?.name).toBe(
    row?.name[language] ?? row?.name.en,
  )
})

test('things are named in addresses as their lists name them', () => {
  expect(factsOf('fish').page.itemBy).toBe('id')
  const [first] = nextWindows('en').windows
  const row = loadTable('vistas').find(({ id }) => id === first?.things[0]?.id)
  expect(first?.things[0]?.key).toBe(factsOf('vista').page.itemBy === 'number' ? row?.number : row?.id)
})
