import { afterEach, expect, test } from 'vitest'
import { openPage } from '#ui/page.fixture.ts'
import { user } from '#user/user.ts'
import { followIds } from './follow-ids.ts'
import { seesIds } from './sees-ids.ts'

const mina = { subject: 'mina', at: 0, nickname: '', isAdmin: false, own: [], lost: [], favorites: [] }

afterEach(() => {
  user.set(null)
  seesIds.set(false)
})

test('ids are shown for as long as a user who may see them is logged in', () => {
  openPage('')
  const stop = followIds()
  const shown = [true, false].map((may) => {
    user.set({ ...mina, seesIds: may })
    return seesIds.get()
  })
  expect(shown).toEqual([true, false])
  stop()
  user.set({ ...mina, seesIds: true })
  expect(seesIds.get()).toBe(false)
})
