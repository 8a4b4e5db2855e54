import { describe, expect, test } from 'vitest'
import { clanAndGender, newProfile, profileSchema } from './profile.ts'

describe('a profile', () => {
  test('of a new id is complete and waits to be read', () => {
    const profile = newProfile(12345678, 1_750_000_000_000)
    expect(profileSchema.parse(profile)).toEqual(profile)
    expect(profile).toMatchObject({ status: 'adding', updatedAt: null, privacy: { mounts: { state: 'unknown' } } })
    expect(profile).toMatchObject({ legacy: false, createdAt: 1_750_000_000_000, levels: {}, gear: {} })
  })

  test('has no status that only the queue knows', () => {
    expect(profileSchema.safeParse({ ...newProfile(1, 0), status: 'updating' }).success).toBe(false)
  })

  test.each([
    [{ clanId: 1, gender: 'male' as const }, 1],
    [{ clanId: 1, gender: 'female' as const }, 2],
    [{ clanId: 16, gender: 'female' as const }, 32],
    [{ clanId: null, gender: 'male' as const }, 0],
    [{ clanId: 3, gender: null }, 0],
  ])('%j is clan and gender %i', (profile, expected) => expect(clanAndGender(profile)).toBe(expected))
})
