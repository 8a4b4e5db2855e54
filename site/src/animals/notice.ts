import type { SafeStorage } from '#storage/safe-storage.ts'

const key = 'kupodex.islands.notice'

/** Whether the reader asked for notices, and this browser still allows them. */
export const wantsNotice = (storage: SafeStorage): boolean => storage.getItem(key) !== null

/** Keeps whether the reader asks for notices. */
export const keepNotice = (storage: SafeStorage, wants: boolean): void =>
  wants ? storage.setItem(key, '1') : storage.removeItem(key)
