/** Where the page of a thing of one list is, for all worlds together, below the language: as `/rarity/mount/global/1/`. */
const pattern = /^\/(?:(de|fr|ja)\/)?rarity\/([A-Za-z]+)\/([A-Za-z]+)\/([1-9][0-9]{0,8})\/?$/

/** The thing that a page is about, by its path; null for any other page. */
export const thingOfPage = (path: string): { type: string; thing: string } | null => {
  const [, , type, , thing] = pattern.exec(path) ?? []
  return type === undefined || thing === undefined ? null : { type, thing }
}
