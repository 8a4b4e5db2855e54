import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..', '..', '..')

interface BuildCost {
  pages: number
  seconds: number
  /** Memory of the building process at its most, in MB. */
  peak: number
}

export const readBuild = (said: string): Omit<BuildCost, 'seconds'> => ({
  pages: Number(/(\d+) page\(s\) built/.exec(said)?.[1]),
  peak: Number(/peak memory (\d+) MB/.exec(said)?.[1]),
})

export const measureBuild = async (published: string, folder: string): Promise<BuildCost> => {
  const env = { ...process.env, NODE_ENV: 'production', KUPODEX_PUBLISHED: published, KUPODEX_PAGES: folder }
  const start = performance.now()
  const child = spawn('npm', ['run', '--silent', 'build'], { cwd: join(root, 'site'), env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`the pages could not be built:\n${said.slice(-2000)}`)
  return { ...readBuild(said), seconds: (performance.now() - start) / 1000 }
}
