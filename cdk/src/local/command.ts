import { spawn } from 'node:child_process'
import { join } from 'node:path'

const cli = join(import.meta.dirname, '..', '..', '..', 'pipeline', 'src', 'cli.ts')

/** Runs a command of the pipeline beside this process, its lines told as they come; throws where it fails. */
export const runPipeline = (
  name: 'nightly' | 'ishgard' | 'pages',
  tell: (line: string) => void,
  signal: AbortSignal,
  args: readonly string[] = [],
): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, name, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
      killSignal: 'SIGTERM',
    })
    const told = (chunk: Buffer) => {
      for (const line of chunk.toString('utf8').split('\n')) if (line.trim() !== '') tell(line)
    }
    child.stdout.on('data', told)
    child.stderr.on('data', told)
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${name} ended with exit code ${code}.`))
    })
  })
