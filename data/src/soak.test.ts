import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const load = async (settings: Record<string, string | undefined>) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.resetModules()
  return import('./soak.fixture.ts')
}

beforeEach(() => void vi.stubEnv('KUPODEX_SOAK_SEED', undefined))
afterEach(() => void vi.unstubAllEnvs())

const all = Array.from({ length: 15 }, (_, at) => at + 1)

describe('in the gate', () => {
  const gate = () => load({ KUPODEX_SOAK: undefined })

  test('a few repetitions are enough', async () => expect((await gate()).repetitions({ gate: 3, soak: 20 })).toBe(3))

  test.each([
    [1, [1]],
    [2, [1, 15]],
    [3, [1, 8, 15]],
    [15, all],
    [99, all],
  ])('%i of fifteen are %o', async (count, some) => expect((await gate()).sampled(all, count)).toEqual(some))

  test('the seed is the same each time', async () => expect((await gate()).soakSeed).toBe((await gate()).soakSeed))
})

describe('in a soak', () => {
  const soak = (seed?: string) => load({ KUPODEX_SOAK: '1', KUPODEX_SOAK_SEED: seed })

  test('everything is repeated in full', async () => {
    const { repetitions, sampled } = await soak()
    expect(repetitions({ gate: 3, soak: 20 })).toBe(20)
    expect(sampled(all, 2)).toEqual(all)
  })

  test('a seed can be given, and is named', async () => {
    const { soakSeed, withSeed } = await soak('77')
    expect(soakSeed).toBe(77)
    expect(withSeed('killed')).toBe('killed (KUPODEX_SOAK_SEED=77)')
  })
})

test('numbers of a seed are the same again, between 0 and 1, and not those of another', async () => {
  const { seeded } = await load({})
  const some = (seed: number) => Array.from({ length: 1000 }, seeded(seed))
  expect(some(7)).toEqual(some(7))
  expect(some(7)).not.toEqual(some(8))
  expect(some(7).every((each) => each >= 0 && each < 1)).toBe(true)
  expect(new Set(some(7)).size).toBe(1000)
})
