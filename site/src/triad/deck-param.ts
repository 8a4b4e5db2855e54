export const deckParam = 'deck'
