import { describe, expect, test } from 'vitest'
import { type PrivacyPart, privacyParts, seenParts } from '../character/index.ts'
import { seenCollections } from '../game/index.ts'
import { partsToRead, type PlanInput } from './reading-plan.ts'

const hour = 3_600_000
const day = 24 * hour
const now = 1_750_000_000_000

const readAt = (age: number | null): PlanInput['readAt'] =>
  Object.fromEntries(privacyParts.map((part) => [part, age === null ? null : now - age])) as PlanInput['readAt']

/** The parts whose ages are written out here. */
const tried = new Set<PrivacyPart>(['profile', 'mounts', 'minions', 'facewear'])

const plan = (more: Partial<PlanInput>) =>
  partsToRead({
    why: 'quiet',
    isWatched: false,
    done: new Set<PrivacyPart>(['achievements']),
    owed: new Set(),
    readAt: readAt(2 * day),
    quietSyncs: 0,
    now,
    ...more,
  })

describe('partsToRead', () => {
  test('everything means all that is not done', () =>
    expect(plan({ why: 'everything' }).parts).toEqual(['profile', ...seenParts]))

  test.each([
    [10 * 60_000, true, ['profile']],
    [2 * hour, true, ['profile', 'mounts', 'minions']],
    [2 * day, true, ['profile', 'mounts', 'minions', 'facewear']],
    [2 * hour, false, []],
    [2 * day, false, ['profile']],
    [4 * day, false, ['profile', 'mounts', 'minions']],
    [8 * day, false, ['profile', 'mounts', 'minions', 'facewear']],
  ])('signs of play, parts %s ms old, watched %s: reads %s', (age, isWatched, parts) =>
    expect(plan({ why: 'signs', isWatched, readAt: readAt(age) }).parts.filter((part) => tried.has(part))).toEqual(
      parts,
    ),
  )

  test.each(seenCollections)('signs of play: $table is read again when it is as old as its descriptor says', (one) => {
    const { table, lodestone } = one
    for (const [isWatched, hours] of [
      [false, lodestone.oldAfter.signs],
      [true, lodestone.oldAfter.watched],
    ] as const) {
      const partsAfter = (age: number) => plan({ why: 'signs', isWatched, readAt: readAt(age) })
      expect(partsAfter(hours * hour - 1).parts).not.toContain(table)
      expect(partsAfter(hours * hour)).toMatchObject({ parts: expect.arrayContaining([table]), quietSyncs: 0 })
    }
  })

  test('what an earlier sync could not read is read at once', () => {
    const owed = new Set<PrivacyPart>(['minions'])
    expect(plan({ owed, readAt: readAt(hour) }).parts).toEqual(['minions'])
    expect(plan({ readAt: { ...readAt(hour), mounts: null } }).parts).toEqual(['mounts'])
  })

  test('a quiet character costs one and a half requests, and every part is at most two syncs old for each that takes turns', () => {
    const step = 3 * day
    let at = now
    let ages = readAt(0)
    let quietSyncs = 0
    let pages = 0
    const worst: Record<string, number> = {}
    const syncs = 400
    for (let sync = 0; sync < syncs; sync++) {
      at += step
      const next = plan({ readAt: ages, quietSyncs, now: at })
      for (const part of privacyParts) {
        if (part !== 'achievements') worst[part] = Math.max(worst[part] ?? 0, (at - (ages[part] ?? 0)) / step)
      }
      for (const part of next.parts) ages = { ...ages, [part]: at }
      quietSyncs = next.quietSyncs
      pages += 1 + next.parts.length
    }
    expect(pages / syncs).toBe(1.5)
    // Achievements are on the first page; the other parts take turns in every second sync.
    expect(Math.max(...Object.values(worst))).toBe(2 * (privacyParts.length - 1))
  })

  test('who is read often has no part younger than a day read again', () => {
    expect(plan({ readAt: readAt(hour), quietSyncs: 1 })).toEqual({ parts: [], quietSyncs: 1 })
    expect(plan({ readAt: { ...readAt(hour), facewear: now - day }, quietSyncs: 1 }).parts).toEqual(['facewear'])
  })
})
