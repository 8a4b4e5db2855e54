/** A word with a capital, as fields such as `globalMountRank` have it. */
export const capitalised = <Word extends string>(word: Word) =>
  `${word.charAt(0).toUpperCase()}${word.slice(1)}` as Capitalize<Word>
