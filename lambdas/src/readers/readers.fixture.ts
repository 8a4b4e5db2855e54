import { memoryAllowances, memorySeats } from '@kupodex/data/store/store.fixture'
import type { SlowCall } from '../ground/limits.ts'
import { createSeats, type Seats, type SeatsDeps } from './seats.ts'
import { type Budget, type BudgetDeps, createBudget } from './budget.ts'
import { readings } from './rules.ts'

/** What readers may cost the Lodestone, over a store of a test. */
export const testReadings = (store: BudgetDeps['store'], clock: () => number): Budget =>
  createBudget({ store, clock, readerKey: 'the secret of a test, 32 letters' }, readings(1))

/** A table of allowances and seats in memory. */
export const memoryTable = (): SeatsDeps['store'] => ({ ...memoryAllowances(), ...memorySeats() })

/** The seats of a slow call, over a store of a test. */
export const testSeats = (call: SlowCall, store: SeatsDeps['store'], clock: () => number): Seats =>
  createSeats({ store, clock, readerKey: 'the secret of a test, 32 letters' }, call)
