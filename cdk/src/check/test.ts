import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepCompiled } from '@kupodex/pipeline/compile-cache'
import { addTally, type Tally, tallyOfVitest } from './tally.ts'
import { findBrowser } from './browser.ts'
import { memoryFolder } from './memory.ts'
import { runCommand } from './run-command.ts'
import { longestOf, type Time, timesOfVitest } from './times.ts'

const root = join(import.meta.dirname, '..', '..', '..')

const [isSoak, names] = process.argv[2] === '--soak' ? [true, process.argv.slice(3)] : [false, process.argv.slice(2)]

const parts: Time[] = []
const files: Time[] = []

interface Around {
  env?: Record<string, string>
  givesWay?: boolean
}

const run = async (
  title: string,
  command: string,
  args: readonly string[],
  { env = {}, givesWay = false }: Around = {},
) => {
  const began = performance.now()
  const given = { ...(isSoak ? { KUPODEX_SOAK: '1' } : {}), ...env }
  const code = await runCommand(title, command, args, { cwd: root, env: given, givesWay })
  parts.push({ what: title, seconds: (performance.now() - began) / 1000 })
  return code
}

const failure = (title: string): Tally => ({ passed: 0, failed: 1, failures: [`${title}: see its report above`] })

const check = async (title: string, script: string): Promise<Tally> =>
  (await run(title, 'npm', ['run', '--silent', script], { givesWay: true })) === 0
    ? { passed: 1, failed: 0, failures: [] }
    : failure(title)

/** Files are named to run some tests only; else a suite without tests is a failure. */
const vitest = async (title: string, args: string[], around: Around): Promise<Tally> => {
  const folder = mkdtempSync(join(tmpdir(), 'kupodex-tests-'))
  const report = join(folder, 'report.json')
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const which = names.length > 0 ? ['--passWithNoTests', ...names] : []
  try {
    const code = await run(title, 'vitest', ['run', ...args, ...output, ...which], around)
    if (!existsSync(report)) return failure(title)
    const json = readFileSync(report, 'utf8')
    files.push(...timesOfVitest(json, root))
    return tallyOfVitest(json, code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Brings the product up, in one process for the most part, then looks at it: its tests wait for browsers more than they work. */
const testProduct = async (): Promise<Tally[]> => {
  const browser = await findBrowser(console.log)
  const env: Record<string, string> = browser === null ? {} : { KUPODEX_BROWSER: browser }
  return [await vitest('Tests of the product', ['--project', 'stack', '--maxWorkers=2'], { env })]
}

/**
 * Everything else, beside the product: what they do takes about as long, so that neither goes first. Its tests write thousands of small
 * files, in memory where there is room; the product's pages cannot lie there, since Astro moves them by renaming.
 */
const testPackages = async (): Promise<Tally[]> => {
  const env = { TMPDIR: memoryFolder() ?? tmpdir() }
  const checks = names.length > 0 ? [] : [await check('Types', 'typecheck'), await check('Lint', 'lint')]
  return [...checks, await vitest('Tests of the packages', ['--project', '!stack'], { env })]
}

/** Faults planted in rooms, which their tests have to find: `npm run soak -- mutants [ROOM...]`, and the end of a full soak. */
const plantFaults = async (rooms: readonly string[]): Promise<Tally> => {
  const title = 'Planted faults'
  const code = await run(title, process.execPath, [join(import.meta.dirname, 'mutants', 'run.ts'), ...rooms])
  return code === 0 ? { passed: 1, failed: 0, failures: [] } : failure(title)
}

const testAll = async (): Promise<Tally[]> => {
  if (isSoak && names[0] === 'mutants') return [await plantFaults(names.slice(1))]
  console.log('Checking types, lint, packages and product; each reports once it has ended')
  const tested = (await Promise.all([testPackages(), testProduct()])).flat()
  return isSoak && names.length === 0 ? [...tested, await plantFaults([])] : tested
}

keepCompiled()
const tally = (await testAll()).reduce(addTally)
console.log(longestOf('Parts, some beside others', parts))
console.log(longestOf('The ten slowest files', files, 10))
for (const one of tally.failures) console.log(`\nFailed: ${one}`)
console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0
