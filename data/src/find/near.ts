/** Letters from which on a word may be misspelled: shorter ones are too like others. */
const fewestMisspelled = 5

/**
 * Whether a word begins as another, but for one letter that is wrong, missing or too much, or two that are swapped. What is still being
 * typed is so near to what it is going to be, too.
 */
export const isNear = (typed: string, word: string): boolean => {
  if (typed.length < fewestMisspelled || word.length < typed.length - 1) return false
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at += 1
  const rest = typed.slice(at + 1)
  return (
    word.startsWith(rest, at + 1) ||
    word.startsWith(rest, at) ||
    word.startsWith(typed.slice(at), at + 1) ||
    (typed[at] === word[at + 1] && typed[at + 1] === word[at] && word.startsWith(typed.slice(at + 2), at + 2))
  )
}
