import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepCompiled } from '@kupodex/pipeline/compile-cache'
import { addTally, type Tally, tallyOfVitest } from './tally.ts'
import { findBrowser } from './browser.ts'

const root = join(import.meta.dirname, '..', '..', '..')

const [isSoak, names] = process.argv[2] === '--soak' ? [true, process.argv.slice(3)] : [false, process.argv.slice(2)]

/** Runs a command; prints what it said once it has ended, so that two can run side by side. 1 where a signal ended it. */
const run = (title: string, command: string, args: string[], env: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(isSoak ? { KUPODEX_SOAK: '1' } : {}), ...env },
    })
    const said: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => said.push(bytes))
    child.once('error', reject)
    child.once('close', (code) => {
      const seconds = Math.round((performance.now() - began) / 1000)
      console.log(`\n${title}\n${Buffer.concat(said).toString().trim()}`)
      console.log(`${title}: ${code === 0 ? 'good' : 'failed'} after ${seconds} s`)
      resolve(code ?? 1)
    })
  })

const failure = (title: string): Tally => ({ passed: 0, failed: 1, failures: [`${title}: see its report above`] })

const check = async (title: string, script: string): Promise<Tally> =>
  (await run(title, 'npm', ['run', '--silent', script])) === 0 ? { passed: 1, failed: 0, failures: [] } : failure(title)

/** Files are named to run some tests only; else a suite without tests is a failure. */
const vitest = async (title: string, args: string[], env?: Record<string, string>): Promise<Tally> => {
  const folder = mkdtempSync(join(tmpdir(), 'kupodex-tests-'))
  const report = join(folder, 'report.json')
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const which = names.length > 0 ? ['--passWithNoTests', ...names] : []
  try {
    const code = await run(title, 'vitest', ['run', ...args, ...output, ...which], env)
    return existsSync(report) ? tallyOfVitest(readFileSync(report, 'utf8'), code) : failure(title)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Brings the product up, in one process for the most part, then looks at it. */
const testProduct = async (): Promise<Tally[]> => {
  const browser = await findBrowser(console.log)
  const env: Record<string, string> = browser === null ? {} : { KUPODEX_BROWSER: browser }
  return [await vitest('Tests of the product', ['--project', 'stack', '--maxWorkers=2'], env)]
}

/** Everything else, one after another beside the product: two cores have enough to do with both. */
const testPackages = async (): Promise<Tally[]> => {
  const checks = names.length > 0 ? [] : [await check('Types', 'typecheck'), await check('Lint', 'lint')]
  return [...checks, await vitest('Tests of the packages', ['--project', '!stack', '--maxWorkers=1'])]
}

keepCompiled()
console.log('Checking types, lint, packages and product; each reports once it has ended')
const tally = (await Promise.all([testPackages(), testProduct()])).flat().reduce(addTally)
for (const one of tally.failures) console.log(`\nFailed: ${one}`)
console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0
