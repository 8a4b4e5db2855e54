import type { ImportContext } from '../context/context.ts'
import { singularNames } from '../sheets/display-name.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { fromSheet } from './build.ts'

/** Columns of an enemy's elements and ailments, by what they are called here. */
const elementColumns = {
  ...{ fire: 'Fire', ice: 'Ice', wind: 'Wind', earth: 'Earth', thunder: 'Thunder', water: 'Water' },
  ...{ slashing: 'Slashing', piercing: 'Piercing', blunt: 'Blunt', magic: 'Magic' },
} as const
const ailmentColumns = {
  ...{ slow: 'SlowVuln', petrification: 'PetrificationVuln', paralysis: 'ParalysisVuln' },
  ...{ interruption: 'InterruptionVuln', blind: 'BlindVuln', stun: 'StunVuln', sleep: 'SleepVuln' },
  ...{ bind: 'BindVuln', heavy: 'HeavyVuln', flatOrDeath: 'FlatOrDeathVuln' },
} as const

const keysOf = <Key extends string>(of: Readonly<Record<Key, string>>): Key[] => Object.keys(of) as Key[]

/** What a column of an element says: flans resist blows, and bombs fear wind. */
const [weak, strong] = [20, 21]

/** The endurance that is called low. */
const lowest = 10

/** What kinds of fights there are: several enemies in their places, or one (those of the last stage are of a kind of their own). */
const several = 1

const enemyOf = (id: number, { sheets }: ImportContext, from: SheetRow, column: string) => {
  const enemy = sheets.open('AOZContentBriefingBNpc').get(id) ?? from.refuse(column, `there is no enemy ${id}`)
  const name =
    sheets.open('BNpcName').get(enemy.int('BNpcName')) ?? enemy.refuse('BNpcName', 'there is no such name of an enemy')
  const elements = (value: number) => keysOf(elementColumns).filter((key) => enemy.int(elementColumns[key]) === value)
  return {
    name: singularNames(name),
    endurance: enemy.int('Endurance') - lowest + 1,
    facts: enemy.bool('HideStats')
      ? null
      : {
          weak: elements(weak),
          strong: elements(strong),
          // The sheet marks what an enemy is safe from: all that bosses fear nothing of.
          openTo: keysOf(ailmentColumns).filter((key) => !enemy.bool(ailmentColumns[key])),
        },
  }
}

const actOf = (stage: SheetRow, act: number, context: ImportContext) => {
  const { sheets } = context
  const fight = stage.int(`Act${act}`)
  if (fight === 0) return []
  if (stage.int(`Act${act}FightType`) !== several) {
    const boss = sheets.open('AOZBoss').get(fight) ?? stage.refuse(`Act${act}`, `there is no boss ${fight}`)
    return [[enemyOf(boss.int('Boss'), context, boss, 'Boss')]]
  }
  const places = sheets.open('AOZArrangement').subRows(fight)
  if (places.length === 0) stage.refuse(`Act${act}`, `there is no arrangement ${fight}`)
  const ids = [...new Set(places.map((place) => place.int('AOZContentBriefingBNpc')))]
  return [ids.map((id) => enemyOf(id, context, stage, `Act${act}`))]
}

export const carnivaleStages = fromSheet('carnivaleStages', 'AOZContent', {
  keep: (row) => row.int('Order') !== 0,
  make: (row, context) => ({
    id: row.int('Order'),
    standardTime: row.int('StandardFinishTime'),
    idealTime: row.int('IdealFinishTime'),
    acts: [1, 2, 3].flatMap((act) => actOf(row, act, context)),
  }),
})
