/** How many letters a search for a name needs: more than three (spec: site §2.8). */
export const shortestSearch = 4

const apostrophes = /[\u2018\u2019\u02bc\u00b4`]/g

/** Folds the name of a character for comparison: NFKC, case folded, straight apostrophes, single spaces. Folding is idempotent. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replace(apostrophes, "'")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()

/** Folds the name of a character for a search: like `foldName`, but without accents of Latin letters, apostrophes and hyphens. */
export const foldSearch = (text: string): string =>
  foldName(text)
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
