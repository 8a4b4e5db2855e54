import * as z from 'zod'

const id = z.int().positive()
/** Marks a way that is over or comes back only now and then (a past event, an ended sale). */
const limited = z.literal(true).optional()
/** The event, campaign or product by name, a row of the table of occasions. */
const occasionId = id.optional()
/** The year of an event or a campaign. */
const year = z.int().min(2010).optional()

/** What has to be given for something: pieces of an item, gil being item 1. */
const costSchema = z.strictObject({ itemId: id, amount: z.int().positive() })

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
  'companionTraining',
  'companionApp',
  'eternalBonding',
] as const

/** One of those parts of the game. */
export type Activity = (typeof activities)[number]

/** PvP modes with ranked seasons, each with its own rewards. */
export const pvpModes = ['feast', 'crystallineConflict'] as const

export type PvpMode = (typeof pvpModes)[number]

/**
 * One way to get a thing. Ids are rows of the game's sheets: achievement Achievement, quest Quest, instance
 * ContentFinderCondition, fate Fate, NPCs ENpcResident, enemies BNpcName, jobs ClassJob, items Item, series PvPSeries,
 * places PlaceName; a PvP season goes by its number.
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
  z.strictObject({ kind: z.literal('pvpSeason'), mode: z.enum(pvpModes), id, limited }),
  z.strictObject({ kind: z.literal('activity'), activity: z.enum(activities), placeNameId: id.optional(), limited }),
  z.strictObject({ kind: z.literal('event'), occasionId, year, limited }),
  z.strictObject({ kind: z.literal('promotion'), occasionId, year, limited }),
  /** A code that came with a product. */
  z.strictObject({ kind: z.literal('code'), occasionId: id, limited }),
  z.strictObject({ kind: z.literal('store'), occasionId, limited }),
])

/** One way to get a thing. */
export type Source = z.infer<typeof sourceSchema>
