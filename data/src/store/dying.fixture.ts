import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { openStore, type Store } from './open-store.ts'

/** What a process of a test dies at: its n-th write (from 1), before it or right after it; from then on nothing works. */
export interface Death {
  at: number
  when: 'before' | 'after'
}

const reading = /^(Get|BatchGet|Query|Scan|Describe)/

/** A store of a process that dies at a write, over the same table; `writes` counts those that were begun. */
export const openDying = (
  { openClient, table }: { openClient: () => DynamoDBClient; table: string },
  { at, when }: Death,
): { store: Store; state: { writes: number; isDead: boolean }; close: () => void } => {
  const client = openClient()
  const state = { writes: 0, isDead: false }
  const die = (): never => {
    state.isDead = true
    throw new Error('killed')
  }
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        if (state.isDead) throw new Error('killed')
        const isLast = !reading.test(commandName) && ++state.writes === at
        if (isLast && when === 'before') die()
        const answer = await next(args)
        return isLast ? die() : answer
      },
    { step: 'initialize', name: 'die' },
  )
  return { store: openStore({ client, table }), state, close: () => client.destroy() }
}

/**
 * Asks for a death at every write of what a process does, before and after it, one after another: `dies` does it once
 * and says whether it died. Ends with the first write that is not reached; answers how many deaths there were.
 */
export const dieAtEachWrite = async (dies: (death: Death) => Promise<boolean>): Promise<number> => {
  let deaths = 0
  for (const when of ['before', 'after'] as const) {
    for (let at = 1; await dies({ at, when }); at++) deaths++
  }
  return deaths
}
