import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { requireFreePorts } from './ports.ts'
import { freePort } from './ground/free-port.fixture.ts'

test('a port in use is named with its setting', async () => {
  const port = await freePort()
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(port, '127.0.0.1', resolve))
  await expect(requireFreePorts({ KUPODEX_PORT: port })).rejects.toThrow(`Port ${port} (KUPODEX_PORT) is in use`)
  await new Promise((resolve) => taken.close(resolve))
  await expect(requireFreePorts({ KUPODEX_PORT: port })).resolves.toBeUndefined()
})
