/** The name of the parameter of an address that holds a reader's deck. */
export const deckParam = 'deck'
