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

/** The sources that the content security policy allows for pictures: the site's own, the operator's, and those of faces. */
export const pictureRule = ({
  KUPODEX_IMAGES,
  KUPODEX_FACES_ADDRESS,
}: Readonly<Record<string, string | undefined>>): `img-src ${string}` => {
  const others = [KUPODEX_IMAGES, KUPODEX_FACES_ADDRESS].map(assetOrigin).filter((origin) => origin !== null)
  return `img-src ${["'self'", 'data:', ...new Set(others)].join(' ')}`
}
