import { collectionPages } from '@kupodex/data/game'
import { afterEach, expect, test, vi } from 'vitest'
import { optionsOf } from './page-words.ts'

afterEach(() => void vi.unstubAllEnvs())

test('a list is ordered and narrowed by prices only where the site has some', () => {
  const words = () => {
    const { sorts, facets } = optionsOf(collectionPages.mount)
    return [sorts.includes('cheapest'), facets.includes('price'), facets.includes('market')]
  }
  vi.stubEnv('KUPODEX_PRICES', '')
  expect(words()).toEqual([false, false, true])
  vi.stubEnv('KUPODEX_PRICES', 'on')
  expect(words()).toEqual([true, true, true])
})
