import { afterEach, describe, expect, test } from 'vitest'
import { choosePatch, isVeiled, reveal, revealed, shield } from './shield-store.ts'

const storage = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

afterEach(() => {
  shield.set(null)
  revealed.set(new Set())
})

describe('the shield', () => {
  test('hides nothing until a patch is chosen', () => {
    expect(shield.get()).toBeNull()
    expect(isVeiled(75, 'Bell')).toBe(false)
  })

  test.each([
    [74, true],
    [73, false],
    [20, false],
    [null, false],
  ])('after 7.3: what patch %s brought is hidden: %s', (patch, hidden) => {
    choosePatch(storage(), 73)
    expect(isVeiled(patch, 'Bell')).toBe(hidden)
  })

  test('shows what the reader asked for, until another patch is chosen', () => {
    choosePatch(storage(), 73)
    reveal('Bell')
    expect([isVeiled(74, 'Bell'), isVeiled(74, 'Drum')]).toEqual([false, true])
    choosePatch(storage(), 72)
    expect(isVeiled(74, 'Bell')).toBe(true)
  })

  test('is kept in the browser and forgotten with the choice to hide nothing', () => {
    const { kept, ...own } = storage()
    choosePatch(own, 73)
    expect([...kept.values()]).toEqual(['73'])
    choosePatch(own, null)
    expect([...kept]).toEqual([])
  })
})
