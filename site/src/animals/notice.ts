import type { SafeStorage } from '#storage/safe-storage.ts'

const key = 'kupodex.islands.notice'

/** Whether the reader asked for notices, and this browser still allows them. */
export const wantsNotice = (storage: SafeStorage): boolean => storage.getItem(key) !== null

/** Keeps whether the reader asks for notices. */
export const keepNotice = (storage: SafeStorage, wants: boolean): void =>
  wants ? storage.setItem(key, '1') : storage.removeItem(key)

/** Asks the reader for the permission to notify; false where this browser has or gives none. */
export const mayNotify = async (): Promise<boolean> =>
  'Notification' in globalThis && (await Notification.requestPermission()) === 'granted'

/** Shows a notice of the browser where it may; some show none that comes from a page. */
export const notify = (title: string, tag: string): void => {
  try {
    if ('Notification' in globalThis && Notification.permission === 'granted') new Notification(title, { tag })
  } catch {
    // The page says the same.
  }
}
