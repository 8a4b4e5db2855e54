import { thingOfPage } from '@kupodex/data/contract'
import { languages, rarityTypes, waySeparator } from '@kupodex/data/game'
import { describe, expect, test } from 'vitest'
import { testPublished } from '../ground/published.fixture.ts'
import { httpHandler } from '../http/handler.ts'
import { gameAnswers } from './game.ts'
import { thingCard, type ThingRow } from './thing-card.ts'

const row: ThingRow = {
  id: 9,
  deleted: false,
  name: 'Mammoth',
  howTo: 'From *a* quest',
  patch: '6.1',
  obtainable: true,
}
const entry = { id: 9, count: 50, points: 3, percent: 12.5, percentFull: 12.5 }
const rarity = { charCount: 400, rarity: [entry] }

describe('a card of a thing', () => {
  test.each([
    ['en', 'Mounts', ['From a quest', 'Patch 6.1', 'Owned by 12.5% of characters']],
    ['de', 'Reittiere', ['From a quest', 'Patch 6.1', 'Im Besitz von 12,5 % der Charaktere']],
    ['fr', 'Montures', ['From a quest', 'Mise à jour 6.1', 'Dans la collection de 12,5 % des personnages']],
    ['ja', 'マウント', ['From a quest', 'パッチ6.1', 'キャラクターの12.5%が所持']],
  ] as const)('says what is known of it in the language asked for: %s', (language, collection, facts) => {
    const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
    const card = thingCard({ language, type: 'mount', row, rarity })
    expect({ ...card, facts: card.facts.map(spaced) }).toMatchObject({ name: 'Mammoth', collection, facts })
    expect(card.title).toBe(`Mammoth · ${collection}`)
  })

  test('says the first two of many ways', () => {
    const waysOf = (count: number) => {
      const howTo = Array.from({ length: count }, (_, at) => `Way ${at + 1}`).join(waySeparator)
      return thingCard({ language: 'en', type: 'mount', row: { ...row, howTo }, rarity }).facts[0]
    }
    expect([waysOf(3), waysOf(4)]).toEqual([
      ['Way 1', 'Way 2', 'Way 3'].join(waySeparator),
      ['Way 1', 'Way 2', '…'].join(waySeparator),
    ])
  })

  test('says that nobody counted it, and that it cannot be had', () => {
    const gone = { id: 9, deleted: false, name: 'Mammoth', obtainable: false }
    expect(thingCard({ language: 'en', type: 'mount', row: gone, rarity: null }).facts).toEqual([
      'Owners not counted yet',
      'Unobtainable',
    ])
  })

  test('knows nobody from zero percent of those who checked something off', () => {
    const none = { charCount: 400, rarity: [{ ...entry, count: 0, percent: 0, percentFull: 0 }] }
    const owners = (type: 'mount' | 'orchestrion') => thingCard({ language: 'en', type, row, rarity: none }).facts[2]
    expect([owners('mount'), owners('orchestrion')]).toEqual(['No owners yet', 'Owned by 0% of characters'])
  })

  test('has a form that programs know, in which whatever is in a name stays text', () => {
    const evil = { ...row, name: '<img src=x onerror=alert(1)>', howTo: '"><script>' }
    const { html, version, type, width } = thingCard({ language: 'en', type: 'mount', row: evil, rarity })
    expect([version, type, width]).toEqual(['1.0', 'rich', 400])
    expect(html).toContain('<strong>&lt;img src=x onerror=alert(1)&gt;</strong>')
    expect(html.match(/<(?!\/?(blockquote|p|strong)\b)/g)).toBeNull()
  })

  test('has a name for each list', () => {
    for (const type of rarityTypes)
      for (const language of languages) expect(thingCard({ language, type, row, rarity }).collection).not.toBe('')
  })
})

describe('the call', () => {
  const mounts = [
    { ...row, updatedAt: 1 },
    { id: 10, name: 'Gone', updatedAt: 1, deleted: true },
  ]
  const answers = gameAnswers({
    published: testPublished({
      'api/game/de/mounts.json': { deployTime: 7, tables: { mounts } },
      'api/rarity/mount/global.json': rarity,
    }),
    store: { readOverrides: async () => ({ overrides: new Map(), damaged: [] }) },
    clock: () => 0,
    log: () => undefined,
  })
  const ask = async (rawPath: string) => {
    const handler = httpHandler(answers, { log: () => undefined } as never)
    const { statusCode, body, headers } = await handler({ rawPath, requestContext: { http: { method: 'GET' } } })
    return { status: statusCode, json: JSON.parse(body) as Record<string, unknown>, headers }
  }

  test('answers pages of any site, which may keep it for an hour', async () => {
    const { status, json, headers } = await ask('/api/thing/de/mount/9/')
    expect([status, json['name'], json['cache_age']]).toEqual([200, 'Mammoth', 3600])
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    })
  })

  test.each([
    ['/api/thing/de/mount/8/', 404, 'noSuchRow'],
    ['/api/thing/de/mount/10/', 404, 'noSuchRow'],
    ['/api/thing/de/mount/x/', 404, 'noSuchRow'],
    ['/api/thing/it/mount/9/', 400, 'badLanguage'],
    ['/api/thing/de/sword/9/', 400, 'badItemType'],
    ['/api/thing/de/mounts/9/', 400, 'badItemType'],
    ['/api/thing/de/minion/9/', 503, 'unavailable'],
  ])('refuses %s', async (path, status, code) => {
    const answer = await ask(path)
    expect([answer.status, answer.json['code']]).toEqual([status, code])
  })
})

test.each([
  ['/rarity/mount/global/9/', { type: 'mount', thing: '9' }],
  ['/de/rarity/mount/Light/9', { type: 'mount', thing: '9' }],
  ['/rarity/mount/global/', null],
  ['/it/rarity/mount/global/9/', null],
  ['/rarity/mount/global/9/x', null],
  ['/rarity/mount/global/page/2/', null],
])('the thing of the page %s', (path, thing) => expect(thingOfPage(path)).toEqual(thing))
