import { expect, test } from 'vitest'
import type { KnownUser } from './kept-user.ts'
import { drawFor } from './with-user.tsx'

const user = (subject: string, nickname = ''): KnownUser => ({
  ...{ subject, nickname, at: 0, isAdmin: false, seesIds: false },
  ...{ own: [], favorites: [], lost: [] },
})

test('parts of one user are not kept for another one, and stay while more becomes known of the same', () => {
  const keys = [user('mina'), user('mina', 'Mina'), user('aldo')].map(
    (one) => (drawFor(one, () => 'secret') as { key: string | null }).key,
  )
  expect(keys).toEqual(['mina', 'mina', 'aldo'])
})
