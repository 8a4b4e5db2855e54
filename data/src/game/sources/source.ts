import * as z from 'zod'

const id = z.int().positive()
/** Marks a way that is over or comes back only now and then (a past event, an ended sale). */
const limited = z.literal(true).optional()

/** What has to be given for something: pieces of an item, gil being item 1. */
export const costSchema = z.strictObject({ itemId: id, amount: z.int().positive() })

/** A piece of a price. */
export type Cost = z.infer<typeof costSchema>

/** The parts of the game that give something without one NPC, duty or item to point to. */
export const activities = [
  'tutorial',
  'gathering',
  'venture',
  'voyage',
  'pvp',
  'fieldOperation',
  'treasureHunt',
  'deepDungeon',
  'goldSaucer',
  'cardTournament',
  'wondrousTails',
  'fauxHollows',
  'hunt',
  'alliedSociety',
  'skybuilders',
  'maskedCarnivale',
  'island',
  'cosmic',
  'variantDungeon',
  'moogleTrove',
  'grandCompany',
  'companyCraft',
] as const

/** One of those parts of the game. */
export type Activity = (typeof activities)[number]

/**
 * One way to get a thing. Ids are rows of the game's sheets: achievement Achievement, quest Quest, instance
 * ContentFinderCondition, fate Fate, NPCs ENpcResident, enemies BNpcName, jobs ClassJob, items Item, series PvPSeries.
 */
export const sourceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('achievement'), id, limited }),
  z.strictObject({ kind: z.literal('quest'), id, limited }),
  z.strictObject({ kind: z.literal('instance'), id, limited }),
  z.strictObject({ kind: z.literal('fate'), id, limited }),
  z.strictObject({ kind: z.literal('shop'), npcId: id.nullable(), cost: z.array(costSchema), limited }),
  z.strictObject({ kind: z.literal('craft'), jobId: id, limited }),
  z.strictObject({ kind: z.literal('container'), itemId: id, limited }),
  z.strictObject({ kind: z.literal('desynthesis'), itemId: id, limited }),
  z.strictObject({ kind: z.literal('gardening'), itemId: id, limited }),
  z.strictObject({ kind: z.literal('drop'), enemyId: id, limited }),
  z.strictObject({ kind: z.literal('match'), npcId: id, limited }),
  z.strictObject({ kind: z.literal('pvpSeries'), id, limited }),
  z.strictObject({ kind: z.literal('activity'), activity: z.enum(activities), limited }),
  z.strictObject({ kind: z.literal('event'), limited }),
  z.strictObject({ kind: z.literal('promotion'), limited }),
  z.strictObject({ kind: z.literal('store'), limited }),
])

/** One way to get a thing. */
export type Source = z.infer<typeof sourceSchema>
