import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileIndexKeys, pictureIndexKey, thingFamilies } from '@kupodex/data/contract'
import { withArguments } from '../command/arguments.ts'
import type { CommandIo } from '../command/io.ts'
import { publishedWords, reporter, withCommas } from '../command/progress.ts'
import type { PublishSettings } from '../command/settings.ts'
import { onTargets } from '../command/targets.ts'
import { filesOfFolder, filesOfSet, folderTarget, headersOf, openLive, publish, type Target } from '../publish/index.ts'

const keys: readonly string[] = [...thingFamilies.map(pictureIndexKey), ...Object.values(fileIndexKeys)]

/**
 * Brings what the bucket says of published pictures into the folder that pages are built from, and takes away what it says no more.
 * Without any, pages are built as if there were no pictures.
 */
export const bringPictureIndexes = async (bucket: Pick<Target, 'read'>, published: string): Promise<void> => {
  const folder = folderTarget(published)
  for (const key of keys) {
    const bytes = await bucket.read(key)
    if (bytes === null) await folder.remove([key])
    else await folder.write(key, bytes, headersOf(key))
  }
}

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

/** How many pages a piece of the build's output names. */
export const pagesIn = (output: string): number => output.split(/[├└]─/).length - 1

/** How many pages the build says at its end that it made; null where it does not say. */
export const builtPages = (output: string): number | null => {
  const found = /(\d+) page\(s\) built/.exec(output)
  return found === null ? null : Number(found[1])
}

const siteFolder = join(import.meta.dirname, '..', '..', '..', 'site')

/** Where the build leaves the pages. */
const pagesFolder = ({ KUPODEX_PAGES }: Pick<PublishSettings, 'KUPODEX_PAGES'>): string =>
  KUPODEX_PAGES ?? join(siteFolder, 'dist')

const usage = `npm run pages

Builds every page from what the nightly run left in KUPODEX_PUBLISHED and from the boards of the ishgard event that readers see, and
publishes those that changed.

Exit code: 0 published, 1 failed (a sentence says why), 2 used wrongly, 3 another run is publishing.
`

/** How much of a failed build's output is worth showing. */
const tail = 40

/** The pages could not be built; the message has the end of what the build printed. */
class BuildError extends Error {
  override name = 'BuildError'
}

const build = (io: CommandIo, progress: (text: string) => void): Promise<number> =>
  new Promise((resolve, reject) => {
    // Whatever runs this, readers get the small build of React.
    const env = { ...process.env, ...io.env, NODE_ENV: 'production' }
    const child = spawn('npm', ['run', '--silent', 'build'], { cwd: siteFolder, env })
    const lines: string[] = []
    let pages = 0
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (output: string) => {
        lines.push(...output.split('\n'))
        pages += pagesIn(output)
        progress(pages === 0 ? 'scripts and styles' : `${withCommas(pages)} pages so far`)
      })
    }
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(builtPages(lines.join('\n')) ?? pages)
      else reject(new BuildError(`the pages could not be built:\n${lines.slice(-tail).join('\n')}`))
    })
  })

/**
 * Builds the site and publishes it to the bucket that the settings name, under the lock of all that publish: no night changes what
 * the pages are built from meanwhile. Exit code 1 where either fails, 3 where another run publishes.
 */
export const pagesCommand = withArguments({ usage, read: () => ({}) }, (_, io) => {
  const { step } = reporter(io.out, io.now)
  return onTargets(
    io,
    async ({ folder, bucket, publishing }, settings) => {
      await publishing(async (check) => {
        await bringIshgard(bucket, folder, io.now)
        await bringPictureIndexes(bucket, settings.KUPODEX_PUBLISHED)
        await step(
          'pages',
          (progress) => build(io, progress),
          (pages) => `${withCommas(pages)} pages built`,
        )
        const files = filesOfFolder(pagesFolder(settings))
        await step('upload', () => publish('site', files, bucket, { check }), publishedWords)
      })
      return 0
    },
    { before: 'The pages were not published. ', worded: [BuildError] },
  )
})
