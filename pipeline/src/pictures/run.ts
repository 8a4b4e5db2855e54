import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { publishedResult, type Reporter, withCommas } from '../command/progress.ts'
import { publish, type PublishFile, type PublishReport, type Target } from '../publish/index.ts'
import { collect, type Collected, type Outcome } from './collect.ts'
import { filesOf } from './files.ts'
import { readKept } from './kept.ts'
import type { PictureOptions } from './options.ts'
import { addressSource, isTemplate } from './source/address-source.ts'
import { folderSource } from './source/folder-source.ts'
import { firstOf, type Source } from './source/source.ts'
import { type PictureTables, wantedMaps, wantedSounds, wantedThings } from './wanted.ts'
import { type Skipped, withWorkshop } from './workshop.ts'

/** The pictures cannot be worked on; the message says why, in a sentence for the operator. */
export class PicturesError extends Error {
  override name = 'PicturesError'
}

interface RunDeps {
  tables: PictureTables
  target: Target
  /** Runs what publishes under the lock of all that publish. */
  publishing: <T>(work: (check: () => Promise<void>) => Promise<T>) => Promise<T>
  step: Reporter['step']
}

interface RunReport {
  outcomes: ReadonlyMap<string, readonly Outcome[]>
  skipped: readonly Skipped[]
  published: PublishReport
}

const isFolder = async (path: string): Promise<boolean> => {
  const found = await stat(path).catch(() => null)
  return found?.isDirectory() ?? false
}

const openSources = async (from: readonly string[], pace: number, folder: string): Promise<Source> => {
  const sources: Source[] = []
  for (const each of from) {
    if (isTemplate(each)) sources.push(addressSource(each, { pace, folder }))
    else if (await isFolder(each)) sources.push(folderSource(each))
    else throw new PicturesError(`The folder that --from names is not there: ${each}.`)
  }
  return firstOf(sources)
}

/** A source in which nothing at all is found is the wrong one, however many pictures there were before. */
const requireSome = ({ outcomes }: Collected, from: readonly string[]): void => {
  const isFound = [...outcomes.values()].flat().some(({ standing }) => standing === 'drawn' || standing === 'unchanged')
  if (isFound) return
  const icon = join('ui', 'icon', '004000', '004001_hr1.png')
  throw new PicturesError(
    `Nothing that the tables name was found in ${from.join(', ')}. In a folder, icons are looked for as ${icon}.`,
  )
}

const wordsOf = ({ outcomes }: Collected, skipped: readonly Skipped[]): string => {
  const all = [...outcomes.values()].flat()
  const count = (standing: Outcome['standing']) =>
    withCommas(all.filter((outcome) => outcome.standing === standing).length)
  return `${withCommas(all.length)} wanted: ${count('drawn')} drawn, ${count('unchanged')} unchanged, ${count('missing')} missing, ${withCommas(skipped.length)} files skipped`
}

/** The same files, and a word whenever the bytes of one were asked for. */
const counted = (files: readonly PublishFile[], onFile: (done: number) => void): PublishFile[] => {
  let done = 0
  return files.map((file) => ({
    ...file,
    body: () => {
      onFile(++done)
      return file.body()
    },
  }))
}

/** Draws what has changed of the pictures that the tables name, and publishes it. */
export const runPictures = (
  { tables, target, publishing, step }: RunDeps,
  { from, remove, onlyNew, pace }: PictureOptions,
): Promise<RunReport> =>
  withWorkshop(async (workshop, folder) => {
    const source = await openSources(from, pace, folder)
    const kept = await readKept(target)
    const wanted = { things: wantedThings(tables), maps: wantedMaps(tables), sounds: wantedSounds(tables) }
    const total = [...wanted.things.values(), wanted.maps, wanted.sounds].reduce((sum, { length }) => sum + length, 0)
    const collected = await step(
      'pictures',
      (progress) =>
        collect(wanted, source, workshop, kept, { remove, onlyNew }, (done) =>
          progress(`${withCommas(done)} of ${withCommas(total)} looked up`),
        ),
      (found) => wordsOf(found, workshop.skipped()),
    )
    requireSome(collected, from)
    const published = await step(
      'upload',
      (progress) => {
        const files = counted(filesOf(collected, workshop, target), (done) =>
          progress(`${withCommas(done)} files so far`),
        )
        return publishing((check) => publish('pictures', files, target, { check }))
      },
      publishedResult,
    )
    return { outcomes: collected.outcomes, skipped: workshop.skipped(), published }
  })
