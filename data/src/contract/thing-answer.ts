import * as z from 'zod'
import { amount } from '../game/scalars.ts'

/** How many seconds a card of a thing may be kept. */
export const thingSeconds = 3600

/** The card of a thing: oEmbed (version 1.0, type rich) for programs that know it, and the same in plain texts for those that draw it themselves. */
export const thingAnswer = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  title: z.string(),
  provider_name: z.string(),
  cache_age: amount,
  width: amount,
  height: amount,
  html: z.string().describe('A quotation without scripts, styles, or links; everything in it is escaped.'),
  name: z.string(),
  collection: z.string(),
  facts: z
    .array(z.string())
    .describe('How to get it, its patch, how many own it, and whether it can still be had, as far as that is known.'),
})

export type ThingAnswer = z.infer<typeof thingAnswer>
