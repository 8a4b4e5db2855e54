import * as z from 'zod'
import { cosmicMissionTypes, cosmicRanks } from '../ground/cosmic.ts'
import { namesSchema } from '../ground/languages.ts'
import { defineTable, patch, rowId } from './table.ts'

const itemAmount = z.strictObject({ itemId: rowId, quantity: z.int().positive() })

const grade = rowId.nullable()

/** Planets of cosmic exploration, in the order of their release. */
export const cosmicPlanets = defineTable('cosmicPlanets', {
  id: rowId,
  name: namesSchema,
  territoryId: rowId,
  /** What its missions pay besides cosmocredits. */
  creditItemId: rowId,
})

export const cosmicMissions = defineTable(
  'cosmicMissions',
  {
    id: rowId,
    name: namesSchema,
    planetId: rowId,
    type: z.enum(cosmicMissionTypes),
    /** D to A and two ranks above, which count as A when types are told apart; null for critical missions. */
    rank: z.enum(cosmicRanks).nullable(),
    /** Ids of the jobs that can take it, mostly one. */
    jobIds: z.array(rowId).min(1),
    sort: rowId,
    /** Time limit in seconds; null without a limit. */
    timeLimit: rowId.nullable(),
    /** Eorzea hours in which it is offered; null at any hour. */
    startHour: z.int().min(0).max(24).nullable(),
    endHour: z.int().min(0).max(24).nullable(),
    weatherId: rowId.nullable(),
    previousMissionId: rowId.nullable(),
    redAlertId: rowId.nullable(),
    placeNameId: rowId.nullable(),
    requirements: z.array(itemAmount),
    /** Items handed out for the work. */
    supplies: z.array(itemAmount),
    /** Items to craft, as the mission's own recipes name them. */
    recipes: z.array(z.strictObject({ recipeId: rowId, itemId: rowId, yield: z.int().positive() })),
    reward: z.strictObject({
      cosmocredit: rowId,
      /** The planet's own credit. */
      lunarCredit: rowId,
      /** Grade of research data (1 to 4 and higher) and its amount; null without any. */
      expGrade1: grade,
      expGrade2: grade,
      expGrade3: grade,
      expQty1: grade,
      expQty2: grade,
      expQty3: grade,
    }),
    /** Points needed for silver and gold; null if the grade depends on something else. Bronze needs none. */
    points: z.strictObject({ silver: rowId, gold: rowId }).nullable(),
    /** The stage of the planet's development from which it is offered. */
    developmentLog: z.strictObject({ grade: rowId, name: namesSchema }).nullable(),
    patch,
  },
  ['description'],
)

/** Red alerts, each naming its critical missions. */
export const cosmicRedAlerts = defineTable(
  'cosmicRedAlerts',
  {
    id: rowId,
    name: namesSchema,
    planetId: rowId,
    /** Number of the alert among those of the same name, from 1. */
    variant: z.int().positive(),
    missionIds: z.array(rowId),
    /** Rows of the speech bubbles that show which variant it is (kept by hand); null if not linked yet. */
    balloonIds: z.array(rowId).nullable(),
  },
  ['balloons'],
)
