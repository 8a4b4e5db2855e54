import type { TestStore } from '@kupodex/data/store/store.fixture'
import { afterAll, beforeAll, vi } from 'vitest'
import type { Command, CommandIo } from './io.ts'

/** The exit code of a command, and what it printed. */
export const runCommand = async (
  command: Command,
  args: string[],
  env: CommandIo['env'],
  now: () => number = Date.now,
) => {
  const printed = { out: '', err: '' }
  const code = await command(args, {
    out: (text) => void (printed.out += text),
    err: (text) => void (printed.err += text),
    env,
    now,
  })
  return { code, ...printed }
}

/** Sets the credentials of the stand-ins for the tests of a file. */
export const useTestCredentials = (): void => {
  beforeAll(() => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test')
  })
  afterAll(() => void vi.unstubAllEnvs())
}

/** The settings of a deployment whose table is that of a test. */
export const settingsOf = ({ endpoint, table }: TestStore) => ({
  AWS_REGION: 'us-east-1',
  AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  KUPODEX_TABLE: table,
  KUPODEX_BUCKET: 'kupodex',
})
