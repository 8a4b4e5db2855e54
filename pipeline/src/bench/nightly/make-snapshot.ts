import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { loadNightTables, openSnapshot, writeSnapshot } from '@kupodex/pipeline/nightly'
import { crowd, type CrowdOptions } from './crowd.ts'

const isWhole = (path: string, size: number): boolean => {
  if (!existsSync(path)) return false
  try {
    const snapshot = openSnapshot(path)
    snapshot.close()
    return snapshot.characters === size
  } catch {
    return false
  }
}

/** The snapshot of a crowd; made unless the folder has a complete one of this version. Returns its path. */
export const snapshotOfCrowd = async (
  folder: string,
  options: CrowdOptions,
  onProgress: (done: number) => void,
): Promise<string> => {
  const path = join(folder, `crowd-${options.seed}-${options.size}-${options.until}.snapshot`)
  if (isWhole(path, options.size)) return path
  await mkdir(folder, { recursive: true })
  const snapshot = await writeSnapshot(path)
  let done = 0
  for (const character of crowd(loadNightTables(), options)) {
    await snapshot.add(character)
    if (++done % 100_000 === 0) onProgress(done)
  }
  await snapshot.close()
  return path
}
