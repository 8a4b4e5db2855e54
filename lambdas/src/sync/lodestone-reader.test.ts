import type { Lodestone, PageRequest } from '@kupodex/data/lodestone'
import { expect, test } from 'vitest'
import { failed, lodestoneReader } from './lodestone-reader.ts'

test('asks the client for the right pages, and hands its outcome on', async () => {
  const asked: PageRequest[] = []
  const read = async (request: PageRequest) => {
    asked.push(request)
    return { outcome: 'unreachable', fetchedAt: 1, status: null, requests: 3, detail: 'timeout' }
  }
  const reader = lodestoneReader({ read } as unknown as Lodestone)
  const answer = await reader.character(5)
  await reader.collection(5, 'faceaccessory')
  await reader.card(5, 'minion', 'ab')
  await reader.achievementHistory(5, 2)
  await reader.achievementKind(5, 13)
  expect(asked).toEqual([
    { kind: 'character', id: 5 },
    { kind: 'faceaccessory', id: 5 },
    { kind: 'tooltip', id: 5, collection: 'minion', hash: 'ab' },
    { kind: 'achievement', id: 5, page: 2 },
    { kind: 'achievement_kind', id: 5, achievementKind: 13 },
  ])
  expect(failed(answer as never, 'character')).toEqual({
    state: 'failed',
    code: 'unreachable',
    why: 'timeout',
    kind: 'character',
  })
})
