import type { CompanyMember } from '@kupodex/data/contract'
import { companyShard } from '@kupodex/data/rules'
import { expect, test } from 'vitest'
import { webOf } from '#ask/web.fixture.ts'
import { companyInPath, firstOf, loadCompany, sortedMembers } from './members.ts'

const id = '18446744073709551617'

test.each([
  ['/fc/9230000000000000001/', '9230000000000000001'],
  [`/ja/fc/${id}/`, id],
  ['/fc/', null],
  ['/fc/923/', null],
  ['/fc/9230000000000000001x/', null],
])('the free company in %s', (path, found) => expect(companyInPath(path)).toBe(found))

const member = (of: number, score: number | null, rank: number | null, newest: number | null): CompanyMember => {
  return { id: of, name: `Member ${of}`, worldId: 40, scores: [score], ranks: [rank], newest }
}
const members = [member(1, null, null, 9), member(2, 0, null, null), member(3, 5, 2, 3), member(4, 7, 1, 5)]

test('members stand by their rank, then who has nothing, then who is not known', () => {
  expect(sortedMembers(members, 0).map((each) => each.id)).toEqual([4, 3, 2, 1])
  expect(sortedMembers(members, 'newest').map((each) => each.id)).toEqual([1, 4, 3, 2])
  expect(firstOf(members, 0)?.id).toBe(4)
})

test('a free company is looked for in its shard; one that is not published is null, one that cannot be had fails', async () => {
  const newest = { achievement: [[1, 7, 3]], mount: [] }
  const company = { name: 'Kupo', worldId: 40, totals: [12], members, newest }
  const path = `/api/companies/${companyShard(id)}/`
  const { ask } = webOf({ [path]: { generateTime: 5, companies: { [id]: company } } })
  // Who has been hidden since cannot be asked here.
  const things = { achievement: [{ member: members[1], id: 7, date: 3 }], mount: [] }
  expect(await loadCompany(ask, id)).toEqual({ ...company, newest: things, generateTime: 5 })
  expect(await loadCompany(ask, '9230000000000000001')).toBeNull()
  await expect(loadCompany(webOf({ [path]: 500 }).ask, id)).rejects.toMatchObject({ code: 'internal' })
})

test('who was hidden since the last night is in it no more; fewer than two are no company', async () => {
  const newest = {
    achievement: [
      [1, 7, 9],
      [0, 9, 8],
      [3, 7, 1],
    ],
    mount: [],
  }
  const company = { name: 'Kupo', worldId: 40, totals: [12], members, newest }
  const load = (hidden: readonly number[]) =>
    loadCompany(
      webOf({
        [`/api/companies/${companyShard(id)}/`]: { generateTime: 5, companies: { [id]: company } },
        '/api/charsitems/mounts/1,2,3,4/': { ids: [1, 2, 3, 4], hidden, types: {} },
      }).ask,
      id,
    )
  const shown = await load([2, 4])
  expect(shown?.members.map(({ id, ranks }) => [id, ...ranks])).toEqual([
    [1, null],
    [3, 1],
  ])
  expect([shown?.totals, shown?.newest.achievement]).toEqual([[5], [{ member: members[0], id: 9, date: 8 }]])
  expect(await load([1, 2, 4])).toBeNull()
})
