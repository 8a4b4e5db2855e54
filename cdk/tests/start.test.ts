import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'

test('a second start reads nobody again', () => {
  const { first, second } = inject('requests')
  expect(first).toBeGreaterThan(0)
  expect(second).toBe(0)
})

test('interrupted, it ends well and leaves its ports free', () => {
  expect(inject('ending')).toEqual({ code: 0, isFree: true })
})

test('nothing went wrong while it ran', () => {
  const log = join(inject('config').folder, 'stack.log')
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : []
  expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([])
})
