import { type Budget, type BudgetDeps, createBudget } from './budget.ts'
import { readings } from './rules.ts'

/** What readers may cost the Lodestone, over a store of a test. */
export const testReadings = (store: BudgetDeps['store'], clock: () => number): Budget =>
  createBudget({ store, clock, readerKey: 'the secret of a test, 32 letters' }, readings(1))
