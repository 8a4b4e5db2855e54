import * as z from 'zod'
import { namesSchema } from '../ground/languages.ts'
import { defineTable, rowId } from './table.ts'

export const weathers = defineTable('weathers', { id: rowId, name: namesSchema, icon: rowId })

/** How often each weather comes in the zones that share a rate. */
export const weatherRates = defineTable('weatherRates', {
  id: rowId,
  /** In order; the percentages add up to 100, except for Empyreum, where the sheet has 90. */
  rates: z.array(z.strictObject({ weatherId: rowId, percent: z.int().positive() })).min(1),
})

/** Zones with changing weather. */
export const territories = defineTable('territories', {
  id: rowId,
  placeNameId: rowId,
  regionPlaceNameId: rowId,
  mapId: rowId,
  weatherRateId: rowId,
  expansionId: rowId,
})
