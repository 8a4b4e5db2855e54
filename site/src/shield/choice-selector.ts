/** The select with which readers choose their patch; it is in the footer of every page and has the words of its language. */
export const choiceSelector = 'select[data-shield-choice]'
