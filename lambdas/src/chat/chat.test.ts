import { noSettings } from '@kupodex/data/character'
import { companyShard } from '@kupodex/data/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { now, ready } from '../character/calls.fixture.ts'
import { companyId, discord, openChat } from './chat.fixture.ts'

let chat: Awaited<ReturnType<typeof openChat>>
beforeAll(async () => {
  chat = await openChat(companyShard(companyId))
  await chat.calls.keep(ready(70))
  await chat.calls.keep(ready(71, { worldId: 35 }))
  await chat.calls.keep(ready(72, { name: 'Alda Testa' }))
})
afterAll(() => chat.calls.close())
beforeEach(() => {
  chat.start()
  chat.logged.length = 0
})

const ping = JSON.stringify({ type: 1, id: '1' })
const statusOf = async (event: Parameters<typeof chat.handle>[0]) => {
  const { statusCode, body } = await chat.handle(event)
  return [statusCode, JSON.parse(body)] as [number, { code?: string }]
}

describe('what Discord signs', () => {
  test('is answered: a ping by a pong', async () =>
    expect(await statusOf(chat.signer.request(ping, chat.clock.now))).toEqual([200, { type: 1 }]))

  test('is answered however the gateway hands it over', async () => {
    const { body, ...event } = chat.signer.request(ping, chat.clock.now)
    const encoded = { ...event, body: Buffer.from(body).toString('base64'), isBase64Encoded: true }
    expect(await statusOf(encoded)).toEqual([200, { type: 1 }])
  })

  test('is answered once, however the signature is written', async () => {
    const event = chat.signer.request(ping, chat.clock.now)
    expect((await chat.handle(event)).statusCode).toBe(200)
    expect((await chat.handle(event)).statusCode).toBe(401)
    const name = 'x-signature-ed25519'
    const upper = { ...event.headers, [name]: event.headers[name]?.toUpperCase() }
    expect((await chat.handle({ ...event, headers: upper })).statusCode).toBe(401)
  })

  test.each([
    [-299, 200],
    [-301, 401],
    [299, 200],
    [302, 401],
  ])('is answered when it is of %d seconds from now: %d', async (seconds, status) =>
    expect((await chat.handle(chat.signer.request(ping, chat.clock.now + seconds * 1000))).statusCode).toBe(status),
  )
})

describe('what it has not signed', () => {
  const forged = (change: (event: ReturnType<typeof chat.signer.request>) => void) => {
    const event = structuredClone(chat.signer.request(ping, chat.clock.now))
    change(event)
    return statusOf(event)
  }
  test.each<[string, Parameters<typeof forged>[0]]>([
    ['another body', (event) => (event.body = JSON.stringify({ type: 1, id: '2' }))],
    ['another time', (event) => (event.headers['x-signature-timestamp'] = String(Math.floor(now / 1000) + 1))],
    ['no time', (event) => delete event.headers['x-signature-timestamp']],
    ['no number for a time', (event) => (event.headers['x-signature-timestamp'] = 'now')],
    ['no signature', (event) => delete event.headers['x-signature-ed25519']],
    ['half a signature', (event) => (event.headers['x-signature-ed25519'] = 'ab'.repeat(32))],
    ['a signature of nothing', (event) => (event.headers['x-signature-ed25519'] = '00'.repeat(64))],
    ['no body', (event) => (event.body = '')],
  ])('is refused: %s', async (_, change) =>
    expect(await forged(change)).toEqual([401, { code: 'unauthorized', message: expect.any(String) }]),
  )

  test('is refused with the key of somebody else', async () =>
    expect((await chat.handle(discord(8).request(ping, chat.clock.now))).statusCode).toBe(401))

  test('takes no account, whatever address it says it is from, so that it pushes no server out of memory', async () => {
    const payers: string[] = []
    chat.start({ limiter: (payer) => (payers.push(payer), 0) })
    const headers = { 'cloudfront-viewer-address': '198.51.100.9:443' }
    const unsigned = { ...chat.signer.request(ping, chat.clock.now), headers }
    const large = { ...unsigned, body: ' '.repeat(70_000) }
    const read = { ...unsigned, requestContext: { http: { method: 'GET' } } }
    const statuses: number[] = []
    for (const event of [unsigned, large, read]) statuses.push((await statusOf(event))[0])
    expect([statuses, payers]).toEqual([[401, 413, 405], []])
    await chat.ask('rarity', { thing: 'mount/2' })
    expect(payers).toHaveLength(1)
  })

  test('is neither read by another method nor in any size', async () => {
    const event = chat.signer.request(ping, chat.clock.now)
    expect(await statusOf({ ...event, requestContext: { http: { method: 'GET' } } })).toMatchObject([405, {}])
    expect(await statusOf({ ...event, body: ' '.repeat(70_000) })).toMatchObject([413, { code: 'bodyTooLarge' }])
  })
})

