import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readApiKeys } from './api-keys.ts'

const hash = (key: string) => createHash('sha256').update(key).digest('hex')

test('knows the keys whose hashes are set, and no hash as a key', () => {
  const knows = readApiKeys(`${hash('one')},${hash('two').toUpperCase()}`)
  expect(['one', 'two', 'three', '', hash('one')].map(knows)).toEqual([true, true, false, false, false])
})

test('without keys none is known', () => {
  const knows = readApiKeys('none')
  expect(['none', ''].map(knows)).toEqual([false, false])
})
