import type { StatsAnswer } from '@kupodex/data/contract'
import { type Language, nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'

export interface PeopleLine {
  name: string
  total: number
  male: number
  female: number
}

export interface RaceLine extends PeopleLine {
  tribes: PeopleLine[]
}

const nobody = { total: 0, male: 0, female: 0 }

/** Races and their tribes in the order of the game, each with its characters. */
export const peopleLines = ({ races, tribes }: StatsAnswer['stats'], language: Language): RaceLine[] =>
  loadTable('races')
    .filter((race) => !race.deleted)
    .map((race) => ({
      name: nameIn(race.masculine, language),
      ...(races[race.id] ?? nobody),
      tribes: loadTable('clans')
        .filter((clan) => clan.raceId === race.id && !clan.deleted)
        .map((clan) => ({ name: nameIn(clan.masculine, language), ...(tribes[clan.id] ?? nobody) })),
    }))
