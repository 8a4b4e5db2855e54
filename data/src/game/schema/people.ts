import * as z from 'zod'
import { namesSchema } from '../ground/languages.ts'
import { defineTable, rowId } from './table.ts'

export const jobs = defineTable('jobs', {
  id: rowId,
  name: namesSchema,
  abbreviation: namesSchema,
  isClass: z.boolean(),
  /** The class that the job is based on; its own id for a job without a class. */
  parentId: rowId,
  /** 0 crafter or gatherer, 1 tank, 2 melee, 3 ranged, 4 healer. */
  role: z.int().min(0).max(4),
  sort: rowId,
})

export const races = defineTable('races', { id: rowId, masculine: namesSchema, feminine: namesSchema })

/** Clans (tribes), two a race. */
export const clans = defineTable('clans', { id: rowId, masculine: namesSchema, feminine: namesSchema, raceId: rowId })

export const grandCompanies = defineTable('grandCompanies', { id: rowId, name: namesSchema })

export const guardians = defineTable('guardians', { id: rowId, name: namesSchema, icon: rowId })

/** Towns that a character can start in or belong to. */
export const towns = defineTable('towns', { id: rowId, name: namesSchema, icon: rowId })

export const expansions = defineTable('expansions', { id: rowId, name: namesSchema, levelMin: rowId, levelMax: rowId })

/** Worlds; their names are the same in every language. */
export const worlds = defineTable('worlds', {
  id: rowId,
  name: z.string().min(1),
  dataCenterId: rowId,
  regionId: rowId,
  /** False for the worlds of a test data center. */
  active: z.boolean(),
})

/** Data centers with at least one public world; the beta ones are hidden. */
export const dataCenters = defineTable('dataCenters', {
  id: rowId,
  name: z.string().min(1),
  regionId: rowId,
  beta: z.boolean(),
})

export const regions = defineTable('regions', { id: rowId, name: namesSchema })
