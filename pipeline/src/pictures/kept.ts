import { manifestsFolder } from '@kupodex/data/contract'
import * as z from 'zod'
import { hashOf, jsonFile, type PublishFile, readParsed, type Target } from '../publish/index.ts'

/** A hash of the bytes that something was drawn from; short, since there are tens of thousands. */
const shortHash = z.string().regex(/^[0-9a-f]{16}$/)

const keptSchema = z.object({
  /** What each thing was drawn from, by family and id: the cell of its sprite, and its own picture. */
  things: z.record(z.string(), z.record(z.string(), z.tuple([shortHash, shortHash]))),
  maps: z.record(z.string(), shortHash),
  sounds: z.record(z.string(), shortHash),
})

/** What the published pictures were drawn from: only we read it, to know what has changed. */
export type Kept = z.infer<typeof keptSchema>

const key = `${manifestsFolder}/pictures-drawn-from.json`

export const sourceHash = (bytes: Uint8Array): string => hashOf(bytes).slice(0, 16)

/** What the pictures of a target were drawn from; empty where it has none. */
export const readKept = async (target: Pick<Target, 'read'>): Promise<Kept> =>
  (await readParsed(target, key, keptSchema)) ?? { things: {}, maps: {}, sounds: {} }

export const keptFile = (kept: Kept): PublishFile => jsonFile(key, kept, { stage: 'index' })
