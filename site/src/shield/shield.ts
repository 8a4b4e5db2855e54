import type { SafeStorage } from '#storage/safe-storage.ts'
import { shieldKey } from '#storage/keys.ts'

/**
 * Loads what hides and shows things only for readers who hide something, at once, or with their choice. A choice in another tab
 * counts here too, also for a page that the browser kept while the reader was on another.
 */
export const bindShield = (page: Document, storage: SafeStorage): void => {
  const { dataset } = page.documentElement
  const choice = page.querySelector<HTMLSelectElement>('[data-shield-choice]')
  const choose = async (patch = '') => {
    if (choice !== null) choice.value = patch
    const { startVeils } = await import('./veils.ts')
    startVeils(page)(storage, Number(patch) || null)
  }
  const follow = () => {
    const kept = storage.getItem(shieldKey) ?? undefined
    if (kept !== dataset.shield) void choose(kept)
  }
  // Kept at once: who goes on right after choosing has chosen.
  const take = (patch: string) => {
    if (patch === '') storage.removeItem(shieldKey)
    else storage.setItem(shieldKey, patch)
    void choose(patch)
  }
  // A choice may have been made before this script was there.
  if (choice !== null && choice.value !== '') take(choice.value)
  else if (dataset.shield !== undefined) void choose(dataset.shield)
  choice?.addEventListener('change', () => take(choice.value))
  for (const event of ['storage', 'pageshow']) addEventListener(event, follow)
}
