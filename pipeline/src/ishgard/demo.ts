import { ishgardJobs, ishgardSeasons } from '@kupodex/data/game'
import { hashUnit, identityAt, type Identity, type Population } from '../population/index.ts'

const days = 10

/** So few worlds keep the demonstration small: each has four hundred boards. */
const mostWorlds = 2

/** People of a world that take part with one job. */
const mostPeople = 30

/** The channel of the population's random numbers that this is drawn from. */
const channel = 71

const peopleByWorld = (population: Population): Identity[][] => {
  const people = Array.from({ length: population.size }, (_, index) => identityAt(population, index))
  const byWorld = Map.groupBy(
    people.filter(({ state }) => state === 'listed'),
    ({ worldId }) => worldId,
  )
  return [...byWorld.values()].sort((a, b) => b.length - a.length).slice(0, mostWorlds)
}

/** A made-up archive (CSV), always the same of a population: who does much of everything scores more, and some begin late. */
export const demoArchive = (population: Population, worlds: readonly { id: number; name: string }[]): string => {
  const nameOf = new Map(worlds.map(({ id, name }) => [id, name]))
  const lines = ['season,job,world,day,rank,character,score,name']
  const jobs = Object.values(ishgardJobs).flat()
  for (const people of peopleByWorld(population)) {
    for (const season of ishgardSeasons) {
      for (const [number, job] of jobs.entries()) {
        const chance = (index: number, what: number) => hashUnit(population.seed, channel, index, season, number, what)
        const taking = people
          .toSorted((a, b) => chance(a.index, 0) - chance(b.index, 0))
          .slice(0, mostPeople)
          .map((person) => ({
            person,
            from: 1 + Math.floor(4 * chance(person.index, 1)),
            pace: 1 + person.zeal * chance(person.index, 2),
          }))
        for (let day = 1; day <= days; day++) {
          const scores = taking
            .filter(({ from }) => from <= day)
            .map(({ person, from, pace }) => ({
              person,
              score: Array.from({ length: day - from + 1 }, (_, at) =>
                Math.round(900 * pace * (0.5 + chance(person.index, 3 + from + at))),
              ).reduce((sum, score) => sum + score, 0),
            }))
            .sort((a, b) => b.score - a.score || a.person.id - b.person.id)
          for (const [at, { person, score }] of scores.entries()) {
            const { id, name, worldId } = person
            lines.push([season, job, nameOf.get(worldId), day, at + 1, id, score, name].join(','))
          }
        }
      }
    }
  }
  return `${lines.join('\n')}\n`
}
