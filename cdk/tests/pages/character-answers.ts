import type { CharacterAnswer, RealtimeAnswer } from '@kupodex/data/contract'
import { itemTypes } from '@kupodex/data/character'
import { syncedCollections } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import type { BrowserContext } from 'playwright-core'
import { ask, someone } from './site.ts'

/** A character as the product answers it: everything public, a few things owned. */
export const known = await ask<CharacterAnswer>(`/api/charcache/${someone.id}`)

/** Every count of what can be owned, as `share` of what is possible. */
const countsOf = (share: 0 | 1): Partial<CharacterAnswer> => ({
  ...Object.fromEntries(
    itemTypes.flatMap((type) => [
      [`${type}Count`, share * known[`${type}Possible`]],
      [`${type}Percent`, share * 100],
      [`${type}Recent`, null],
    ]),
  ),
  achievementPoints: share * known.achievementPointsPossible,
  metas: known.metas.map(({ id }) => ({ id, obtained: share === 1, firstDate: share === 1 ? 1_700_000_000 : null })),
  menu: Object.fromEntries(
    Object.entries(known.menu).map(([entry, { possible }]) => [
      entry,
      { count: share * possible, possible, percent: share * 100 },
    ]),
  ) as CharacterAnswer['menu'],
})

const unranked = Object.fromEntries(
  Object.keys(known.ranks).flatMap((type) => {
    const capital = type.charAt(0).toUpperCase() + type.slice(1)
    return [
      [`${type}Rank`, null],
      [`global${capital}Rank`, null],
    ]
  }),
)

const ownedOf = (isAll: boolean): Partial<CharacterAnswer> =>
  Object.fromEntries(
    syncedCollections.map(({ table }) => [
      table,
      isAll ? loadTable(table).map(({ id }) => ({ id, date: 1_700_000_000, deleted: false })) : [],
    ]),
  )

/** Somebody who has nothing at all, and is ranked nowhere. */
export const nothing: CharacterAnswer = {
  ...known,
  ...countsOf(0),
  ...ownedOf(false),
  ...unranked,
  ranks: { achievement: null, mount: null, minion: null },
  jobs: [],
  ...{ titleId: null, grandCompanyId: null, freeCompany: null },
}

/** Somebody who has everything. */
export const everything: CharacterAnswer = { ...known, ...countsOf(1), ...ownedOf(true) }

/** Nobody yet: an id that was never asked for. */
export const adding: CharacterAnswer = { ...nothing, name: '', worldName: '', dcName: '', status: 'adding' }

/** What reading again says while it is waited for. */
export const queued: RealtimeAnswer = { ...adding, queue: { place: 1, wait: 10 }, again: null }

/** Changes what the context is answered for every character: each call gets the next answer, and the last one again. */
export const answering =
  (...answers: readonly CharacterAnswer[]) =>
  async (context: BrowserContext): Promise<void> => {
    let turn = 0
    await context.route('**/api/charcache/**', (asked) =>
      asked.fulfill({ json: answers[Math.min(turn++, answers.length - 1)] }),
    )
    await context.route('**/api/charrealtime/**', (asked) => asked.fulfill({ json: queued }))
  }
