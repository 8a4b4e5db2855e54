import { type IshgardJob, ishgardJobs } from '@kupodex/data/game'
import * as z from 'zod'
import { jsonFile, type LiveSet, type PublishFile, readParsed } from '../publish/index.ts'
import type { Result } from './archive.ts'

/** An archive as its operator gave it. */
export interface Archive {
  results: readonly Result[]
  /** Whether the results are made up. */
  synthetic: boolean
}

/** Where an archive is kept in the slot of its boards, with everybody in it. Nothing under `ishgard/` answers a call. */
const archiveKey = 'ishgard/archive.json'

/** Where is kept who is in the archive: a night reads it, and the archive, which may be a hundred times as large, only where it must. */
const charactersKey = 'ishgard/characters.json'

const jobs = Object.values(ishgardJobs).flat() as IshgardJob[]

/** A result: season, job, world, day, rank, id, name, score. */
const keptResult = z.tuple([z.int(), z.enum(jobs), z.int(), z.int(), z.int(), z.int().nullable(), z.string(), z.int()])

const keptArchive = z.object({ synthetic: z.boolean(), results: z.array(keptResult) })

/** Ids of the characters of an archive, and of those that its boards leave out. */
const keptCharacters = z.object({ all: z.array(z.int()), leftOut: z.array(z.int()) })

type KeptCharacters = z.infer<typeof keptCharacters>

/** The characters of an archive of whom none may be shown that is concealed. */
const charactersOf = (all: Iterable<number>, concealed: ReadonlySet<number>): KeptCharacters => {
  const sorted = [...new Set(all)].sort((a, b) => a - b)
  return { all: sorted, leftOut: sorted.filter((id) => concealed.has(id)) }
}

/** Whether boards leave out others than they must. */
export const isOutdated = ({ all, leftOut }: KeptCharacters, concealed: ReadonlySet<number>): boolean =>
  charactersOf(all, concealed).leftOut.join() !== leftOut.join()

export const keptFiles = ({ results, synthetic }: Archive, concealed: ReadonlySet<number>): PublishFile[] => {
  const rows = results.map(({ season, job, worldId, day, rank, characterId, name, score }) => [
    ...[season, job, worldId, day, rank, characterId, name, score],
  ])
  const ids = results.flatMap(({ characterId }) => characterId ?? [])
  return [jsonFile(archiveKey, { synthetic, results: rows }), jsonFile(charactersKey, charactersOf(ids, concealed))]
}

/** Who is in the archive of the live boards, and who is left out; null where an older release published them and kept nothing. */
export const readCharacters = (live: Pick<LiveSet, 'read'>) => readParsed(live, charactersKey, keptCharacters)

/** The archive of the live boards; throws where it is lost. */
export const readKept = async (live: Pick<LiveSet, 'read'>): Promise<Archive> => {
  const kept = await readParsed(live, archiveKey, keptArchive)
  if (!kept) throw new Error(`${archiveKey} is lost; npm run ishgard publishes the archive again`)
  return {
    synthetic: kept.synthetic,
    results: kept.results.map(([season, job, worldId, day, rank, characterId, name, score]) => ({
      ...{ season, job, worldId, day, rank, characterId, name, score },
    })),
  }
}
