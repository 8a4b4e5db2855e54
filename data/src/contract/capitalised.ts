/** A word with its first letter in upper case, as in fields such as `globalMountRank`. */
export const capitalised = <Word extends string>(word: Word) =>
  `${word.charAt(0).toUpperCase()}${word.slice(1)}` as Capitalize<Word>
