/** Makes a page that was filled in the browser one of a thing: its title is the thing's, unless the reader's shield hides it. */
export const nameThing = (
  page: Document,
  { name, patch, title }: { name: string; patch: number; title: string },
): void => {
  const { dataset } = page.documentElement
  Object.assign(dataset, { name, of: String(patch), title })
  page.title = patch > Number(dataset.shield) ? '…' : title
}
