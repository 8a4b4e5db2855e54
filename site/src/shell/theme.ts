import type { SafeStorage } from '#storage/safe-storage.ts'
import { themeKey } from './theme-boot.ts'

/** Makes every theme button switch between light and dark and remember the choice; the system's own choice needs no memory. */
export const bindTheme = (
  page: Document,
  storage: Pick<SafeStorage, 'setItem' | 'removeItem'>,
  dark: MediaQueryList,
): void => {
  const root = page.documentElement
  const system = () => (dark.matches ? 'dark' : 'light')
  for (const button of page.querySelectorAll('[data-theme-switch]'))
    button.addEventListener('click', () => {
      const next = (root.dataset.theme ?? system()) === 'dark' ? 'light' : 'dark'
      root.dataset.theme = next
      if (next === system()) storage.removeItem(themeKey)
      else storage.setItem(themeKey, next)
    })
}
