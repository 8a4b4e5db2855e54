import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useRarity } from './use-rarity.ts'
import { useTable } from './use-table.ts'

afterEach(() => void vi.unstubAllGlobals())

const Part = () => (
  <p>
    {useTable('en', 'mounts').state} {String(useRarity('mount', 'global'))}
  </p>
)

test('a page that is being built asks for nothing and shows that data are missing', () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  expect(renderToString(<Part />)).toContain('loading')
  expect(fetch).not.toHaveBeenCalled()
})
