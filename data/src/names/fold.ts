/** From how many letters on a name can be looked for: more than three (spec: site §2.8). */
export const shortestSearch = 4

const apostrophes = /[\u2018\u2019\u02bc\u00b4`]/g

/**
 * A name as it is compared: compatibility forms made one (NFKC), case folded, apostrophes straight, spaces single. Folding
 * again changes nothing.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replace(apostrophes, "'")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()

/** A name as it is looked for: folded, with letters alone: accents of Latin ones, apostrophes and hyphens left out. */
export const foldSearch = (text: string): string =>
  foldName(text)
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
