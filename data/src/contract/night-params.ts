import * as z from 'zod'
import { edgeParams } from './params.ts'
import { newestRaid } from '../game/boards.ts'
import { gainKinds } from '../rules/gains.ts'
import { ishgardGroups, ishgardSeasons } from '../game/ishgard.ts'

const withDefault = (pattern: RegExp, otherwise: string, message: string) =>
  z.string().regex(pattern, message).default(otherwise).register(edgeParams, { pattern: pattern.source, otherwise })

/** A raid by the achievement of its first clear; by default the newest that was cleared. */
export const raidParam = withDefault(
  new RegExp(`^([0-9]{1,6}|${newestRaid})$`),
  newestRaid,
  `The raid must be the ID of an achievement, or ${newestRaid}.`,
)

/** A season of the ishgard event; by default the last. */
export const seasonParam = withDefault(
  new RegExp(`^(${ishgardSeasons.join('|')})$`),
  String(ishgardSeasons.at(-1)),
  `The season must be one of ${ishgardSeasons.join(', ')}.`,
)

/** A group of jobs, or one job by its code; by default the crafters. */
export const groupParam = withDefault(
  new RegExp(`^(${ishgardGroups.join('|')})$`),
  'Crafters',
  `The group must be one of ${ishgardGroups.join(', ')}.`,
)

const days = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [String(at + 1), String(at + 1)]))

/** A day of a season; if missing or outside 1 to 10, the last day (spec: site §5). */
export const dayParam = z
  .enum(Object.keys(days))
  .catch('10')
  .default('10')
  .register(edgeParams, { words: days, otherwise: '10' })

/** The beginning of a word of a name, folded. */
export const prefixParam = z
  .string()
  .regex(/^[a-z]{1,6}$/, 'The prefix must have 1 to 6 letters a to z.')
  .register(edgeParams, { pattern: '^[a-z]{1,6}$' })

export const gainKindParam = z
  .enum(gainKinds, `The time must be one of ${gainKinds.join(', ')}.`)
  .register(edgeParams, { words: Object.fromEntries(gainKinds.map((kind) => [kind, kind])) })

export const numberParam = z
  .string()
  .regex(/^[0-9]{1,6}$/, 'This must be a whole number.')
  .register(edgeParams, { pattern: '^[0-9]{1,6}$' })
