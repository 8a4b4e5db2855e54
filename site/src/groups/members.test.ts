import { expect, test } from 'vitest'
import { lineOf, ownGroupWith, refusal, serverOf, slug } from './group.fixture.ts'
import { addMembers, byReason, removeMember } from './members.ts'

const line = lineOf('POST', 'members/')
const many = Array.from({ length: 230 }, (_, at) => at + 1)

test('a whole free company comes in by several requests, and who was refused by any of them is answered', async () => {
  const sizes: number[] = []
  const { ask, sent } = serverOf({
    [line]: (body) => {
      const { add } = body as { add: number[] }
      return { group: ownGroupWith([add[0] ?? 0]), refused: [{ id: add.at(-1), why: 'full' }] }
    },
  })
  const outcome = await addMembers(ask, slug, many, ({ members }) => sizes.push(members[0]?.id ?? 0))
  expect(outcome).toEqual({ ok: true, value: [100, 200, 230].map((id) => ({ id, why: 'full' })) })
  expect(sent.map(([, body]) => (body as { add: number[] }).add.length)).toEqual([100, 100, 30])
  expect(sizes).toEqual([1, 101, 201])
})

test('where a later request fails, the group is shown as the earlier ones left it', async () => {
  const shown: number[] = []
  const answers = [{ group: ownGroupWith([1]), refused: [] }, refusal('tooManyRequests', 429)]
  const { ask, sent } = serverOf({ [line]: () => answers.shift() })
  const outcome = await addMembers(ask, slug, many, ({ size }) => shown.push(size))
  expect([outcome, shown, sent.length]).toEqual([{ ok: false, code: 'tooManyRequests' }, [1], 2])
})

test('nobody is no request, and one goes by an id', async () => {
  const { ask, sent } = serverOf({ [line]: () => ({ group: ownGroupWith([]), refused: [] }) })
  expect(await addMembers(ask, slug, [], () => undefined)).toEqual({ ok: true, value: [] })
  await removeMember(ask, slug, 7)
  expect(sent).toEqual([[line, { remove: [7] }]])
})

test('those who were refused stand together by why', () =>
  expect(
    byReason([
      { id: 1, why: 'hidden' },
      { id: 2, why: 'full' },
      { id: 3, why: 'hidden' },
    ]),
  ).toEqual([
    ['hidden', [1, 3]],
    ['full', [2]],
  ]))
