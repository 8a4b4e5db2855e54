import { expect, test, vi } from 'vitest'
import { lineOf, ownGroupWith, refusal, serverOf, slug } from './group.fixture.ts'
import { ownGroupOf } from './own.ts'

const mine = 'GET /api/user/groups/'
const one = lineOf('GET')

const valueOf = async (answers: Parameters<typeof serverOf>[0]) => {
  const { ask, sent } = serverOf(answers)
  const resource = ownGroupOf(ask, slug)
  const stop = resource.listen(() => undefined)
  await vi.waitFor(() => expect(resource.get().state).not.toBe('loading'))
  stop()
  const { state, value } = resource.get()
  return { state, value, sent: sent.map(([line]) => line) }
}

test('of a group that somebody may not change, they only learn that it is none of theirs', async () => {
  expect(await valueOf({ [mine]: () => ({ groups: [] }) })).toEqual({ state: 'ready', value: null, sent: [mine] })
})

test('who may change a group has it as it was last changed', async () => {
  const group = ownGroupWith([7])
  const answers = { [mine]: () => ({ groups: [{ slug }] }), [one]: () => group }
  expect(await valueOf(answers)).toEqual({ state: 'ready', value: group, sent: [mine, one] })
})

test('what cannot be had is no group of somebody else', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  expect((await valueOf({ [mine]: () => refusal('internal', 500) })).state).toBe('failed')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
