import { expect, test } from 'vitest'
import { seenCollections } from '#game/index.ts'
import { type PageRequest, pathOf, userAgentFor } from './requests.ts'

test.each<[PageRequest, string]>([
  [{ kind: 'character', id: 7 }, '/lodestone/character/7/'],
  [{ kind: 'class_job', id: 7 }, '/lodestone/character/7/class_job/'],
  [{ kind: 'faceaccessory', id: 7 }, '/lodestone/character/7/faceaccessory/'],
  [{ kind: 'achievement', id: 7 }, '/lodestone/character/7/achievement/'],
  [{ kind: 'achievement', id: 7, page: 2 }, '/lodestone/character/7/achievement/?page=2'],
  [{ kind: 'achievement_kind', id: 7, achievementKind: 13 }, '/lodestone/character/7/achievement/kind/13/'],
  [{ kind: 'tooltip', id: 7, collection: 'mount', hash: 'ab' }, '/lodestone/character/7/mount/tooltip/ab'],
  [{ kind: 'freecompany', id: '9231112598714485863' }, '/lodestone/freecompany/9231112598714485863/'],
  [{ kind: 'memberlist', id: '92', page: 3 }, '/lodestone/freecompany/92/member/?page=3'],
  [{ kind: 'worldstatus' }, '/lodestone/worldstatus/'],
  [{ kind: 'search', name: 'O’Sand ‘P’' }, '/lodestone/character/?q=%22O%27Sand+%27P%27%22&worldname='],
  [
    { kind: 'search', name: ' A  B ', scope: { world: 'Omega' }, page: 2 },
    '/lodestone/character/?q=%22A+B%22&worldname=Omega&page=2',
  ],
  [{ kind: 'search', name: 'A', scope: { dataCenter: 'Chaos' } }, '/lodestone/character/?q=A&worldname=_dc_Chaos'],
])('%j', (request, path) => {
  expect(pathOf(request)).toBe(path)
})

test.each(seenCollections)('$type is asked for as by the device whose page has the names', ({ lodestone }) => {
  const isPhone = userAgentFor(lodestone.page, 'someone').includes('iPhone')
  expect(isPhone ? 'mobile' : 'desktop').toBe(lodestone.namesOn)
})

test('other pages are asked for as by a desktop', () => {
  for (const kind of ['character', 'class_job', 'achievement', 'tooltip'] as const)
    expect(userAgentFor(kind, 'someone')).not.toContain('iPhone')
})
