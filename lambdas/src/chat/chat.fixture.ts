import { chatPath } from '@kupodex/data/contract'
import { packShelf } from '@kupodex/data/find'
import type { KindPlaces } from '@kupodex/data/places'
import { facts, files, now, openCalls } from '../character/calls.fixture.ts'
import type { LogRecord } from '../ground/log.ts'
import type { HttpEvent } from '../http/event.ts'
import { testPublished } from '../ground/published.fixture.ts'
import { createLimiter } from '../http/limiter.ts'
import { type ChatDeps, chatHandler } from './chat.ts'
import { createSignatureCheck } from './signature.ts'
import { createSigner } from './signer.ts'

const times = { deployTime: 1, generateTime: 2 }

const thing = (id: number, name: string) => ({ id: String(id), name, patch: null })

const packed = [
  packShelf({ kind: 'mount', path: '/rarity/mount/global/{id}/' }, [
    thing(1, 'Company Chocobo'),
    thing(2, 'Goobbue *'),
  ]),
  packShelf({ kind: 'emote', path: '/rarity/emote/global/{id}/' }, [
    thing(59, 'Gold Dance'),
    thing(60, 'Moogle Dance'),
  ]),
  packShelf({ kind: 'fish', path: '/browse/fish/#fish/{id}' }, [thing(1, 'Goobbue Eel'), thing(2, 'Bream')]),
]

const names = (some: readonly ReturnType<typeof packShelf>[]) => ({
  kinds: { mount: { name: 'Mounts' }, emote: { name: 'Emotes' }, fish: { name: 'Fish' } },
  marks: { own: '', wanted: '' },
  shelves: some.map(({ shelf }) => shelf),
  names: some.map((one) => one.names),
})

const given = (id: number, name: string) => ({ id, name, patch: null })

const duty = (id: string, name: string, things: KindPlaces['places'][number]['things']) => ({
  ...{ id, name, patch: null, level: 50, partySize: 8, fewest: 1, things },
})

const duties: KindPlaces = {
  places: [
    duty('4', 'Sastasha', { emote: [59] }),
    duty('5', 'The Navel [hard]', { emote: [59, 60], mount: [1] }),
    duty('6', 'Wardrobe', { outfit: [1] }),
  ],
  things: {
    emote: [given(59, 'Gold Dance'), given(60, 'Moogle Dance')],
    mount: [given(1, 'Company Chocobo')],
    outfit: [given(1, 'Coat')],
  },
}

/** Files of the site's build, by their paths. */
export const siteFiles: Readonly<Record<string, object>> = Object.fromEntries(
  ['en', 'de', 'fr', 'ja'].flatMap((lang) => [
    [`/find-names/${lang}/main.json`, names(packed.slice(0, 2))],
    [`/find-names/${lang}/long.json`, names(packed.slice(2))],
    [`/origin-places/${lang}/duty.json`, duties],
  ]),
)

const index = (prefix: string, entries: readonly (readonly [number | string, ...unknown[]])[]) => ({
  ...{ ...times, prefix, deeper: [], names: entries },
})

const company = {
  ...{ name: 'Moogles_United', worldId: 34, totals: [] },
  members: [70, 71].map((id, at) => ({
    ...{ id, name: 'Aldo Test', worldId: 34, scores: [9], ranks: [2 - at], newest: null },
  })),
}

const aldo = [70, 'Aldo Test', 34] as const
const otherAldo = [71, 'Aldo Test', 35] as const
const alda = [72, 'Alda Testa', 34] as const
const id = '9230000000000216683'

const rarity = (entries: readonly { id: number; count: number; percentile: number }[]) => ({
  ...times,
  charCount: 2000,
  rarity: entries.map((one) => ({ ...one, points: 0, percent: one.percentile, percentFull: one.percentile })),
})

/** What the night published, by key; free companies of which the only one is in every shard. */
export const published: Readonly<Record<string, unknown>> = {
  ...files,
  'api/names/al.json': index('al', [alda, aldo, otherAldo]),
  'api/names/te.json': index('te', [aldo, otherAldo, alda]),
  'api/company-names/mo.json': index('mo', [[id, 'Moogles_United', 34, 2]]),
  'api/rarity/mount/global.json': rarity([
    { id: 1, count: 1, percentile: 0.05 },
    { id: 2, count: 700, percentile: 35 },
  ]),
  'api/rarity/emote/global.json': rarity([
    { id: 59, count: 20, percentile: 1 },
    { id: 60, count: 1500, percentile: 75.25 },
  ]),
}

