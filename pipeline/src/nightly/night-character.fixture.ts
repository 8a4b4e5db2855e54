import type { CharacterForNight } from './read/character.ts'

/** A character as a night reads it, for tests: of no world and with nothing, but for what is given. */
export const nightCharacter = (id: number, more: Partial<CharacterForNight> = {}): CharacterForNight => ({
  id,
  status: 'ready',
  name: '',
  iconUrl: '',
  worldId: 0,
  clanId: 0,
  gender: null,
  freeCompany: null,
  legacy: false,
  found: false,
  updatedAt: 0,
  priority: 4,
  owned: {},
  hides: [],
  ...more,
})
