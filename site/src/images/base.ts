/** The base address of an operator's pictures or sounds from configuration, ending in a slash; null where there are none. */
export const assetBase = (setting: string | undefined): string | null => {
  if (setting === undefined || setting.trim() === '') return null
  const base = setting.trim()
  return base.endsWith('/') ? base : `${base}/`
}

/** What the content security policy must allow for them: null for none or the site's own. */
export const assetOrigin = (setting: string | undefined): string | null => {
  const base = assetBase(setting)
  return base === null || base.startsWith('/') ? null : new URL(base).origin
}
