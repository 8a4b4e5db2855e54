import { expect, test } from 'vitest'
import { type DiscordIo, discordCommand } from './command.ts'

const settings = {
  KUPODEX_DISCORD_APPLICATION: '123456789012345678',
  KUPODEX_DISCORD_TOKEN: 'secret-part.of.a_token',
}

type Sent = [url: string, init: RequestInit]

const run = async (
  args: string[],
  env: Record<string, string> = {},
  answer: () => Response = () => Response.json([]),
) => {
  const [out, err, sent]: [string[], string[], Sent[]] = [[], [], []]
  const io: DiscordIo = {
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    env,
    fetch: async (url, init) => {
      sent.push([String(url), init ?? {}])
      return answer()
    },
    now: () => 1_750_000_000_000,
    local: () => ({
      url: 'http://localhost:4300/api/discord',
      headersOf: (body, now) => ({ signed: `${now} ${body.length}` }),
    }),
  }
  const code = await discordCommand(args, io)
  return { code, out: out.join(''), err: err.join(''), sent }
}

test('says what it would register, and sends nothing', async () => {
  const { code, out, err, sent } = await run([])
  expect([code, err, sent]).toEqual([0, '', []])
  for (const name of ['/profile', '/rarity', '/missing', '/tonight']) expect(out).toContain(`${name} (`)
  expect(out).toContain('    name: Name of the character')
  expect(out).toContain('    [world]: ')
  expect(out).toContain('Nothing was sent')
  const json = JSON.parse((await run(['--json'])).out) as { name: string }[]
  expect(json.map(({ name }) => name)).toEqual(['profile', 'rarity', 'missing', 'tonight'])
})

test('registers all commands in place of those that were there', async () => {
  const { code, out, sent } = await run(['--register'], settings)
  expect([code, out]).toEqual([0, 'Registered: /profile, /rarity, /missing, /tonight\n'])
  expect(sent).toHaveLength(1)
  const [[url, { method, headers, body }]] = sent as [Sent]
  expect([url, method]).toEqual(['https://discord.com/api/v10/applications/123456789012345678/commands', 'PUT'])
  expect(headers).toMatchObject({ authorization: 'Bot secret-part.of.a_token', 'content-type': 'application/json' })
  expect(JSON.parse(String(body))).toEqual(JSON.parse((await run(['--json'])).out))
})

test.each<[string, string[], Record<string, string>, string[]]>([
  [
    'none are set',
    ['--register'],
    {},
    ['KUPODEX_DISCORD_APPLICATION must be set', 'KUPODEX_DISCORD_TOKEN must be set'],
  ],
  ['one is empty', ['--register'], { ...settings, KUPODEX_DISCORD_TOKEN: '' }, ['KUPODEX_DISCORD_TOKEN must be set']],
  [
    'the id is none',
    ['--register'],
    { ...settings, KUPODEX_DISCORD_APPLICATION: 'mog' },
    ['KUPODEX_DISCORD_APPLICATION must be the id'],
  ],
  [
    'the token is none, though nothing would be sent',
    [],
    { KUPODEX_DISCORD_TOKEN: 'hunter2 hunter2' },
    ['KUPODEX_DISCORD_TOKEN must be the token'],
  ],
])('refuses settings and names them where %s', async (_, args, env, sentences) => {
  const { code, err, sent } = await run(args, env)
  expect([code, sent]).toEqual([1, []])
  for (const sentence of sentences) expect(err).toContain(sentence)
  expect(err.trim().split('\n')).toHaveLength(sentences.length)
  expect(err).not.toContain('hunter2')
})

test.each<[number, () => Response, string]>([
  [
    401,
    () => Response.json({ message: '401: Unauthorized' }, { status: 401 }),
    'is KUPODEX_DISCORD_TOKEN the token of this application?',
  ],
  [400, () => Response.json({ message: 'Invalid Form Body' }, { status: 400 }), 'refused with 400: Invalid Form Body'],
  [502, () => new Response('<html>', { status: 502 }), 'refused with 502\n'],
])('says why where Discord refuses with %d, and shows no token', async (_, answer, says) => {
  const { code, err } = await run(['--register'], settings, answer)
  expect([code, err.includes(says)]).toEqual([1, true])
  expect(err).not.toContain('secret-part')
})

test('says that Discord cannot be reached', async () => {
  const away = () => {
    throw new TypeError('fetch failed')
  }
  expect(await run(['--register'], settings, away)).toMatchObject({ code: 1, err: 'Discord cannot be reached.\n' })
  expect((await run(['--try', 'profile'], {}, away)).err).toContain('is npm start running?')
})

test('asks the product of this machine as Discord does', async () => {
  const { code, out, sent } = await run(['--try', 'profile', 'name=Mina = Example', '--language', 'de'])
  const [[url, { body, headers }]] = sent as [Sent]
  expect([code, url, out]).toEqual([0, 'http://localhost:4300/api/discord', '200 []\n'])
  expect(headers).toMatchObject({ signed: `1750000000000 ${String(body).length}` })
  expect(JSON.parse(String(body))).toMatchObject({
    locale: 'de',
    data: { name: 'profile', options: [{ type: 3, name: 'name', value: 'Mina = Example' }] },
  })
})

test.each([['--nothing'], ['more'], ['--register', '--json'], ['--try', 'profile', 'Mina']].map((args) => [args]))(
  'used wrongly: %j',
  async (args) => {
    const { code, err, sent } = await run(args, settings)
    expect([code, sent]).toEqual([2, []])
    expect(err).toContain('npm run discord')
  },
)

test('explains itself', async () => expect(await run(['--help'])).toMatchObject({ code: 0, err: '' }))
