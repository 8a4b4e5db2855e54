import { achievementCounts, type Countable, counts } from '@kupodex/data/rules'
import { loadTable } from '@kupodex/data/tables'
import { type GainFile, gainFileOf } from '../gain-file.ts'

const tables = { mount: 'mounts', minion: 'minions', emote: 'emotes' } as const

const collectables = (type: keyof typeof tables) =>
  (loadTable(tables[type]) as readonly (Countable & { id: number })[])
    .map((row) => ({ id: row.id, counts: counts(row), gamePoints: 0 }))
    .sort((a, b) => a.id - b.id)

/** What things add to the gains of a profile, as the night counts them. */
export const gainWeights = (): GainFile =>
  gainFileOf({
    achievement: loadTable('achievements')
      .map((row) => ({
        id: row.id,
        counts: achievementCounts(row),
        gamePoints: row.notLegacy ? row.points : 0,
      }))
      .sort((a, b) => a.id - b.id),
    mount: collectables('mount'),
    minion: collectables('minion'),
    emote: collectables('emote'),
  })
