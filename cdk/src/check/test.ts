import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addTally, type Tally, tallyOfVitest } from './tally.ts'
import { findBrowser } from './browser.ts'

const root = join(import.meta.dirname, '..', '..', '..')

const run = (command: string, args: string[], env: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })

const check = async (name: string, script: string): Promise<Tally> => {
  console.log(`\n${name}`)
  const code = await run('npm', ['run', '--silent', script])
  console.log(code === 0 ? `${name}: good` : `${name}: failed`)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

const vitest = async (names: string[]): Promise<Tally> => {
  const folder = mkdtempSync(join(tmpdir(), 'kupodex-test-'))
  const report = join(folder, 'report.json')
  try {
    const browser = await findBrowser(console.log)
    const code = await run(
      'vitest',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...names],
      browser ? { KUPODEX_BROWSER: browser } : {},
    )
    return tallyOfVitest(readFileSync(report, 'utf8'), code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const names = process.argv.slice(2)
let tally: Tally = { passed: 0, failed: 0 }
if (names.length === 0) {
  tally = addTally(tally, await check('Types', 'typecheck'))
  tally = addTally(tally, await check('Lint', 'lint'))
}
tally = addTally(tally, await vitest(names))
console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0
