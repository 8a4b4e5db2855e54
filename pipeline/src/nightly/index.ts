export { type Catalog, catalogOf, type NightTables } from './catalog/catalog.ts'
export type { Collected } from './catalog/catalog.ts'
export { loadNightTables, loadProofs } from './catalog/load-tables.ts'
export type { WeekPoints } from './catalog/weights.ts'
export { fold } from './fold/fold.ts'
export { foldByParts, type PartRun } from './fold/parts/driver.ts'
export {
  type FoldPart,
  foldPart,
  type MergeParts,
  mergeParts,
  type PartDeps,
  type PartObjects,
  type PartReport,
  readFold,
  writeBasis,
} from './fold/parts/handlers.ts'
export { workOutNight } from './night.ts'
export { readReport } from './previous/report.ts'
export { type CharacterForNight, neverGained, type OwnedIds } from './read/character.ts'
export { itemToJson, type RawItem } from './read/export/attributes.ts'
export { itemsOfDataFile } from './read/export/data-file.ts'
export { type DataFile, dataFilesOf, listKeyOf, readExport } from './read/export/manifest.ts'
export { charactersOfStore, fromStored } from './read/from-store.ts'
export { openSnapshot, writeSnapshot } from './read/snapshot/file.ts'
export { nightFilesInParallel } from './workers/files.ts'
export { foldInParallel, ownersInParallel } from './workers/fold.ts'
export { startPool } from './workers/pool.ts'
export { historyFiles } from './write/history.ts'
export { nightFiles } from './write/night-files.ts'
export { runNight } from './run.ts'
