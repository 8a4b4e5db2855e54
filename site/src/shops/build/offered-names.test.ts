import { languages } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { currencyNames, offeredNames, soldNames } from './offered-names.ts'

const offers = [...loadTable('shops').flatMap(({ items }) => items), ...loadTable('moogleTrove')]
const currencies = [...loadTable('shops'), ...loadTable('moogleTrove')].map(({ currencyItemId }) => currencyItemId)
const items = new Map(loadTable('items').map(({ id, name }) => [id, name]))

test.each(languages)('everything that is offered in %s has a name, its own where there is one', (language) => {
  const names = offeredNames(language)
  expect(offers.filter(({ itemId }) => names[itemId] === undefined)).toEqual([])
  for (const id of [...offers.map(({ itemId }) => itemId), ...currencies]) {
    const own = items.get(id)
    if (own) expect(names[id]).toBe(own[language] ?? own.en)
  }
  expect(Object.keys(names).length).toBeLessThan(items.size / 2)
})

test('an item that no sheet names has the name of what it unlocks', () => {
  const nameless = offers.find(({ itemId, unlock }) => !items.has(itemId) && unlock?.kind === 'hair')
  const hair = loadTable('hairs').find(({ id }) => id === nameless?.unlock?.id)
  expect(hair?.name.en).toBeTruthy()
  expect(offeredNames('en')[nameless?.itemId ?? 0]).toBe(hair?.name.en)
})

test('a currency has its name and the names of all that is sold for it, in a file of its own', () => {
  const [all, own, sold] = [offeredNames('de'), currencyNames('de'), soldNames('de')]
  const shops = loadTable('shops').filter(({ deleted }) => !deleted)
  expect(new Set(Object.keys(own).map(Number))).toEqual(
    new Set(shops.map(({ currencyItemId }) => currencyItemId).filter((id) => all[id] !== undefined)),
  )
  for (const { currencyItemId: currency, items: goods } of shops) {
    const names = sold.get(currency) ?? {}
    for (const id of [currency, ...goods.map(({ itemId }) => itemId)]) expect(names[id]).toBe(all[id])
  }
})
