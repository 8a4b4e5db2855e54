import { keyOfSubject } from '@kupodex/data/store'
import { startTestStore, type TestStore } from '@kupodex/data/store/store.fixture'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { tokensCommand } from './command.ts'

const issuer = 'https://id.example/pool'
const now = Date.parse('2026-06-24T12:00:00Z')
let opened: TestStore
let env: Record<string, string>
beforeAll(async () => {
  opened = await startTestStore()
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test')
  env = {
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL_DYNAMODB: opened.endpoint,
    KUPODEX_TABLE: opened.table,
    KUPODEX_BUCKET: 'kupodex',
    KUPODEX_ISSUER: issuer,
  }
  for (const who of ['mina', 'aldo'])
    for (const [at, name] of ['Plugin', 'Overlay\u001b[2J'].entries())
      await opened.store.createToken(
        keyOfSubject(issuer, who),
        {
          ...{ id: `${who}${at}`, hash: `${who}-hash-${at}`, name, start: 'kpx_abcd', scopes: ['read'] },
          ...{ createdAt: now + at, expiresAt: at === 0 ? null : now + 86_400_000 },
        },
        10,
      )
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await opened.close()
})

const run = async (args: string[], settings: Record<string, string> = env) => {
  const printed = { out: '', err: '' }
  const code = await tokensCommand(args, {
    out: (text) => void (printed.out += text),
    err: (text) => void (printed.err += text),
    env: settings,
    now: () => now,
  })
  return { code, ...printed }
}

const isValid = async (hash: string) => (await opened.store.useToken(hash, 1)) !== null

test('lists the tokens of a user, the newest first, in lines that steer no terminal', async () =>
  expect(await run(['mina'])).toEqual({
    code: 0,
    out:
      'kpx_abcd...  made 2026-06-24, never used, until 2026-06-25  read  Overlay [2J\n' +
      'kpx_abcd...  made 2026-06-24, never used, without an end  read  Plugin\n',
    err: '',
  }))

test('revokes all of a user, and none of anybody else', async () => {
  expect((await run(['--revoke', 'mina'])).out).toMatch(/2 revoked\.\n$/)
  expect([await isValid('mina-hash-0'), await isValid('mina-hash-1'), await isValid('aldo-hash-0')]).toEqual([
    false,
    false,
    true,
  ])
  expect(await run(['--revoke', 'mina'])).toEqual({ code: 0, out: 'This user has no tokens.\n', err: '' })
})

test('a user of another provider is somebody else', async () => {
  expect((await run(['--revoke', 'aldo'], { ...env, KUPODEX_ISSUER: 'https://other.example' })).out).toMatch(
    /no tokens/,
  )
  expect(await isValid('aldo-hash-0')).toBe(true)
})

test.each([[[]], [['--revoke']], [['mina', 'aldo']], [['--all', 'mina']]])('%j is used wrongly', async (args) =>
  expect(await run(args)).toMatchObject({ code: 2, err: expect.stringContaining('npm run tokens') as string }),
)

test('without the provider it says what is missing', async () => {
  const { KUPODEX_ISSUER: _, ...others } = env
  expect(await run(['mina'], others)).toMatchObject({
    code: 1,
    err: expect.stringContaining('KUPODEX_ISSUER') as string,
  })
})
