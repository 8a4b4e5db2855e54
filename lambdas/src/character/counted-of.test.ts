import { itemTypes, newProfile, noSettings } from '@kupodex/data/character'
import { expect, test } from 'vitest'
import { facts } from './calls.fixture.ts'
import { countedOf } from './counted-of.ts'
import { achievementsOf, summaryOf } from './summaries.ts'
import { shownOf } from './shown.ts'

const shown = shownOf({
  ...{ profile: newProfile(1, 1), priority: 0, leaseUntil: null },
  ...{ owned: {}, since: {}, marks: {}, settings: noSettings, damaged: [] },
} as never as Parameters<typeof shownOf>[0])

test.each(itemTypes.flatMap((type) => [true, false].map((legacy) => [type, legacy] as const)))(
  'as many %s count as totals say; Legacy: %s',
  (type, legacy) =>
    expect(countedOf(type, facts, legacy).size).toBe(
      summaryOf(type, shown, facts, () => achievementsOf(shown, facts, legacy)).possible,
    ),
)