test.each(['', 'no json', '[]', '{}', '{"type":9}', '{"type":2}', '{"type":"1"}', '{"type":2,"data":{"name":7}}'])(
  'what is signed and no request is refused: %j',
  async (body) =>
    expect(await statusOf(chat.signer.request(body, chat.clock.now))).toMatchObject([400, { code: 'badBody' }]),
)

describe('/profile', () => {
  test('shows who it is, its card, and leads to its page, in the language of who asks', async () => {
    const { embeds, flags, allowed_mentions } = await chat.ask('profile', { name: '70' })
    expect([flags, allowed_mentions]).toEqual([undefined, { parse: [] }])
    expect(embeds).toEqual([
      {
        title: 'Aldo Test',
        url: 'https://kupodex.example/char/70/',
        description: expect.stringContaining('Testworld \\(Testcenter\\) · Achievements 25%, \\#3'),
        image: { url: 'https://kupodex.example/en/char/70.png?2025-06-15' },
      },
    ])
    const [german] = (await chat.ask('profile', { name: '70' }, 'de')).embeds ?? []
    expect(german).toMatchObject({ url: 'https://kupodex.example/de/char/70/' })
    expect(german?.description).toContain('Stand: 2025-06-15')
    const [italian] = (await chat.ask('profile', { name: '70' }, 'it')).embeds ?? []
    expect(italian?.url).toBe('https://kupodex.example/char/70/')
  })

  test.each([
    ['a name and world', { name: 'aldo test', world: 'Testworld' }, 70],
    ['as they are offered', { name: 'Aldo Test (Otherworld)' }, 71],
    ['as the game writes them', { name: 'Aldo Test@Otherworld' }, 71],
    ['the beginning of a name that only one has', { name: 'Alda' }, 72],
    ['the address of its page', { name: 'https://kupodex.example/de/char/72/mounts/' }, 72],
    ['that of the Lodestone', { name: 'https://eu.finalfantasyxiv.com/lodestone/character/72/' }, 72],
  ])('knows it by %s', async (_, options, id) =>
    expect((await chat.ask('profile', options)).embeds?.[0].url).toBe(`https://kupodex.example/char/${id}/`),
  )

  test('names all that are called so, to who asked alone', async () => {
    const { content, flags, embeds } = await chat.ask('profile', { name: 'Aldo Test' })
    expect([flags, embeds]).toEqual([64, undefined])
    expect(content).toMatch(/add the world:\n- Aldo Test \\\(Testworld\\\)\n- Aldo Test \\\(Otherworld\\\)$/)
  })

  test('says the same of one that hides, that is private, and that there is not; nobody is put in the queue', async () => {
    const unknown = await chat.ask('profile', { name: '999' })
    expect(unknown.flags).toBe(64)
    expect(await chat.calls.store.readCharacter(999)).toBeNull()
    await chat.calls.store.writeCharSettings(70, { ...noSettings, private: true })
    const hidden = [
      await chat.ask('profile', { name: '70' }),
      await chat.ask('profile', { name: 'Aldo Test', world: 'Testworld' }),
      await chat.ask('missing', { character: '70', collection: 'mount' }),
    ]
    await chat.calls.store.writeCharSettings(70, noSettings)
    await chat.calls.keep(ready(73, { status: 'private' }))
    expect([
      ...hidden,
      await chat.ask('profile', { name: '73' }),
      await chat.ask('profile', { name: 'Nobody' }),
    ]).toEqual(Array.from({ length: 5 }, () => unknown))
  })

  test('says nothing of a part that is private', async () => {
    const { privacy } = ready(74)
    const hidden = { state: 'private', asOf: now } as const
    await chat.calls.keep(ready(74, { privacy: { ...privacy, mounts: hidden, achievements: hidden } }))
    const [profile] = (await chat.ask('profile', { name: '74' })).embeds ?? []
    expect(profile?.title).toBe('Aldo Test')
    expect(profile?.description).not.toMatch(/Mounts|Achievements/)
    const unknown = 'Not known, because private, never read, or nothing checked off.'
    for (const collection of ['mount', 'achievement', 'title']) {
      const { embeds } = await chat.ask('missing', { character: '74', collection })
      expect([collection, embeds?.[0].description]).toEqual([collection, unknown])
    }
    const lines = (await chat.ask('missing', { character: '74' })).embeds?.[0].description.split('\n') ?? []
    expect(lines.filter((line) => /Mounts|Achievements/.test(line))).toEqual([expect.stringMatching(/^Not known/)])
  })

  test('offers names and worlds while they are typed', async () => {
    expect(await chat.type('profile', 'name', { name: 'ald' })).toEqual([
      { name: 'Aldo Test (Testworld)', value: '70' },
      { name: 'Aldo Test (Otherworld)', value: '71' },
      { name: 'Alda Testa (Testworld)', value: '72' },
    ])
    expect(await chat.type('profile', 'name', { name: 'aldo', world: 'Otherworld' })).toEqual([
      { name: 'Aldo Test (Otherworld)', value: '71' },
    ])
    expect(await chat.type('profile', 'world', { name: 'aldo', world: 'oth' })).toEqual([
      { name: 'Otherworld (Testcenter)', value: 'Otherworld' },
    ])
    for (const short of ['', 'a', 'あ', '*']) expect(await chat.type('profile', 'name', { name: short })).toEqual([])
  })
})

