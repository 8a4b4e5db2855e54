export { filesOfNight, foldParted, takeSnapshot } from './at-scale.ts'
export { type Catalog, catalogOf, type NightTables } from './catalog.ts'
export type { CharacterForNight, CharacterSource, Collected, OwnedIds } from './character.ts'
export { type Night, nightFiles } from './files.ts'
export { fold, type Fold } from './fold.ts'
export { charactersOfStore, fromStored } from './from-store.ts'
export { loadNightTables } from './load-tables.ts'
export { merge, mergeAll } from './merge.ts'
export { type NightOutcome, type NightDeps, workOutNight } from './night.ts'
export { type DataFile, readExport } from './export/manifest.ts'
export { foldByParts, type PartRun } from './parts/driver.ts'
export {
  type FoldPart,
  foldPart,
  type MergeParts,
  mergeParts,
  type PartObjects,
  type PartReport,
  type PartDeps,
  readFold,
  writeBasis,
} from './parts/handlers.ts'
export { type OpenParts, openParts, type PartedSource } from './parts/source.ts'
export { charactersOfSnapshot, openSnapshot, type Snapshot, writeSnapshot } from './snapshot/file.ts'
export type { WeekPoints } from './weights.ts'
export { nightFilesInParallel } from './workers/files.ts'
export { foldInParallel, ownersInParallel } from './workers/fold.ts'
export { type Pool, startPool } from './workers/pool.ts'
