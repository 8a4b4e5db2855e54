import * as z from 'zod'
import { storedObject } from './stored-object.ts'

/** How many expressions the icon of a character can have (spec: characters §2, character settings). */
export const expressionCount = 8

/** It outlives the owner: whoever owns the character next begins with it, so that nothing hidden is shown by itself. */
export const charSettingsSchema = storedObject({
  /** Whether it is hidden from everybody but its owner. */
  private: z.boolean().default(false),
  icon: z
    .int()
    .min(0)
    .max(expressionCount - 1)
    .default(0),
  /** Whether it may be in groups. */
  groups: z.boolean().default(true),
})

export type CharSettings = z.infer<typeof charSettingsSchema>

export const noSettings: CharSettings = { private: false, icon: 0, groups: true }
