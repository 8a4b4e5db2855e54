import { accessSync, constants, statfsSync } from 'node:fs'

/** Free bytes that a run may need: the product's data and pages, what the tests of packages write, and what browsers draw. */
const wholeRun = 8 * 1024 ** 3

/** The folder that Linux keeps in memory, where there is room in it for a whole run; null elsewhere, as in a small container. */
export const memoryFolder = (folder = '/dev/shm', enough = wholeRun): string | null => {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= enough ? folder : null
  } catch {
    return null
  }
}