describe('/rarity', () => {
  test.each([
    ['as it is offered', 'mount/2', 'Goobbue \\*', '**35%** of characters on Kupodex (700 of 2,000)'],
    ['by its name', 'company chocobo', 'Company Chocobo', '**<0.1%** of characters on Kupodex (1 of 2,000)'],
    ['by words of it', 'danc moog', 'Moogle Dance', '**75.3%**'],
  ])('knows a thing %s', async (_, thing, title, says) => {
    const { embeds } = await chat.ask('rarity', { thing })
    expect(embeds?.[0].title).toBe(title)
    expect(embeds?.[0].description).toContain(says)
    expect(embeds?.[0].url).toMatch(/^https:\/\/kupodex\.example\/rarity\/(mount|emote)\/global\/\d+\/$/)
  })

  test('answers in French', async () => {
    const { embeds } = await chat.ask('rarity', { thing: 'mount/2' }, 'fr')
    expect(embeds?.[0].url).toBe('https://kupodex.example/fr/rarity/mount/global/2/')
    expect(embeds?.[0].description).toMatch(/^Montures\nObtenu par \*\*35\s%\*\*/)
  })

  test('offers what has a list', async () =>
    expect(await chat.type('rarity', 'thing', { thing: 'goob' })).toEqual([
      { name: 'Goobbue * (Mounts)', value: 'mount/2' },
    ]))

  test.each(['fish/1', 'mount/999', 'sword/1', 'nothing of that name'])('tells that it finds no %s', async (thing) =>
    expect((await chat.ask('rarity', { thing })).flags).toBe(64),
  )

  test('tells that nothing is published', async () => {
    chat.start({ readSiteFile: async () => null })
    expect((await chat.ask('rarity', { thing: 'mount/2' })).content).toContain('not published')
    expect(await chat.type('rarity', 'thing', { thing: 'goob' })).toEqual([])
  })
})

describe('/missing', () => {
  const described = async (options: Record<string, string>, locale?: string) =>
    (await chat.ask('missing', options, locale)).embeds?.[0].description.split('\n')

  test('says how far a character is everywhere', async () => {
    const lines = await described({ character: '70' })
    expect(lines).toContain('**Mounts**: 1 / 1 (100%)')
    expect(lines).toContain('**Achievements**: 10 / 40 points (25%)')
    expect(lines?.at(-1)).toMatch(/^Not known.*: .*Levequests/)
  })

  test('names what is missing of one collection, most owned first', async () => {
    expect(await described({ character: '70', collection: 'emote' })).toEqual([
      'Missing: **1**. What most characters own comes first:',
      '- Gold Dance (owned by 1%)',
    ])
    expect(await described({ character: '70', collection: 'fish' }, 'de')).toEqual([
      'Es fehlen: **1**. Was die meisten haben, steht zuerst:',
      '- Bream',
    ])
  })

  test('says of nothing that is not known that it is missing', async () => {
    expect(await described({ character: '70', collection: 'leve' })).toEqual([
      'Not known, because private, never read, or nothing checked off.',
    ])
    expect(await described({ character: '70', collection: 'Facewear' })).toEqual([
      'Nothing that can still be obtained is missing.',
    ])
  })

  test('offers collections by their names, and knows no others', async () => {
    expect(await chat.type('missing', 'collection', { character: '70', collection: '' })).toHaveLength(25)
    expect(await chat.type('missing', 'collection', { character: '70', collection: 'reitt' }, 'de')).toEqual([
      { name: 'Reittiere', value: 'mount' },
    ])
    expect((await chat.ask('missing', { character: '70', collection: 'swords' })).flags).toBe(64)
  })
})

