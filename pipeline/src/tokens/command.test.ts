import { keyOfSubject } from '@kupodex/data/store'
import { openForAll } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { beforeAll, expect, test } from 'vitest'
import { runCommand, settingsOf, useTestCredentials } from '../command/run-command.fixture.ts'
import { tokensCommand } from './command.ts'

const issuer = 'https://id.example/pool'
const now = Date.parse('2026-06-24T12:00:00Z')
useTestCredentials()
const opened = openForAll(startTestStore)

beforeAll(async () => {
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

const run = (args: string[], settings: Record<string, string> = {}) =>
  runCommand(tokensCommand, args, { ...settingsOf(opened), KUPODEX_ISSUER: issuer, ...settings }, () => now)

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
  expect((await run(['--revoke', 'aldo'], { KUPODEX_ISSUER: 'https://other.example' })).out).toMatch(/no tokens/)
  expect(await isValid('aldo-hash-0')).toBe(true)
})

test.each([[[]], [['--revoke']], [['mina', 'aldo']], [['--all', 'mina']]])('%j is used wrongly', async (args) =>
  expect(await run(args)).toMatchObject({ code: 2, err: expect.stringContaining('npm run tokens') as string }),
)

test('without the provider it says what is missing', async () =>
  expect(await run(['mina'], { KUPODEX_ISSUER: '' })).toMatchObject({
    code: 1,
    err: expect.stringContaining('KUPODEX_ISSUER') as string,
  }))
