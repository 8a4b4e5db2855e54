import { expect, test } from 'vitest'
import { themeBoot, themeKey } from './theme-boot.ts'
import { bindTheme } from './theme.ts'

const scene = (system: 'dark' | 'light', chosen?: string) => {
  const said: string[] = []
  const button = Object.assign(new EventTarget(), {
    setAttribute: (name: string, value: string) => void said.push(`${name}=${value}`),
  })
  const media = Object.assign(new EventTarget(), { matches: system === 'dark' })
  const dataset: Record<string, string> = chosen === undefined ? {} : { theme: chosen }
  const kept = new Map<string, string>()
  bindTheme(
    { documentElement: { dataset }, querySelectorAll: () => [button] } as unknown as Document,
    { setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key) },
    media as unknown as MediaQueryList,
  )
  const turn = (to: 'dark' | 'light') => {
    media.matches = to === 'dark'
    media.dispatchEvent(new Event('change'))
  }
  return { press: () => button.dispatchEvent(new Event('click')), turn, pressed: () => said.at(-1), dataset, kept }
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

test('each button says whether it is dark, also after a press and after the system has changed', () => {
  const { press, turn, pressed } = scene('dark')
  expect(pressed()).toBe('aria-pressed=true')
  press()
  expect(pressed()).toBe('aria-pressed=false')
  press()
  turn('light')
  expect(pressed()).toBe('aria-pressed=true')
  expect(scene('dark', 'light').pressed()).toBe('aria-pressed=false')
  const followed = scene('dark')
  followed.turn('light')
  expect(followed.pressed()).toBe('aria-pressed=false')
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
