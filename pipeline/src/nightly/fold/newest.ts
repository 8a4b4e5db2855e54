import type { Collection } from '@kupodex/data/game'
import { newestOfCompany, reachedAt } from '@kupodex/data/rules'
import { column } from '../arrays/columns.ts'
import { slots } from '../catalog/weights.ts'
import type { OwnedIds } from '../read/character.ts'

const { each } = newestOfCompany

/** The things of one collection that each character obtained last, `newestOfCompany.each` places a character, the newest first; of equals the lower id. */
export interface Newest {
  /** 0 where there is none. */
  ids: Uint32Array
  /** Epoch seconds, to the day where it is that of first sight. */
  dates: Uint32Array
}

/** The earliest date of all that are known (epoch s); 0 where none is. */
const earliestOf = ({ dates }: OwnedIds): number => {
  let earliest = 0
  for (let at = 0; at < dates.length; at++) {
    const date = dates[at] as number
    if (date > 0 && (earliest === 0 || date < earliest)) earliest = date
  }
  return earliest
}

/**
 * Keeps what each character obtained last, of things that a table has and whose date is known. What was there when a character was first
 * read has the earliest date of first sight, and was obtained at an unknown time.
 */
export const startNewest = (items: readonly { id: number }[], kind: Collection['dates']) => {
  const width = slots(items)
  const exists = new Uint8Array(width)
  for (const { id } of items) exists[id] = 1
  const ids = column((length) => new Uint32Array(length))
  const dates = column((length) => new Uint32Array(length))
  const found = { ids: new Uint32Array(each), dates: new Uint32Array(each) }

  const insert = (id: number, date: number): void => {
    let at = each - 1
    for (; at > 0; at--) {
      const [otherId, otherDate] = [found.ids[at - 1] as number, found.dates[at - 1] as number]
      if (otherDate > date || (otherDate === date && otherId < id)) break
      found.ids[at] = otherId
      found.dates[at] = otherDate
    }
    found.ids[at] = id
    found.dates[at] = date
  }

  return {
    /** Adds a character with its marks; without any (the collection is hidden, or it is in no free company) it has nothing. */
    add: (marks: OwnedIds | undefined): void => {
      found.ids.fill(0)
      found.dates.fill(0)
      const after = marks && kind === 'seen' ? earliestOf(marks) : 0
      for (let at = 0; at < (marks?.ids.length ?? 0); at++) {
        const { ids: owned, dates: times } = marks as OwnedIds
        const [id, raw] = [owned[at] as number, times[at] as number]
        const last = each - 1
        if (raw <= after || raw < (found.dates[last] as number) || exists[id] !== 1) continue
        const date = reachedAt({ dates: kind }, raw)
        const lastDate = found.dates[last] as number
        if (date > lastDate || (date === lastDate && id < (found.ids[last] as number))) insert(id, date)
      }
      for (let at = 0; at < each; at++) {
        ids.push(found.ids[at] as number)
        dates.push(found.dates[at] as number)
      }
    },
    done: (): Newest => ({ ids: ids.data(), dates: dates.data() }),
  }
}
