import type { Live } from '@kupodex/data/contract'
import type { Store } from '@kupodex/data/store'
import { expect } from 'vitest'
import type { AwsFunctionName } from './functions.ts'
import type { Call } from './iam.fixture.ts'
import { callsOfObjects } from './object-calls.fixture.ts'
import { objectUses } from './object-uses.fixture.ts'
import type { CallsOfStore } from './store-calls.fixture.ts'
import { storeUses } from './store-uses.fixture.ts'

const liveIn = (slot: 'a' | 'b'): Live => ({ night: { slot, since: 1 }, game: { slot, since: 1 } })

/** What a function asks services for, in every way that its code has; there is a use of each or it does not compile. */
export const callsOfFunction = async (name: AwsFunctionName, table: CallsOfStore): Promise<Call[]> => {
  const uses = Object.entries(storeUses[name] as Record<string, (store: Store) => Promise<unknown>>)
  const ofTable: Call[][] = []
  for (const [method, use] of uses) {
    const calls = await table.callsOf(use)
    expect(calls.length, method).toBeGreaterThan(0)
    ofTable.push(calls)
  }
  const onObjects = objectUses[name] ?? []
  const ofObjects = await Promise.all(
    onObjects.flatMap((use) => (['a', 'b'] as const).map((slot) => callsOfObjects(liveIn(slot), use))),
  )
  return [...ofTable, ...ofObjects].flat()
}
