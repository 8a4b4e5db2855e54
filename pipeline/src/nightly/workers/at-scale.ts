import type { PublishFile } from '#publish/index.ts'
import type { AllCharacters } from '../fold/all-characters.ts'
import { openSnapshot } from '../read/snapshot/file.ts'
import { emptyNameFiles } from '../write/name-index.ts'
import { nightFiles, published } from '../write/night-files.ts'
import { stamper } from '../write/stamp.ts'
import type { Night } from '../write/work.ts'
import { nightFilesInParallel } from './files.ts'
import { foldInParallel, ownersInParallel } from './fold.ts'
import { type Pool, startPool } from './pool.ts'

/** From this many characters on threads are worth starting: fewer are done before the threads are up. */
const worthThreads = 20_000

/** Reads a snapshot, in all cores where it is large. */
export const foldSnapshot = (path: string): AllCharacters => {
  const inPool = async <T>(work: (pool: Pool) => Promise<T>): Promise<T> => {
    const { characters, close } = openSnapshot(path)
    close()
    const pool = startPool(...(characters < worthThreads ? [1] : []))
    try {
      return await work(pool)
    } finally {
      await pool.close()
    }
  }
  return {
    fold: (catalog, basis, onProgress) =>
      inPool((pool) => foldInParallel(pool, { catalog, ...basis, path }, onProgress)),
    countOwners: (catalog, onProgress) => inPool((pool) => ownersInParallel(pool, { catalog, path }, onProgress)),
  }
}

async function* madeFiles(night: Night): AsyncGenerator<PublishFile> {
  if (night.fold.ids.length < worthThreads) return yield* nightFiles(night)
  const pool = startPool()
  try {
    yield* nightFilesInParallel(pool, night)
  } finally {
    await pool.close()
  }
}

/** The files of a night, made in all cores where it is large, the same bytes either way; the index of names knows all letters. */
export async function* filesOfNight(night: Night): AsyncGenerator<PublishFile> {
  const made = new Set<string>()
  for await (const file of madeFiles(night)) {
    made.add(file.key)
    yield file
  }
  for (const file of emptyNameFiles(made, stamper({ ...night, deployTime: night.catalog.deployTime })))
    yield published(file)
}
