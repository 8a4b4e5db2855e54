import type { PublishFile } from '../publish/index.ts'
import type { CharacterSource } from './character.ts'
import { type Night, nightFiles } from './files.ts'
import type { Everybody } from './night.ts'
import { openParts, type PartedSource } from './parts/source.ts'
import { writeSnapshot } from './snapshot/file.ts'
import { nightFilesInParallel } from './workers/files.ts'
import { foldInParallel, ownersInParallel } from './workers/fold.ts'
import { type Pool, startPool } from './workers/pool.ts'

/** Fewer characters than this are done before other threads have started. */
const worthThreads = 20_000

/** Reads a parted source, in all cores where it is large. */
export const foldParted = (source: PartedSource): Everybody => {
  const inPool = async <T>(work: (pool: Pool) => Promise<T>): Promise<T> => {
    const parts = openParts(source)
    parts.close()
    const pool = startPool(...(parts.about < worthThreads ? [1] : []))
    try {
      return await work(pool)
    } finally {
      await pool.close()
    }
  }
  return {
    fold: (catalog, points, onProgress) =>
      inPool((pool) => foldInParallel(pool, { catalog, points, source }, onProgress)),
    countOwners: (catalog, onProgress) => inPool((pool) => ownersInParallel(pool, { catalog, source }, onProgress)),
  }
}

/** The files of a night, made in all cores where it is large; the same bytes either way. */
export async function* filesOfNight(night: Night): AsyncGenerator<PublishFile> {
  if (night.fold.ids.length < worthThreads) return yield* nightFiles(night)
  const pool = startPool()
  try {
    yield* nightFilesInParallel(pool, night)
  } finally {
    await pool.close()
  }
}

/** Writes everybody into a snapshot. What cannot be read is told and left out; an error leaves no file behind. */
export const takeSnapshot = async (
  source: CharacterSource,
  path: string,
  onProgress: (done: number, about: number | null) => void = () => undefined,
): Promise<{ characters: number; damaged: number }> => {
  const snapshot = await writeSnapshot(path)
  const damaged = new Set<number>()
  let characters = 0
  try {
    for await (const character of source.read((id) => damaged.add(id))) {
      await snapshot.add(character)
      onProgress(++characters, source.about)
    }
  } catch (error) {
    await snapshot.drop()
    throw error
  }
  await snapshot.close()
  return { characters, damaged: damaged.size }
}
