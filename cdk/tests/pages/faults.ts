import { inject } from 'vitest'
import type { Fault } from '#local/faults/faults.ts'

/** How faults strike one reader, whom a word of the browser's `User-Agent` names, and nobody else. */
export interface Drill {
  userAgent: string
  /** Sets what fails for the reader from now on; without anything all works again. */
  fail: (...faults: readonly Omit<Fault, 'reader'>[]) => Promise<void>
}

/** Makes the faults of a reader of this name. */
export const drillFor = (name: string): Drill => {
  const reader = `drill-${name}`
  const address = `http://127.0.0.1:${inject('config').ports.lodestone}/faults/${reader}`
  return {
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 ${reader}`,
    fail: async (...faults) => {
      // The store learns no reader: its faults say what they are about.
      const list = faults.map((fault) => (fault.part === 'store' ? fault : { ...fault, reader }))
      const answer = await fetch(address, { method: 'PUT', body: JSON.stringify(list) })
      if (!answer.ok) throw new Error(await answer.text())
    },
  }
}
