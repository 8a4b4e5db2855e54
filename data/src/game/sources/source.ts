import * as z from 'zod'

const id = z.int().positive()
/** Marks a way that is over or comes back only now and then (a past event, an ended sale). */
const limited = z.literal(true).optional()
/** The event, campaign or product by name, a row of the table of occasions. */
const occasionId = id.optional()
const year = z.int().min(2010).optional()

/** What has to be given for something: pieces of an item, gil being item 1. */
const costSchema = z.strictObject({ itemId: id, amount: z.int().positive() })

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
  'relic',
  'skybuilders',
  'maskedCarnivale',
  'whalaqeeTotem',
  'island',
  'cosmic',
  'variantDungeon',
  'sightseeingLog',
  'beastmaster',
  'moogleTrove',
  'grandCompany',
  'companyCraft',
  'companionTraining',
  'companionApp',
  'eternalBonding',
] as const

export type Activity = (typeof activities)[number]

/** PvP modes with ranked seasons, each with its own rewards. */
export const pvpModes = ['feast', 'crystallineConflict'] as const

export type PvpMode = (typeof pvpModes)[number]

/** Ranks of hunt marks, the rarest last. */
export const huntRanks = ['B', 'A', 'S'] as const

/** What has to be done before a whalaqee totem is given away: spells learned, stages of the Masked Carnivale cleared, a level of the blue mage. */
export const totemNeeds = ['spells', 'stages', 'level'] as const

const needsSchema = z.strictObject({ of: z.enum(totemNeeds), count: z.int().positive() })

export type TotemNeeds = z.infer<typeof needsSchema>

/**
 * One way to get a thing. Ids are rows of the game's sheets: achievement Achievement, quest Quest, instance
 * ContentFinderCondition, fate Fate, NPCs ENpcResident, enemies BNpcName, jobs ClassJob, items Item, series PvPSeries,
 * places PlaceName; a PvP season goes by its number.
 */
export const sourceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('achievement'), id, limited }),
  z.strictObject({ kind: z.literal('quest'), id, limited }),
  z.strictObject({
    kind: z.literal('instance'),
    id,
    /** What it is learned from, or about, there. */
    enemyId: id.optional(),
    /** The route of a variant dungeon that has to be taken. */
    route: id.optional(),
    limited,
  }),
  z.strictObject({ kind: z.literal('fate'), id, limited }),
  z.strictObject({ kind: z.literal('shop'), npcId: id.nullable(), cost: z.array(costSchema), limited }),
  z.strictObject({ kind: z.literal('craft'), jobId: id, limited }),
  z.strictObject({ kind: z.literal('container'), itemId: id, limited }),
  z.strictObject({ kind: z.literal('desynthesis'), itemId: id, limited }),
  z.strictObject({ kind: z.literal('gardening'), itemId: id, limited }),
  /** What an enemy leaves, or what is learned from it; with the place and its map coordinates where they are known. */
  z.strictObject({
    kind: z.literal('drop'),
    enemyId: id,
    placeNameId: id.optional(),
    x: z.number().optional(),
    y: z.number().optional(),
    /** Of a hunt mark. */
    rank: z.enum(huntRanks).optional(),
    limited,
  }),
  z.strictObject({ kind: z.literal('match'), npcId: id, limited }),
  z.strictObject({ kind: z.literal('pvpSeries'), id, limited }),
  z.strictObject({ kind: z.literal('pvpSeason'), mode: z.enum(pvpModes), id, limited }),
  z.strictObject({
    kind: z.literal('activity'),
    activity: z.enum(activities),
    placeNameId: id.optional(),
    x: z.number().optional(),
    y: z.number().optional(),
    /** Of the Masked Carnivale: the stage, and the enemy there. */
    stage: id.optional(),
    enemyId: id.optional(),
    needs: needsSchema.optional(),
    /** Of a relic: the step of its series. */
    step: id.optional(),
    limited,
  }),
  z.strictObject({ kind: z.literal('event'), occasionId, year, limited }),
  z.strictObject({ kind: z.literal('promotion'), occasionId, year, limited }),
  /** A code that came with a product. */
  z.strictObject({ kind: z.literal('code'), occasionId: id, limited }),
  z.strictObject({ kind: z.literal('store'), occasionId, limited }),
])

export type Source = z.infer<typeof sourceSchema>
