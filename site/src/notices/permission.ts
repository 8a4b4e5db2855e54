/** Whether this browser may show notices: `unable` where it cannot, `refused` where its reader has said no. */
export type Permission = 'granted' | 'refused' | 'unasked' | 'unable'

/** The permission as it is now, without asking for it. */
export const permissionNow = (): Permission => {
  if (globalThis.Notification === undefined) return 'unable'
  const { permission } = Notification
  return permission === 'granted' ? 'granted' : permission === 'denied' ? 'refused' : 'unasked'
}

/**
 * Asks the reader, only ever after a click, and shows the first notice at once: the one way to learn that a browser has
 * notifications for service workers alone.
 */
export const askPermission = async (title: string, text: string): Promise<Permission> => {
  if (globalThis.Notification === undefined) return 'unable'
  // Its answer counts: a page may not have heard yet of what the reader changed in the settings.
  if ((await Notification.requestPermission()) !== 'granted') return 'refused'
  try {
    new Notification(title, { body: text, tag: 'kupodex.first' })
    return 'granted'
  } catch {
    return 'unable'
  }
}
