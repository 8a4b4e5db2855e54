import { spawn } from 'node:child_process'
import type { Command, CommandIo } from '../command.ts'
import { publishedWords, reporter, whole } from '../nightly/report.ts'
import { filesOfFolder, publish } from '../publish/index.ts'
import { builtPages, pagesIn } from './built.ts'
import { readPagesSettings, siteFolder } from './settings.ts'

const usage = `npm run pages

Builds every page from what the nightly run left in KUPODEX_PUBLISHED, and publishes those that changed.
`

/** How much of a failed build's output is worth showing. */
const tail = 40

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
        progress(pages === 0 ? 'scripts and styles' : `${whole(pages)} pages so far`)
      })
    }
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(builtPages(lines.join('\n')) ?? pages)
      else reject(new Error(`the pages could not be built:\n${lines.slice(-tail).join('\n')}`))
    })
  })

/** Builds the site and publishes it to the bucket that the settings name; exit code 1 where either fails. */
export const pagesCommand: Command = async (args, io) => {
  if (args.length > 0) {
    io.err(usage)
    return args[0] === '--help' ? 0 : 2
  }
  const { step } = reporter(io.out, io.now)
  try {
    const { client, place, folder } = readPagesSettings(io.env)
    await step(
      'pages',
      (progress) => build(io, progress),
      (pages) => `${whole(pages)} pages built`,
    )
    const files = filesOfFolder(folder)
    await step('upload', () => publish('site', files, place), publishedWords)
    client.destroy()
    return 0
  } catch (error) {
    io.err(`${(error as Error).message}\n`)
    return 1
  }
}