describe('/tonight', () => {
  test('ranks duties for several, without clothes, and leads to the page', async () => {
    const { embeds } = await chat.ask('tonight', { who: 'Aldo Test (Testworld), 72' })
    expect(embeds?.[0].url).toBe('https://kupodex.example/tonight/?chars=70,72')
    expect(embeds?.[0].description.split('\n')).toEqual([
      '**[Sastasha](https://kupodex.example/from/duty/4/)** – 2 of 2 are missing something',
      'Gold Dance (2)',
      '**[The Navel \\[hard\\]](https://kupodex.example/from/duty/5/)** – 2 of 2 are missing something',
      'Gold Dance (2)',
    ])
  })

  test('knows a free company by what is offered and by its name', async () => {
    const [offered] = await chat.type('tonight', 'who', { who: 'moog' })
    expect(offered).toEqual({ name: 'Moogles_United · Testworld', value: `fc/${companyId}` })
    for (const who of [offered?.value ?? '', 'moogles_united']) {
      const { embeds } = await chat.ask('tonight', { who })
      expect(embeds?.[0]).toMatchObject({
        title: 'Moogles\\_United\\: Where to go tonight',
        url: `https://kupodex.example/tonight/?fc=${companyId}`,
      })
    }
  })

  test('counts who hides among those who cannot be shown', async () => {
    await chat.calls.store.writeCharSettings(72, { ...noSettings, private: true })
    const { embeds } = await chat.ask('tonight', { who: '70,72,998' })
    await chat.calls.store.writeCharSettings(72, noSettings)
    const [away, first, second] = embeds?.[0].description.split('\n') ?? []
    expect(away).toBe('Not on Kupodex, or not shown to others: 2')
    expect([first, second]).toEqual(['**[Sastasha](https://kupodex.example/from/duty/4/)**', 'Gold Dance'])
    const nobody = await chat.ask('tonight', { who: '998' })
    expect(nobody.embeds?.[0].description).toMatch(/Nothing is known/)
  })

  test('offers one more character behind those that are there', async () =>
    expect(await chat.type('tonight', 'who', { who: 'Someone Else,alda' })).toEqual([
      { name: 'Someone Else, Alda Testa (Testworld)', value: 'Someone Else, Alda Testa (Testworld)' },
    ]))

  test('names who is not clear, so that it is shown as it is', async () => {
    expect((await chat.ask('tonight', { who: '70, @everyone **x**' })).content).toContain('\\@everyone \\*\\*x\\*\\*')
    expect((await chat.ask('tonight', { who: '' })).flags).toBe(64)
  })
})

test('a command that is gone is said to be', async () => {
  expect((await chat.ask('dance', {})).content).toBe('This command no longer exists.')
  expect(await chat.type('dance', 'name', { name: 'a' })).toEqual([])
})

test('a server that asks much is told to wait, and no other', async () => {
  const contents: string[] = []
  const body = (guild: string) =>
    JSON.stringify({ type: 2, locale: 'fr', guild_id: guild, data: { name: 'rarity', options: [] } })
  for (let at = 0; at < 40; at++) {
    const { statusCode, body: sent } = await chat.handle(
      chat.signer.request(`${body('1')}${' '.repeat(at)}`, chat.clock.now),
    )
    expect(statusCode).toBe(200)
    contents.push((JSON.parse(sent) as { data: { content: string } }).data.content)
  }
  expect(contents.filter((content) => content.startsWith('Trop de requêtes')).length).toBe(10)
  const { body: other } = await chat.handle(chat.signer.request(body('2'), chat.clock.now))
  expect(other).not.toContain('Trop de requêtes')
})

test('what takes too long is said to, before Discord has waited for long', async () => {
  const waits: number[] = []
  chat.start({
    readSiteFile: () => new Promise(() => {}),
    sleep: async (ms) => void waits.push(ms),
  })
  expect((await chat.ask('rarity', { thing: 'mount/2' })).content).toContain('too long')
  expect(await chat.type('rarity', 'thing', { thing: 'goob' })).toEqual([])
  expect(Math.max(...waits)).toBeLessThan(2500)
})

test('nothing is logged of what is answered; of what fails only where, and nothing of who asked for what', async () => {
  await chat.ask('profile', { name: 'Aldo Test', world: 'Testworld' })
  await chat.type('profile', 'name', { name: 'aldo' })
  expect(chat.logged).toEqual([])
  const broken = async (path: string): Promise<never> => {
    throw new TypeError(`mina.example user-9000 ${path} Secret Name`)
  }
  chat.start({ readSiteFile: broken })
  expect((await chat.ask('rarity', { thing: 'Secret Name' })).content).toContain('went wrong')
  expect(await chat.type('rarity', 'thing', { thing: 'Secret Name' })).toEqual([])
  chat.start({ isSigned: () => broken('') })
  expect((await chat.send({ type: 1 })).statusCode).toBe(500)
  expect(chat.logged.map(({ level, event }) => [level, event])).toEqual(
    Array.from({ length: 3 }, () => ['error', 'chatFailed']),
  )
  const lines = JSON.stringify(chat.logged)
  expect(lines).toContain('TypeError')
  expect(lines).not.toMatch(
    /user-9000|mina\.example|Mina E|Minnie|guild-77|channel-8|secret-token|Secret Name|192\.0\.2\.1/,
  )
})
