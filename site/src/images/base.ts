/** The base address of pictures from configuration, ending in a slash; null when the program draws them itself. */
export const imageBase = (setting: string | undefined): string | null => {
  if (setting === undefined || setting.trim() === '') return null
  const base = setting.trim()
  return base.endsWith('/') ? base : `${base}/`
}

/** What the content security policy must allow for the pictures: null for none or the site's own. */
export const imageOrigin = (setting: string | undefined): string | null => {
  const base = imageBase(setting)
  return base === null || base.startsWith('/') ? null : new URL(base).origin
}
