import type { CharacterForNight, NightTables } from '@kupodex/pipeline/nightly'
import { crowd } from '../nightly/crowd.ts'

/** One in this many characters of the crowd begins to play between two nights, and owns almost nothing then. */
const newcomers = { every: 1000, things: 3 }

/** One in this many obtains things between two nights, and how many things. */
const gains = { every: 100, things: 3 }

export interface Changes {
  /** 1 in 1,000 has begun to play. */
  begun: boolean
  /** 1 in 100 has obtained achievements. */
  obtained: boolean
}

const asNewcomer = (character: CharacterForNight): CharacterForNight => {
  const few = (list: ArrayLike<number>) => Array.from(list).slice(0, newcomers.things)
  const owned = Object.entries(character.owned).map(([type, marks]) => {
    return [type, { ...marks, ids: few(marks.ids), dates: few(marks.dates) }] as const
  })
  return { ...character, owned: Object.fromEntries(owned) }
}

const withGains = (character: CharacterForNight, ids: readonly number[], date: number): CharacterForNight => {
  const marks = character.owned.achievement
  if (!marks) return character
  const had = new Set(Array.from(marks.ids))
  const gained = ids.filter((id) => !had.has(id)).slice(0, gains.things)
  const achievement = {
    ...marks,
    ids: [...Array.from(marks.ids), ...gained],
    dates: [...Array.from(marks.dates), ...gained.map(() => date)],
  }
  return { ...character, owned: { ...character.owned, achievement } }
}

/** A crowd of about `size` characters after changes; `date` (epoch s) is when things were obtained. */
export function* changedCrowd(
  tables: NightTables,
  size: number,
  { begun, obtained }: Changes,
  date: number,
): Generator<CharacterForNight> {
  const ids = tables.achievements.filter(({ deleted }) => !deleted).map(({ id }) => id)
  let at = 0
  for (const character of crowd(tables, { size, seed: 5, marks: 600, hidden: 0.2, until: date * 1000 })) {
    at++
    const isNewcomer = at % newcomers.every === 1
    if (isNewcomer && begun) yield asNewcomer(character)
    else if (!isNewcomer) yield obtained && at % gains.every === 0 ? withGains(character, ids, date) : character
  }
}
