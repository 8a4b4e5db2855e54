import type { CharacterAnswer } from '@kupodex/data/contract'
import { expect, test, vi } from 'vitest'
import { type CharacterView, fetchCharacter, followCharacter, nextAsk, view, viewOf } from './character.ts'

const answer = (status: CharacterAnswer['status']) => ({ id: 5, name: 'Wu Tang', status }) as CharacterAnswer
const replies =
  (...statuses: (CharacterAnswer['status'] | number)[]): typeof fetch =>
  () => {
    const next = statuses.length > 1 ? statuses.shift() : statuses[0]
    return Promise.resolve(typeof next === 'number' ? new Response('', { status: next }) : Response.json(answer(next!)))
  }

test.each(['adding', 'notFound', 'deleted'] as const)('%s shows no character', (status) => {
  expect(viewOf(answer(status))).toEqual({ state: status })
})

test.each(['ready', 'updating', 'private'] as const)('%s shows the character', (status) => {
  expect(viewOf(answer(status))).toEqual({ state: status, character: answer(status) })
})

test.each([
  [404, 'notFound'],
  [400, 'notFound'],
  [500, 'error'],
  [503, 'error'],
] as const)('an answer of %i is %s', async (status, state) => {
  expect(await fetchCharacter(replies(status), 5)).toEqual({ state })
})

test('no network is an error', async () => {
  expect(await fetchCharacter(() => Promise.reject(new TypeError('offline')), 5)).toEqual({ state: 'error' })
})

test('only a character that is being read is asked for again, ever more seldom', () => {
  expect(nextAsk({ state: 'adding' }, 0)).toBe(3000)
  expect(nextAsk({ state: 'adding' }, 99)).toBe(60_000)
  expect(nextAsk({ state: 'error' }, 0)).toBeNull()
})

test('following goes on until the character is ready, through a failure, and stops when told', async () => {
  const seen: CharacterView['state'][] = []
  const unsubscribe = view.subscribe(({ state }) => void seen.push(state))
  const waits: number[] = []
  const stop = followCharacter(5, {
    ask: replies('adding', 500, 'updating', 'ready'),
    later: (run, ms) => {
      waits.push(ms)
      queueMicrotask(run)
      return () => {}
    },
  })
  await vi.waitFor(() => expect(view.get().state).toBe('ready'))
  expect(seen.filter((state, at) => state !== seen[at - 1])).toEqual(['loading', 'adding', 'updating', 'ready'])
  expect(waits).toEqual([3000, 5000, 8000])
  stop()
  unsubscribe()
})
