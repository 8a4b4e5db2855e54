/** Whether this browser may show notices: `unable` where it cannot, `refused` where its reader has said no. */
export type Permission = 'granted' | 'refused' | 'unasked' | 'unable'

/** The permission as it is now, without asking for it. */
export const permissionNow = (): Permission => {
  if (globalThis.Notification === undefined) return 'unable'
  const { permission } = Notification
  return permission === 'granted' ? 'granted' : permission === 'denied' ? 'refused' : 'unasked'
}

/** Shows a notice of the browser where its reader allows it; null where it has none, or for service workers alone. */
export const showNotice = (title: string, options: NotificationOptions): Notification | null => {
  try {
    return new Notification(title, options)
  } catch {
    return null
  }
}

/** Asks the reader, only ever after a click, and shows a first notice: that alone tells whether notifications are for service workers only. */
export const askPermission = async (title: string, text?: string): Promise<Permission> => {
  if (globalThis.Notification === undefined) return 'unable'
  // Its answer counts: a page may not have heard yet of what the reader changed in the settings.
  if ((await Notification.requestPermission()) !== 'granted') return 'refused'
  const shown = showNotice(title, { tag: 'kupodex.first', ...(text !== undefined && { body: text }) })
  return shown === null ? 'unable' : 'granted'
}
