/** Texts of the Bozjan field notes in English; kinds of battles as the game names them (sheet Addon 13988, 17042, 13870). */
export const en = {
  map: 'Map of the battles',
  maps: { 606: 'Bozjan Southern Front', 665: 'Zadnor' },
  chooseMap: 'Map',
  chooseShown: 'Battles on the map',
  overlays: { noDrops: 'No Drops', completed: 'Completed', missing: 'Missing', unknown: 'With drops' },
  kinds: { 1: 'Skirmish', 2: 'Critical Engagement', 3: 'Duel', 4: 'Skirmish' },
  drops: 'Drops',
  dropsNothing: 'No field note drops here.',
  droppedBy: 'Dropped by',
  after: 'Appears after {name}',
  before: 'Can be followed by {name}',
  has: 'completed',
  lacks: 'missing',
  close: 'Close',
  selectFate: 'Select a battle to see what it drops.',
  nothing: 'No battle on this map fits what is chosen.',
  showMap: 'Show on the map of {name}',
}

/** The catalogue that every language fills. */
export type BozjaTexts = typeof en
