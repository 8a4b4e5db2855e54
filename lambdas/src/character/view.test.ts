import { newProfile } from '@kupodex/data/character'
import { expect, test } from 'vitest'
import { facts, now } from './calls.fixture.ts'
import { viewCharacter } from './view.ts'

test('of a part whose item cannot be read nothing is known, and what is hidden stays hidden', () => {
  const seen = { state: 'public', asOf: now } as const
  const hidden = { state: 'private', asOf: now } as const
  const profile = newProfile(5, 0)
  const privacy = { ...profile.privacy, mounts: seen, minions: seen, facewear: hidden }
  const { parts } = viewCharacter(
    {
      ...{ priority: 1, due: 0, failures: 0, leaseUntil: null, attemptAt: null, since: {}, marks: {} },
      profile: { ...profile, status: 'ready', privacy },
      owned: { minions: [] },
      damaged: ['mounts', 'facewear'],
    },
    facts,
    { ranks: null, sizeOf: () => 0 },
    now,
  )
  expect(parts).toMatchObject({ mounts: { state: 'unknown', asOf: null }, minions: seen, facewear: hidden })
})
