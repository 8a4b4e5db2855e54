import type { SafeStorage } from '#storage/safe-storage.ts'
import { themeKey } from './theme-boot.ts'

/** Makes every theme button switch between light and dark, say which of them is on, and remember the choice; the system's own choice needs no memory. */
export const bindTheme = (
  page: Document,
  storage: Pick<SafeStorage, 'setItem' | 'removeItem'>,
  dark: MediaQueryList,
): void => {
  const root = page.documentElement
  const system = () => (dark.matches ? 'dark' : 'light')
  const isDark = () => (root.dataset.theme ?? system()) === 'dark'
  const buttons = page.querySelectorAll('[data-theme-switch]')
  const show = () => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(isDark()))
  }
  for (const button of buttons)
    button.addEventListener('click', () => {
      const next = isDark() ? 'light' : 'dark'
      root.dataset.theme = next
      if (next === system()) storage.removeItem(themeKey)
      else storage.setItem(themeKey, next)
      show()
    })
  dark.addEventListener('change', show)
  show()
}
