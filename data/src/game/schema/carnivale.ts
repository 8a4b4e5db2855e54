import * as z from 'zod'
import { namesSchema } from '../ground/languages.ts'
import { defineTable, rowId } from './table.ts'

/** Elements and kinds of damage, in the order of the sheet. */
const carnivaleElements = [
  ...(['fire', 'ice', 'wind', 'earth', 'thunder', 'water'] as const),
  ...(['slashing', 'piercing', 'blunt', 'magic'] as const),
] as const

/** Ailments that an enemy may be open to, in the order of the sheet. */
const carnivaleAilments = [
  ...(['slow', 'petrification', 'paralysis', 'interruption', 'blind'] as const),
  ...(['stun', 'sleep', 'bind', 'heavy', 'flatOrDeath'] as const),
] as const

/** Stages of the Masked Carnivale, by their numbers: the enemies of each act, as the game announces them. */
export const carnivaleStages = defineTable('carnivaleStages', {
  id: rowId,
  /** Seconds for the bonuses of time. */
  standardTime: rowId,
  idealTime: rowId,
  acts: z
    .array(
      z.array(
        z.strictObject({
          name: namesSchema,
          /** From 1, low, to 5, high. */
          endurance: z.int().min(1).max(5),
          /** Null where the game does not say. */
          facts: z
            .strictObject({
              weak: z.array(z.enum(carnivaleElements)),
              strong: z.array(z.enum(carnivaleElements)),
              openTo: z.array(z.enum(carnivaleAilments)),
            })
            .nullable(),
        }),
      ),
    )
    .min(1),
})
