import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from './ground/free-port.fixture.ts'

/** The whole product in a process of its own, as `npm start` runs it. */
export interface Product {
  child: ChildProcess
  /** What it has printed. */
  output: () => string
  /** Interrupts it as Ctrl-C does; resolves to its exit code. */
  interrupt: () => Promise<number | null>
}

/** Settings for a product that runs beside others: free ports, its state in `folder`, and people who do not change. */
export const settingsAside = async (folder: string, people: number): Promise<Record<string, string>> => ({
  KUPODEX_PORT: String(await freePort()),
  KUPODEX_PORT_LODESTONE: String(await freePort()),
  KUPODEX_PORT_DYNAMODB: String(await freePort()),
  KUPODEX_PORT_S3: String(await freePort()),
  KUPODEX_PORT_LOGIN: String(await freePort()),
  KUPODEX_PORT_MARKET: String(await freePort()),
  KUPODEX_PEOPLE: String(people),
  KUPODEX_LOCAL: folder,
  KUPODEX_TIME_SPEED: '0',
})

/** Starts the product; resolves when it says where it is. `show` gets what it prints. */
export const startProduct = (env: Record<string, string>, show: (text: string) => void): Promise<Product> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let printed = ''
    const interrupt = () =>
      new Promise<number | null>((done) => {
        child.removeAllListeners('exit')
        child.once('exit', (code) => done(code))
        child.kill('SIGINT')
      })
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8')
      show(chunk.toString('utf8'))
      if (printed.includes('Kupodex is at')) resolve({ child, output: () => printed, interrupt })
    })
    child.once('exit', (code) =>
      reject(new Error(`the product ended with exit code ${code} before it could be opened`)),
    )
  })
