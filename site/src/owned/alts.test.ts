import { expect, test, vi } from 'vitest'
import { waitsAt } from '#ask/waits.fixture.ts'
import { webOf } from '#ask/web.fixture.ts'
import { storageOf } from '#ui/page.fixture.ts'
import { userKey } from '#user/kept-user.ts'
import { altsOf } from '#user/alts.ts'
import { createOnAlts } from './alts.ts'

const [mina, rin, aldo] = [7, 8, 9].map((id) => ({ id, name: `Person ${id}`, worldName: 'Odin', iconUrl: '' }))

const user = { subject: 'a', at: 1, nickname: '', lost: [], favorites: [aldo], own: [mina, rin] }

test('the others of a user are those beside one of their own', () => {
  const storage = storageOf({ [userKey]: JSON.stringify(user) })
  expect(altsOf(storage, 7)).toEqual([rin])
  expect(altsOf(storage, 9)).toEqual([])
  expect(altsOf(storageOf({}), 7)).toEqual([])
})

test('who has what is asked for of its owner once, and what is private is on nobody', async () => {
  const item = (id: number) => ({ id, date: 1, deleted: false })
  const { ask, asked } = webOf(
    {
      '/api/user/char/7/mounts/': { private: false, items: [item(1), item(2)] },
      '/api/user/char/8/mounts/': { private: false, items: [item(2)] },
      '/api/user/char/9/mounts/': { private: true, items: [] },
    },
    404,
    async () => 'token',
  )
  const onAlts = createOnAlts({ ask, waits: waitsAt().waits })
  const alts = [mina!, rin!, aldo!]
  const stops = [onAlts('mount', alts), onAlts('mount', alts)].map((resource) => resource.subscribe(() => {}))
  await vi.waitFor(() => expect(onAlts('mount', alts).get().state).toBe('ready'))
  expect(onAlts('mount', alts).get().value).toEqual(
    new Map([
      [1, [mina]],
      [2, [mina, rin]],
    ]),
  )
  expect(asked).toHaveLength(3)
  stops.forEach((stop) => stop())
})
