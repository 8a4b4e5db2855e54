import type { OwnedIds } from '#party/owned-by.ts'
import type { Member } from '#party/party.ts'
import { thingLists } from '#things/lists.ts'
import type { ListedThing } from '#things/things.ts'
import { frameTexts, type MatrixFrame } from './frame.ts'

/** A mount that can be had as all else, unless `more` says otherwise. */
export const thing = (id: number, more: Partial<ListedThing> = {}): ListedThing => ({
  ...{ id, name: `thing ${id}`, hint: '', patch: null, mainPatch: null, counting: 'counted', kindId: 0 },
  ...{ sourceTypeId: 0, achievementIds: [] },
  ...more,
})

/** Members with names, by their ids. */
export const membersOf = (...ids: number[]): Member[] =>
  ids.map((id) => ({ id, name: `Person ${id}`, worldId: 40, iconUrl: '' }))

/** What a matrix of mounts is drawn with, for members 1, 2 ... with these sets. */
export const frameOf = (sets: readonly OwnedIds[], member: number | null = null): MatrixFrame => {
  const list = thingLists.find(({ type }) => type === 'mount')
  if (list === undefined) throw new Error('no list of mounts')
  const members = membersOf(...sets.map((_, at) => at + 1))
  return { language: 'en', texts: frameTexts('en'), list, title: 'Mounts', members, sets, member }
}
