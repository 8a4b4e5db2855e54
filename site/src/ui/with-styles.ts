const sheets = new Map<string, Promise<void>>()

const loaded = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      sheets.delete(href)
      reject(new TypeError(`${href} could not be loaded`))
    }
    document.head.append(link)
  })

/**
 * What is loaded, once the sheet of its styles is in the page, too; rejects where either cannot be loaded. A sheet is loaded once, and
 * asked for again where it could not be. React takes a sheet that it finds in the head as loaded.
 */
export const withStyles = async <Loaded>(href: string, load: Promise<Loaded>): Promise<Loaded> => {
  const sheet = sheets.get(href) ?? loaded(href)
  sheets.set(href, sheet)
  const [value] = await Promise.all([load, sheet])
  return value
}
