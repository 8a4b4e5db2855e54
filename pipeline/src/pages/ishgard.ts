import { filesOfSet, openLive, publish, type Target } from '../publish/index.ts'

/** What pages are built of: the index and boards of all worlds together; those of one data center or world fill a shell. */
const isForPages = (key: string) => /^api\/(ishgard|ranking\/ishgard\/global\/.*)\.json$/.test(key)

/**
 * Brings the boards of the ishgard event that readers see into the folder that pages are built from: an archive may have been
 * published on another machine than the night's.
 */
export const bringIshgard = async (bucket: Pick<Target, 'read'>, folder: Target, now: () => number): Promise<void> => {
  const sets = await Promise.all([bucket, folder].map((target) => openLive(target, 'ishgard')))
  if (sets.every(({ files }) => Object.keys(files).length === 0)) return
  await publish('ishgard', filesOfSet(bucket, 'ishgard'), folder, { now, only: isForPages })
}
