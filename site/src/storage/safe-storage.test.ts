import { afterEach, expect, test, vi } from 'vitest'
import { safeStorage } from './safe-storage.ts'

afterEach(() => void vi.unstubAllGlobals())

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const useIt = () => {
  const storage = safeStorage('localStorage')
  storage.setItem('a', '1')
  const kept = storage.getItem('a')
  storage.removeItem('a')
  return [kept, storage.getItem('a')]
}

test('keeps what it is given until it is removed', () => {
  vi.stubGlobal('localStorage', memory())
  expect(useIt()).toEqual(['1', null])
})

test('a full storage keeps nothing', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { ...memory(), setItem })
  expect(useIt()).toEqual([null, null])
})

test('one that throws when it is only named keeps nothing', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  const get = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  Object.defineProperty(globalThis, 'localStorage', { get, configurable: true })
  try {
    expect(useIt()).toEqual([null, null])
  } finally {
    if (before === undefined) Reflect.deleteProperty(globalThis, 'localStorage')
    else Object.defineProperty(globalThis, 'localStorage', before)
  }
})
