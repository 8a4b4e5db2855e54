import * as z from 'zod'
import { amount, epochMs } from '../game/scalars.ts'
import { storedObject } from '../character/index.ts'
import { readItem } from './change-over.ts'
import type { Connection } from './connection.ts'
import { ifStill } from './item.ts'

/** Until when no requests are sent, why, and how many times in a row. */
const pauseSchema = z.object({ until: epochMs, code: z.string(), times: z.int().positive() })

export type SitePause = z.infer<typeof pauseSchema>

const siteStateSchema = storedObject({
  /** The pause of all workers. */
  pause: pauseSchema.nullable().default(null),
  /** The pauses of workers whose machines are turned away, which say nothing about other machines; by the names of those. */
  turnedAway: z.record(z.string(), pauseSchema).default({}),
  /** Kinds of page with an unknown layout, since when, and what was missing. */
  changed: z.record(z.string(), z.object({ since: epochMs, why: z.string() })).default({}),
  /** When the changed kinds are checked again. */
  lookAt: epochMs.default(0),
  /** Characters that were read fully; their pages show whether the site has changed. */
  canaries: z.array(z.int().positive()).default([]),
  /** Names on pages that none of our tables has, each with when it was met first and last, to the day. */
  unknownNames: z.record(z.string(), z.object({ since: epochMs, at: epochMs })).default({}),
  /** What the page of all worlds said last: how many there are, and which are in maintenance, if only in part. */
  worlds: storedObject({ asOf: epochMs, count: amount, inMaintenance: z.array(z.string()) })
    .nullable()
    .default(null),
  /** When that page is read again. */
  worldsLookAt: epochMs.default(0),
})

/** What all workers know of the Lodestone itself; times in epoch ms. */
export type SiteState = z.infer<typeof siteStateSchema>

/** A stored state and the revision to replace; 0 if none is stored. */
export type StoredSiteState = SiteState & { revision: number }

/** A site that answers and has a known layout. */
export const siteIsWell: SiteState = siteStateSchema.parse({})

/** The pause that holds for a machine, by its name: that of all workers, or its own where that is longer; null without either. */
export const pauseOn = (machine: string | undefined, { pause, turnedAway }: SiteState): SitePause | null => {
  const own = machine === undefined ? undefined : turnedAway[machine]
  return own && (pause === null || own.until > pause.until) ? own : pause
}

const key = { pk: 'SITE', sk: 'LODESTONE' }

export const siteAccess = (connection: Connection) => ({
  readSite: async (): Promise<StoredSiteState> => {
    const item = await readItem(connection, key)
    return item
      ? { ...siteStateSchema.parse(item.site), revision: z.int().positive().parse(item.revision) }
      : { ...siteIsWell, revision: 0 }
  },

  /** Replaces the revision that was read; false if somebody wrote in between. */
  writeSite: ({ revision, ...site }: StoredSiteState): Promise<boolean> =>
    connection.holds(() =>
      connection.table.put({
        Item: { ...key, site, revision: revision + 1 },
        ...ifStill(revision === 0 ? null : { revision }),
      }),
    ),
})
