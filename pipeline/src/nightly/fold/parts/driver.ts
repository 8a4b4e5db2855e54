import type { Proofs } from '@kupodex/data/character'
import { readExport } from '#nightly/read/export/manifest.ts'
import type { FoldAll } from '../all-characters.ts'
import { foldPart, mergeParts, type PartObjects, readFold, writeBasis } from './handlers.ts'

export interface PartRun {
  objects: PartObjects
  proofs: Proofs
  /** Where the export lies: `…AWSDynamoDB/<export id>`. */
  exportPrefix: string
  /** Under which keys what passes between steps is kept. */
  workPrefix: string
  /** How many parts one merge takes. */
  mergeAtOnce?: number
}

/** Folds an export as the state machine on AWS does: `foldPart` over the data files, then `mergeParts` until one fold is left. */
export const foldByParts = ({ objects, proofs, exportPrefix, workPrefix, mergeAtOnce = 16 }: PartRun): FoldAll => {
  let round = 0
  return async (catalog, countedBy, onProgress) => {
    const prefix = `${workPrefix}/${round++}`
    const world = { objects, catalog, proofs }
    const basis = `${prefix}/basis`
    await writeBasis(objects, basis, countedBy)
    let keys: string[] = []
    let done = 0
    for (const [number, { key }] of (await readExport(objects.read, exportPrefix)).entries()) {
      const into = `${prefix}/fold/${number}`
      done += (await foldPart(world, { dataFile: key, basis, into })).characters
      onProgress(done, null)
      keys.push(into)
    }
    if (keys.length === 0) throw new Error(`the export ${exportPrefix} has no data files`)
    for (let level = 0; keys.length > 1 || level === 0; level++) {
      const merged: string[] = []
      for (let from = 0; from < keys.length; from += mergeAtOnce) {
        const into = `${prefix}/merge/${level}-${merged.length}`
        await mergeParts(world, { parts: keys.slice(from, from + mergeAtOnce), into })
        merged.push(into)
      }
      keys = merged
    }
    return readFold(objects, keys[0] as string)
  }
}
