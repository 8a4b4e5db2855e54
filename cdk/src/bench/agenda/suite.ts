import { popularities, type Popularity, supplies } from '@kupodex/data/rules'
import { loadTables } from '@kupodex/data/tables'
import {
  type AgendaTask,
  greedyAgenda,
  isPossible,
  type Progress,
  replayAgenda,
  searchAgenda,
  workshopRules,
} from '@kupodex/data/workshop'
import type { Suite } from '@kupodex/pipeline/bench'

/** Seconds after which the search for a week is stopped. */
const patience = 20

/** Levels of supply as they are often found, by craft: a few insufficient, most sufficient, some surplus. */
const usual = [1, 2, 2, 2, 3, 2, 2, 0, 2, 2, 1, 2] as const

/** A season with all crafts of the game, in one of its patterns of popularity. */
const taskOf = (pattern: number, days: number): AgendaTask => {
  const { islandCrafts, islandPopularity } = loadTables(['islandCrafts', 'islandPopularity'])
  const percents = islandPopularity.find(({ id }) => id === pattern)?.percents ?? []
  const crafts = islandCrafts.map(({ id, value, time, themeIds }) => {
    const shortage = workshopRules.scarcest[supplies[usual[(id * 5 + pattern) % usual.length] ?? 2] ?? 100]
    const popularity: Popularity = popularities.find((one) => one === percents[id - 1]) ?? 100
    return {
      ...{ id, value, time, themes: themeIds, materials: [], popularity },
      shortages: Array.from({ length: days }, () => shortage),
    }
  })
  const rests = days === workshopRules.seasonDays ? workshopRules.restDays : 0
  const workshop = { workshops: workshopRules.workshops, rank: 5, groove: 0, grooveCap: 45 }
  return { crafts, days, rests, restOn: [], ...workshop, stock: new Map() }
}

interface Measured extends Progress {
  seconds: number
}

const measure = (task: AgendaTask): Measured => {
  const start = performance.now()
  const passed = () => (performance.now() - start) / 1000
  const found = searchAgenda(task, { report: () => passed() < patience })
  return { ...found, seconds: passed() }
}

export const agendaSuite: Suite = {
  summary: 'the best day and week of the island workshop with all crafts, beside the obvious one',
  run: (_args, { out }) => {
    let isSound = true
    for (const [name, days] of [
      ['day', 1],
      ['week', workshopRules.seasonDays],
    ] as const)
      for (const pattern of [7, 42]) {
        const task = taskOf(pattern, days)
        const obvious = replayAgenda(task, greedyAgenda(task)).total
        const { agenda, value, most, visited, isProved, seconds } = measure(task)
        const proof = isProved ? 'proved' : `not above ${most ?? 'what is unknown'} (${patience} s)`
        isSound &&= value >= obvious && isPossible(task, agenda) && replayAgenda(task, agenda).total === value
        out(
          `agenda ${name}, pattern ${pattern}, ${task.crafts.length} crafts: ${value} cowries, ${proof}, ${visited} states in ${seconds.toFixed(1)} s; ` +
            `obvious ${obvious}: ${(value / obvious).toFixed(3)} times\n`,
        )
      }
    return Promise.resolve(isSound)
  },
}
