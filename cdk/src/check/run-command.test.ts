import { constants } from 'node:os'
import { expect, test } from 'vitest'
import { type Check, runChecks, runCommand } from './run-command.ts'

const script = (title: string, code: string): Check => ({ title, command: process.execPath, args: ['-e', code] })

const run = async (checks: readonly Check[], atOnce: number) => {
  const printed: string[] = []
  const failed = await runChecks(checks, atOnce, { cwd: import.meta.dirname, print: (text) => printed.push(text) })
  return { failed, printed: printed.join('\n') }
}

const good = script('First', `console.log('fine')`)
const bad = script('Second', `console.error('12 errors'); process.exitCode = 2`)
const killed = script('Third', `process.kill(process.pid, 'SIGKILL')`)

test.each([
  ['all are good', [good, good], 0],
  ['the first fails', [bad, good], 1],
  ['the last fails', [good, bad], 1],
  ['one is killed', [killed, good], 1],
])('the end says so where %s', async (_, checks, code) => {
  for (const atOnce of [1, 2]) expect((await run(checks, atOnce)).failed).toBe(code)
})

test.each([1, 2])('every check runs and is reported whole, whatever failed before it, %i at once', async (atOnce) => {
  const { printed } = await run([bad, good, killed], atOnce)
  expect(printed).toContain('\nSecond\n12 errors\nSecond: failed after')
  expect(printed).toContain('\nFirst\nfine\nFirst: good after')
  expect(printed).toContain('Third: failed after')
})

test('a command that gives way takes what processors others leave', async () => {
  const printed: string[] = []
  const print = (text: string) => void printed.push(text)
  // Its priority is set once it runs, so that it may have to look again.
  const code = `
    const { getPriority } = require('node:os')
    const wanted = ${constants.priority.PRIORITY_BELOW_NORMAL}
    const look = () => (getPriority() === wanted ? console.log('it gives way') : setTimeout(look, 5))
    look()`
  await runCommand('Own', process.execPath, ['-e', code], { cwd: import.meta.dirname, print, givesWay: true })
  expect(printed[0]).toContain('it gives way')
})
