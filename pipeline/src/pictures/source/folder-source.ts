import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { type Candidate, iconNames, longestFile, mapName, type Read, type Source, tooLong } from './source.ts'

const nothingThere = new Set(['ENOENT', 'ENOTDIR'])

const unlessMissing = async <T>(work: Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (nothingThere.has((error as NodeJS.ErrnoException).code ?? '')) return otherwise
    throw error
  }
}

const readWhole = async (root: string, path: string): Promise<Read> => {
  const real = await unlessMissing(realpath(path), null)
  // A link of an archive from elsewhere must not publish a file of this machine.
  if (real === null || !real.startsWith((await realpath(root)) + sep)) return { kind: 'missing' }
  const found = await unlessMissing(stat(path), null)
  if (found === null || !found.isFile()) return { kind: 'missing' }
  if (found.size > longestFile) return { kind: 'huge', why: tooLong(found.size) }
  return { kind: 'bytes', bytes: await readFile(path) }
}

/** How programs that export textures name a file of the game, the best first: in high resolution, without loss. */
const endings = ['_hr1', ''].flatMap((size) =>
  ['.png', '.tex.png', '.webp', '.tex.webp'].map((type) => `${size}${type}`),
)

/** Names of a folder by their small letters: programs spell them as they like. */
const namesIn = async (folder: string): Promise<ReadonlyMap<string, string>> =>
  new Map((await unlessMissing(readdir(folder), [])).map((name) => [name.toLowerCase(), name]))

/**
 * A folder with what was exported from the game, under the game's own paths: `ui/icon/004000/004001_hr1.png` (or `.tex.png`,
 * `.webp`; in high resolution before normal), `ui/map/f1t1/00/f1t100_m.png`, and samples as `orchestrion/<roll id>.ogg`. A
 * folder of icons is read when the first of its icons is asked for.
 */
export const folderSource = (root: string): Source => {
  const known = new Map<string, Promise<ReadonlyMap<string, string>>>()
  const listed = (folder: string) => {
    const names = known.get(folder) ?? namesIn(folder)
    known.set(folder, names)
    return names
  }
  const among = async (folder: string, wanted: readonly string[]): Promise<Candidate[]> => {
    const path = join(root, folder)
    const names = await listed(path)
    return wanted.flatMap((each) => {
      const name = names.get(each)
      return name === undefined ? [] : [{ name: `${folder}/${name}`, read: () => readWhole(root, join(path, name)) }]
    })
  }
  return {
    icon: (iconId) => {
      const { icon, folder } = iconNames(iconId)
      return among(
        `ui/icon/${folder}`,
        endings.map((ending) => `${icon}${ending}`),
      )
    },
    map: (path) =>
      among(
        `ui/map/${path}`,
        endings.map((ending) => `${mapName(path)}_m${ending}`.toLowerCase()),
      ),
    sound: (rollId) => among('orchestrion', [`${rollId}.ogg`, `${String(rollId).padStart(4, '0')}.ogg`]),
  }
}
