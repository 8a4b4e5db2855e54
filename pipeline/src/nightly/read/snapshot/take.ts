import type { CharacterSource } from '../character.ts'
import { writeSnapshot } from './file.ts'

/** Writes all characters of a source into a snapshot. Those that cannot be read are counted and left out; an error leaves no file behind. */
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
