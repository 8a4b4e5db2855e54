import { expect, test } from 'vitest'
import { themeBoot, themeKey } from './theme-boot.ts'
import { bindTheme } from './theme.ts'

const scene = (system: 'dark' | 'light', chosen?: string) => {
  const button = new EventTarget()
  const dataset: Record<string, string> = chosen === undefined ? {} : { theme: chosen }
  const kept = new Map<string, string>()
  bindTheme(
    { documentElement: { dataset }, querySelectorAll: () => [button] } as unknown as Document,
    { setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key) },
    { matches: system === 'dark' } as MediaQueryList,
  )
  return { press: () => button.dispatchEvent(new Event('click')), dataset, kept }
}

test('switches away from the system’s theme and remembers it, then back and forgets it', () => {
  const { press, dataset, kept } = scene('dark')
  press()
  expect(dataset.theme).toBe('light')
  expect(kept.get(themeKey)).toBe('light')
  press()
  expect(dataset.theme).toBe('dark')
  expect(kept.size).toBe(0)
})

test('starts from what was chosen before', () => {
  const { press, dataset, kept } = scene('light', 'dark')
  press()
  expect(dataset.theme).toBe('light')
  expect(kept.size).toBe(0)
})

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['pink', undefined],
  [null, undefined],
])('before the first paint, %j kept gives %j', (stored, theme) => {
  const dataset: Record<string, string> = {}
  new Function('document', 'localStorage', themeBoot)({ documentElement: { dataset } }, { getItem: () => stored })
  expect(dataset).toEqual(theme === undefined ? { js: '' } : { js: '', theme })
})
