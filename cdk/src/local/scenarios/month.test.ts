import { isSoak, repetitions, soakSeed, withSeed } from '@kupodex/data/soak.fixture'
import { expect, test } from 'vitest'
import { liveMonth, monthTable, withinReach } from './month.fixture.ts'

test(
  'emotes that go hidden and public, challenges, refusals and maintenance take nothing away, and ages are reached',
  async () => {
    const days = repetitions({ gate: 2, soak: 30 })
    const month = await liveMonth({ people: repetitions({ gate: 20, soak: 60 }), days, seed: soakSeed, rate: 0.05 })
    const says = withSeed(monthTable(month))
    expect([says, month.lost, month.madeUp]).toEqual([says, [], []])
    for (const tier of ['top', 'middle'] as const)
      expect(withinReach(tier, month.ages[tier].free), says).toBeGreaterThan(0.95)
    expect(month.known.emotes, says).toBeGreaterThan(0)
    if (isSoak) expect(Math.min(month.emotes.toPrivate, month.emotes.toPublic), says).toBeGreaterThan(10)
  },
  repetitions({ gate: 60_000, soak: 1_200_000 }),
)
