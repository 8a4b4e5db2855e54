/** Where the character is kept that a reader chose as theirs in this browser: a list of one, in the shape of those opened last. */
export const chosenKey = 'kupodex.chosen'