/** The id of the free company. */
export const companyId = id

/** A stand-in for Discord whose key pair a seed (a byte) makes again. */
export const discord = (seed = 7) => {
  const signer = createSigner(Buffer.alloc(32, seed))
  return {
    publicKey: signer.publicKey,
    /** A request with a body at a time (epoch ms). */
    request: (body: string, now: number) =>
      ({
        rawPath: chatPath,
        headers: { ...signer.headersOf(body, now), 'cloudfront-viewer-address': '192.0.2.1:443' } as Record<
          string,
          string
        >,
        body,
        isBase64Encoded: false,
        requestContext: { http: { method: 'POST', sourceIp: '192.0.2.1' } },
      }) satisfies HttpEvent,
  }
}

/** Discord's stand-in, a function that answers it, and what that logged. */
export const openChat = async (shard: number) => {
  const calls = await openCalls()
  const signer = discord()
  const logged: LogRecord[] = []
  const clock = { now }
  const files = {
    ...published,
    [`api/companies/${shard}.json`]: {
      ...times,
      boards: [],
      companies: { [id]: company },
    },
  }
  const depsOf = (more: Partial<ChatDeps> = {}): ChatDeps => ({
    store: calls.store,
    published: testPublished(files),
    readSiteFile: async <Content>(path: string) => (siteFiles[path] as Content | undefined) ?? null,
    places: [
      { id: 34, world: 'Testworld', dataCenter: 'Testcenter' },
      { id: 35, world: 'Otherworld', dataCenter: 'Testcenter' },
    ],
    site: 'https://kupodex.example',
    isSigned: createSignatureCheck(signer.publicKey, () => clock.now),
    limiter: createLimiter(() => clock.now),
    clock: () => clock.now,
    // Nobody waits so long unless a test says so.
    sleep: () => new Promise(() => {}),
    log: (record) => void logged.push(record),
    ...more,
  })
  let handler = chatHandler(depsOf())
  /** What is in a request of Discord besides what we read. */
  const from = {
    ...{
      id: '1',
      application_id: '2',
      token: 'secret-token',
      version: 1,
      guild_id: 'guild-77',
      channel_id: 'channel-8',
    },
    member: { user: { id: 'user-9000', username: 'mina.example', global_name: 'Mina E.' }, nick: 'Minnie' },
  }
  const send = async (content: object) => {
    // Each is of another moment, as no two are alike.
    clock.now += 1000
    const { statusCode, body } = await handler(signer.request(JSON.stringify({ ...from, ...content }), clock.now))
    return { statusCode, json: JSON.parse(body) as { type: number; data: Record<string, unknown> } }
  }
  const optionsOf = (options: Readonly<Record<string, string>>, typing?: string) =>
    Object.entries(options).map(([name, value]) => ({
      ...{ type: 3, name, value },
      ...(name === typing ? { focused: true } : {}),
    }))
  return {
    ...{ calls, signer, logged, clock, facts, send },
    handle: (event: Parameters<typeof handler>[0]) => handler(event),
    /** Starts another instance. */
    start: (more: Partial<ChatDeps> = {}) => {
      handler = chatHandler(depsOf(more))
    },
    /** Sends a command; gives its message. */
    ask: async (name: string, options: Readonly<Record<string, string>>, locale = 'en-US') => {
      const { json } = await send({ type: 2, locale, data: { id: '3', type: 1, name, options: optionsOf(options) } })
      return json.data as {
        content?: string
        flags?: number
        allowed_mentions: object
        embeds?: [{ title: string; url: string; description: string; image?: { url: string } }]
      }
    },
    /** Types a command; gives what can be chosen. */
    type: async (name: string, typing: string, options: Readonly<Record<string, string>>, locale = 'en-US') => {
      const data = { id: '3', type: 1, name, options: optionsOf(options, typing) }
      const { json } = await send({ type: 4, locale, data })
      return json.data.choices as { name: string; value: string }[]
    },
  }
}
