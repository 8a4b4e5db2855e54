import { languages } from '@kupodex/data/game'
import { describe, expect, test } from 'vitest'
import { frameOf, thingOf } from '#dev/frame.fixture.ts'
import type { ShownRows } from '#list/controls/use-narrowed.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import type { ListedType } from './facts.ts'
import { Summary } from './summary.tsx'
import type { Thing, ThingRow } from './thing.ts'

const owned = (row: ThingRow) => thingOf(row, { isOwned: true })
/** Parts for owners alone read these; there are none here. */
const shown = null as unknown as ShownRows<Thing>

describe('how much of a collection a character has', () => {
  const wordsOf = async (type: ListedType, rows: readonly ThingRow[], language: (typeof languages)[number] = 'en') =>
    (await drawn(<Summary frame={frameOf(type, {}, language)} things={rows.map(owned)} shown={shown} />)).words(
      'p span',
    )

  test.each([
    ['leve', { id: 2, isUnlock: true }, '1 counted · 2 completed (1 not counted)'],
    ['leve', { id: 2, isRemoved: true }, '1 counted · 2 completed (1 not counted)'],
    ['leve', { id: 2 }, '2 completed, all counted'],
    ['triadNpc', { id: 2 }, '2 completed, all counted'],
    ['cosmicMission', { id: 2 }, '2 completed, all counted'],
    ['fish', { id: 2 }, '2 completed, all counted'],
    ['mount', { id: 2, sourceTypeId: 7 }, '1 counted · 2 owned (1 limited or bought)'],
    ['mount', { id: 2, obtainable: false }, '1 counted · 2 owned (1 limited or bought)'],
    ['emote', { id: 2 }, '2 owned, all counted'],
  ] as const)('of %s with %j is told as "%s"', async (type, row, words) => {
    const counting = words.endsWith('all counted') ? [] : ['1 of 2 count']
    expect(await wordsOf(type, [{ id: 1 }, row])).toEqual([words, ...counting])
  })

  test.each(languages)('of levequests says in %s nothing of money or time', async (language) => {
    const [words] = await wordsOf('leve', [{ id: 1 }, { id: 2, isUnlock: true }], language)
    expect(words).not.toMatch(/limited|bought|begrenzt|gekauft|limitée|boutique|限定|課金/)
  })
})
