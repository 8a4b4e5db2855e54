import { expect, test } from 'vitest'
import { keepRunning } from './live.ts'

test('what fails is run again, and said in the log, until it ends or is called off', async () => {
  const logged: string[] = []
  const { signal } = new AbortController()
  let runs = 0
  const run = async () => {
    if (++runs < 3) throw new Error('the store does not answer')
  }
  await keepRunning(run, { signal, log: (line) => logged.push(line), pause: 0 })
  expect([runs, logged.length]).toEqual([3, 2])
  expect(logged[0]).toContain('the store does not answer')
})

test('what fails because it is called off is not run again', async () => {
  const stopping = new AbortController()
  let runs = 0
  const run = async () => {
    runs++
    stopping.abort()
    throw new Error('called off')
  }
  await keepRunning(run, { signal: stopping.signal, log: () => undefined, pause: 0 })
  expect(runs).toBe(1)
})
