import type { CharacterProfile } from '@kupodex/data/character'
import { keptFace } from './apply-profile.ts'
import type { ReadHistory, ReadProfile } from './lodestone-reader.ts'
import type { GameNames } from './names.ts'
import { titleChanged } from './titles.ts'

type AnyTabs = NonNullable<ReadHistory['tabs']> | ReadProfile['tabs']

/** The tabs as one text to compare: the tab of the current page counts as a link. */
export const tabsText = (tabs: AnyTabs): string =>
  Object.entries(tabs)
    .map(([name, state]) => `${name} ${state === 'selected' ? 'link' : state}`)
    .sort()
    .join(', ')

/** Whether the head of a page shows another name, world, title or picture than is stored. The Lodestone makes a new picture when somebody has played. */
export const headChanged = (
  before: CharacterProfile,
  head: Pick<ReadHistory, 'name' | 'title' | 'world' | 'avatarUrl'>,
  names: GameNames,
): boolean =>
  before.name !== head.name ||
  before.iconUrl !== keptFace(head.avatarUrl, before.iconUrl) ||
  before.worldId !== names.worlds(head.world) ||
  titleChanged(before.titleId, head.title, names)

export const profileChanged = (before: CharacterProfile, after: CharacterProfile): boolean => {
  const shown = (profile: CharacterProfile) => JSON.stringify({ ...profile, updatedAt: null, privacy: null })
  return shown(before) !== shown(after)
}
