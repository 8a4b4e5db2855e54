import type { PublishFile } from './file.ts'
import { headersOf } from './headers.ts'
import { type Manifest, readManifest, type SetName, stagesInOrder, writeManifest } from './manifest.ts'
import { eachInParallel } from './pool.ts'
import type { Target } from './target.ts'

/** Files moved at a time: moves are short, and the sooner they are over the better. */
const width = 64

const asideKey = (set: SetName, place: number) => `aside/${set}/${place}`

/**
 * Brings the files of a set aside, then puts them in place. What is aside is not seen by readers; the manifest that `commit`
 * writes is the moment from which the new set holds, and whatever runs next carries a change-over that was cut off to its end
 * (`settle`), without working anything out again.
 */
export const startAside = (set: SetName, target: Target, before: Manifest) => {
  let reserved = before.aside ?? 0
  const moves: Record<string, number> = {}
  let next = 0
  return {
    /** Makes room for so many more files: what a killed run leaves aside, the next one knows of. */
    reserve: async (more: number): Promise<void> => {
      if (next + more <= reserved) return
      reserved = next + more
      await writeManifest(target, set, { ...before, aside: reserved })
    },
    /** Brings a file aside; there must be room for it. */
    write: async (file: PublishFile, body: Uint8Array): Promise<void> => {
      const place = next++
      moves[file.key] = place
      await target.write(asideKey(set, place), body, headersOf(file.key))
    },
    /** Puts everything in place. */
    commit: async (files: Manifest['files'], gone: readonly string[]): Promise<void> => {
      const isChange = Object.keys(moves).length > 0 || gone.length > 0
      const manifest: Manifest = { open: isChange, files, ...(reserved > 0 ? { aside: reserved } : {}) }
      if (isChange) manifest.changeOver = { moves, gone: [...gone] }
      await writeManifest(target, set, manifest)
      if (isChange || reserved > 0) await finish(set, target, manifest)
    },
  }
}

const finish = async (set: SetName, target: Target, { files, aside = 0, changeOver }: Manifest): Promise<void> => {
  const moves = Object.entries(changeOver?.moves ?? {})
  for (const stage of stagesInOrder) {
    const ofStage = moves.filter(([key]) => files[key]?.stage === stage)
    await eachInParallel(ofStage, width, ([key, place]) => target.move(asideKey(set, place), key))
  }
  await target.remove(changeOver?.gone ?? [])
  await target.remove(Array.from({ length: aside }, (_, place) => asideKey(set, place)))
  await writeManifest(target, set, { open: false, files })
}

/** Ends a change-over that was cut off, if there is one, and gives the manifest that holds; true where something was done. */
export const settle = async (set: SetName, target: Target): Promise<boolean> => {
  const manifest = await readManifest(target, set)
  if (!manifest.changeOver) return false
  await finish(set, target, manifest)
  return true
}
