import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepCompiled } from '@kupodex/pipeline/compile-cache'
import { addTally, type Tally, tallyOfVitest } from './tally.ts'
import { findBrowser } from './browser.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** The exit code of a process once it and its output have ended; 1 where a signal ended it. */
const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })

const run = (command: string, args: string[], env: Record<string, string> = {}): Promise<number> =>
  ended(spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }))

/** Runs a script and tells what it said once it has ended, so that two of them can run side by side. */
const check = async (name: string, script: string): Promise<Tally> => {
  const child = spawn('npm', ['run', '--silent', script], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => said.push(bytes))
  const code = await ended(child)
  console.log(`\n${name}\n${Buffer.concat(said).toString().trim()}`)
  console.log(code === 0 ? `${name}: good` : `${name}: failed`)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** The tests of the packages, and those of the whole product: where that does not start, the others still tell. */
const suites = { packages: ['--project', '!stack', '--maxWorkers=2'], product: ['--project', 'stack'] } as const

const vitest = async (suite: keyof typeof suites, names: string[], browser: string | null): Promise<Tally> => {
  const folder = mkdtempSync(join(tmpdir(), 'kupodex-test-'))
  const report = join(folder, 'report.json')
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, '--passWithNoTests']
  try {
    console.log(`\nTests of the ${suite}`)
    const args = ['run', ...suites[suite], ...output, ...names]
    const code = await run('vitest', args, browser ? { KUPODEX_BROWSER: browser } : {})
    return existsSync(report) ? tallyOfVitest(readFileSync(report, 'utf8'), code) : { passed: 0, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

keepCompiled()
const names = process.argv.slice(2)
const tallies: Tally[] = []
if (names.length === 0) {
  console.log('\nChecking types and lint')
  tallies.push(...(await Promise.all([check('Types', 'typecheck'), check('Lint', 'lint')])))
}
tallies.push(await vitest('packages', names, null))
tallies.push(await vitest('product', names, await findBrowser(console.log)))
const tally = tallies.reduce(addTally)
console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0
