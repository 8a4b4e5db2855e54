import type { Collection } from '@kupodex/data/game'
import { newestOfCompany, reachedAt } from '@kupodex/data/rules'
import { column, u32 } from '../arrays/columns.ts'
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

/** Keeps what each character obtained last, of things that a table has and of which it is known when. */
export const startNewest = (items: readonly { id: number }[], kind: Collection['dates']) => {
  const width = slots(items)
  const exists = new Uint8Array(width)
  for (const { id } of items) exists[id] = 1
  const ids = column(u32)
  const dates = column(u32)
  const found = { ids: new Uint32Array(each), dates: new Uint32Array(each) }

  const last = each - 1

  const insert = (id: number, date: number): void => {
    let at = last
    for (; at > 0; at--) {
      const otherDate = found.dates[at - 1] as number
      if (otherDate > date || (otherDate === date && (found.ids[at - 1] as number) < id)) break
      found.ids[at] = found.ids[at - 1] as number
      found.dates[at] = otherDate
    }
    found.ids[at] = id
    found.dates[at] = date
  }

  const look = ({ ids, dates, gainedAfter }: OwnedIds): void => {
    let lastDate = 0
    let earliest = gainedAfter + 1
    for (let at = 0; at < dates.length; at++) {
      const seen = dates[at] as number
      // Nearly all are older than those that were found.
      if (seen < earliest) continue
      const id = ids[at] as number
      if (exists[id] !== 1) continue
      const date = reachedAt({ dates: kind }, seen)
      if (date < lastDate || (date === lastDate && id >= (found.ids[last] as number))) continue
      insert(id, date)
      lastDate = found.dates[last] as number
      earliest = Math.max(earliest, lastDate)
    }
  }

  return {
    /** Adds a character with its marks; without any (the collection is hidden, or it is in no free company) it has nothing. */
    add: (marks: OwnedIds | undefined): void => {
      found.ids.fill(0)
      found.dates.fill(0)
      if (marks) look(marks)
      for (let at = 0; at < each; at++) {
        ids.push(found.ids[at] as number)
        dates.push(found.dates[at] as number)
      }
    },
    done: (): Newest => ({ ids: ids.data(), dates: dates.data() }),
  }
}
