import { createServer } from 'node:net'

/** Whether nothing listens on this port of the loopback address. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** Throws a sentence that names every port in use and the setting that moves it; `ports` is setting -> port. */
export const requireFreePorts = async (ports: Readonly<Record<string, number>>): Promise<void> => {
  const taken: string[] = []
  for (const [setting, port] of Object.entries(ports)) if (!(await isFree(port))) taken.push(`${port} (${setting})`)
  if (taken.length === 0) return
  const what = taken.length === 1 ? `Port ${taken[0]} is` : `Ports ${taken.join(', ')} are`
  throw new Error(
    `${what} in use. Stop what uses ${taken.length === 1 ? 'it' : 'them'}, or set another port, for example KUPODEX_PORT=5300 npm start.`,
  )
}
