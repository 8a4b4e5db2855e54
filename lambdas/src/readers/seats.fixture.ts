import { memoryAllowances, memorySeats } from '@kupodex/data/store/store.fixture'
import type { SlowCall } from '../ground/limits.ts'
import { createSeats, type Seats, type SeatsDeps } from './seats.ts'

/** A table of allowances and seats in memory. */
export const memoryTable = (): SeatsDeps['store'] => ({ ...memoryAllowances(), ...memorySeats() })

/** The seats of a slow call, over a store of a test. */
export const testSeats = (call: SlowCall, store: SeatsDeps['store'], clock: () => number): Seats =>
  createSeats({ store, clock, readerKey: 'the secret of a test, 32 letters' }, call)
