import { spawn } from 'node:child_process'
import { join } from 'node:path'
import packageJson from '../../../package.json' with { type: 'json' }
import type { Script } from '../timetable.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** The arguments with which Node runs a script of the workspace, without npm between; throws for one that is not Node's to run. */
export const argumentsOf = (script: Script): string[] => {
  const [program, ...args] = packageJson.scripts[script].split(' ')
  if (program !== 'node') throw new Error(`The script ${script} of package.json must be: node, a file, arguments.`)
  return args
}

/** Runs a script of the workspace beside this process and shows its lines as they come; throws where it fails. */
export const runScript = (
  script: Script,
  show: (line: string) => void,
  signal: AbortSignal,
  args: readonly string[] = [],
): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...argumentsOf(script), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
      killSignal: 'SIGTERM',
    })
    const showLines = (chunk: Buffer) => {
      for (const line of chunk.toString('utf8').split('\n')) if (line.trim() !== '') show(line)
    }
    child.stdout.on('data', showLines)
    child.stderr.on('data', showLines)
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${script} ended with exit code ${code}.`))
    })
  })
