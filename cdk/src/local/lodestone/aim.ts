import { isAimedAt, type Asked, type Fault } from './faults.ts'

/** Picks the fault that strikes an answer, the first of the list; each counts what it is aimed at for its `every`. */
export const makeAim = () => {
  const counts = new WeakMap<Fault, number>()
  return (faults: readonly Fault[], asked: Asked | null): Fault | null => {
    for (const fault of faults) {
      if (asked === null ? fault.kinds !== undefined || fault.ids !== undefined : !isAimedAt(fault, asked)) continue
      const count = (counts.get(fault) ?? 0) + 1
      counts.set(fault, count)
      if (count % (fault.every ?? 1) === 0 && fault.fault !== 'private' && fault.fault !== 'hidden') return fault
    }
    return null
  }
}
