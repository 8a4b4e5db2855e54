/** Says what the text is to those who read the profile. */
const prefix = 'kupodex'

/** Letters and digits that nobody takes for another. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz'

const groups = 3
const lettersInGroup = 4

/** Makes a code such as `kupodex-7hq3-mx9k-2wvd`; `random` gives a whole number below its argument. Of these there are 2^59. */
export const makeCode = (random: (below: number) => number): string => {
  const group = () => Array.from({ length: lettersInGroup }, () => letters[random(letters.length)]).join('')
  return [prefix, ...Array.from({ length: groups }, group)].join('-')
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

const codePattern = new RegExp(`(?=(${prefix}[a-z0-9]{${groups * lettersInGroup}}))`, 'g')

/** All that may be a code in a text, whatever was made of it: capitals, other dashes, wide letters, spaces and line breaks within, words around it. */
export const codesIn = (text: string): string[] => [
  ...new Set([...plain(text).matchAll(codePattern)].map(([, code = '']) => code)),
]

export const hasCode = (codes: readonly string[], code: string): boolean => codes.includes(plain(code))
