import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'
import { chromium as playwright } from 'playwright-core'
import { memoryFolder } from './memory.ts'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** By default Playwright has pages share what they draw over files on the disk, which is only needed where memory has no room for it. */
const onDisk = '--disable-dev-shm-usage'

export const launchOptions = (executablePath: string) => ({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  ignoreDefaultArgs: memoryFolder() === null ? [] : [onDisk],
})

const starts = async (path: string): Promise<boolean> => {
  try {
    const browser = await playwright.launch(launchOptions(path))
    await browser.close()
    return true
  } catch {
    return false
  }
}

const fromPackage = async (): Promise<string | null> => {
  try {
    return await chromium.executablePath()
  } catch {
    return null
  }
}

const install = (log: (line: string) => void): boolean => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  log('Installing the system package chromium for the browser tests ...')
  const update = spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  const done = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: 'inherit',
  })
  return update.status === 0 && done.status === 0
}

const firstThatStarts = async (paths: readonly (string | null)[]): Promise<string | null> => {
  for (const path of paths) if (path !== null && existsSync(path) && (await starts(path))) return path
  return null
}

/**
 * Finds a Chromium that starts: the one named by KUPODEX_BROWSER, the one that comes with the npm package, an installed one,
 * or, as root on a Debian machine, the system's package. Null where none can be found or installed. The package's comes before an
 * installed one because its version is pinned, and because it has no windows to draw, it opens pages twice as fast.
 */
export const findBrowser = async (log: (line: string) => void): Promise<string | null> => {
  const named = process.env['KUPODEX_BROWSER']
  if (named) {
    if (await starts(named)) return named
    log(`KUPODEX_BROWSER names ${named}, which does not start; looking for another browser.`)
  }
  const known = await firstThatStarts([await fromPackage(), ...installed])
  const found = known ?? (install(log) ? await firstThatStarts(installed) : null)
  if (found === null)
    log(
      'No browser starts on this machine. Install Chromium, or name one in KUPODEX_BROWSER, to run the browser tests.',
    )
  return found
}
