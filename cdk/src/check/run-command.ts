import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'

interface Options {
  cwd: string
  env?: Record<string, string>
  /** Whether it takes what processors others leave. */
  givesWay?: boolean
  print?: (text: string) => void
}

/** Runs a command and prints what it wrote once it has ended, so that several can run side by side. 1 where a signal ended it. */
export const runCommand = (
  title: string,
  command: string,
  args: readonly string[],
  { cwd, env = {}, givesWay = false, print = console.log }: Options,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
    if (givesWay && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    const written: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => written.push(bytes))
    child.once('error', reject)
    child.once('close', (code) => {
      const seconds = Math.round((performance.now() - began) / 1000)
      print(`\n${title}\n${Buffer.concat(written).toString().trim()}`)
      print(`${title}: ${code === 0 ? 'good' : 'failed'} after ${seconds} s`)
      resolve(code ?? 1)
    })
  })

export interface Check {
  title: string
  command: string
  args: readonly string[]
}

/** Runs every check, whatever the others say, as many at once as given; 1 if any failed. */
export const runChecks = async (checks: readonly Check[], atOnce: number, options: Options): Promise<0 | 1> => {
  const waiting = [...checks]
  let failed: 0 | 1 = 0
  const runNext = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      if ((await runCommand(check.title, check.command, check.args, options)) !== 0) failed = 1
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, runNext))
  return failed
}
