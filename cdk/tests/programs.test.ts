import { createClient } from '@kupodex/data/client'
import { lookUp } from '@kupodex/data/client/examples/bot'
import { whoLacksWhat } from '@kupodex/data/client/examples/missing'
import { rarityOf } from '@kupodex/data/client/examples/rarity'
import { guaranteedFields, type RankingAnswer } from '@kupodex/data/contract'
import { typeOf, valuesAt } from '@kupodex/data/contract/guaranteed.fixture'
import { loadTable } from '@kupodex/data/tables'
import { describe, expect, inject, test } from 'vitest'

const base = inject('base')
const kupodex = createClient({ site: base })
const ask = (path: string) => fetch(base + path, { redirect: 'manual' })
const read = async <Answer>(path: string) => (await (await ask(path)).json()) as Answer

const [mounts, ...others] = await Promise.all(
  ['mount', 'minion', 'achievement'].map((type) => read<RankingAnswer>(`/api/ranking/${type}/global`)),
)
// Somebody who hides no list, but not the first, whom other tests look at.
const isEverywhere = ({ id }: { id: number }) => others.every(({ chars }) => chars.some((row) => row.id === id))
const { id = 0, name = '', worldId } = mounts?.chars.findLast(isEverywhere) ?? {}
const world = loadTable('worlds').find((row) => row.id === worldId)?.name

describe.each(Object.entries(guaranteedFields))('%s', (call, fields) => {
  const paths: Readonly<Record<string, string>> = {
    rarity: '/api/rarity/achievements/global',
    gameTable: '/api/game/en/all',
    thing: '/api/thing/en/mount/1',
    charrealtime: `/api/charrealtime/${id}`,
    charsearch: `/api/charsearch/${encodeURIComponent(name)}/`,
    char: `/api/char/${id}/`,
    ishgard: `/api/ranking/ishgard/${world}/4/CRP/3`,
  }

  test('answers a program at once with the fields that it reads', async () => {
    const answer = await ask(paths[call] ?? '')
    expect(answer.status).toBe(200)
    const json: unknown = await answer.json()
    for (const [path, type] of Object.entries(fields)) {
      const types = new Set(valuesAt(json, path).map(typeOf))
      expect(types.size, path).toBeGreaterThan(0)
      expect(type.split(' | '), path).toEqual(expect.arrayContaining([...types]))
    }
  })

  test.each(['', '/de', '/fr', '/ja'])('is promised on the page %s/api/', async (prefix) => {
    const html = await (await ask(`${prefix}/api/`)).text()
    const [section = ''] = html.slice(html.indexOf(`id="${call}"`)).split('</section>')
    for (const path of Object.keys(fields)) expect(section).toContain(`<code>${path}</code>`)
  })
})

test('the examples of the page are answered', async () => {
  expect(await lookUp(kupodex, name)).toMatch(
    new RegExp(`^${name} \\(${world}\\): [0-9]+ of [0-9]+ mounts, rank [0-9]+ on ${world}$`),
  )
  const [minion] = loadTable('minions')
  expect(await rarityOf(kupodex, minion!.name.de ?? '')).toMatch(/: [0-9.]+ % of [0-9]+ characters$/)
  const ids = mounts?.chars.slice(0, 5).map((row) => row.id) ?? []
  const missing = await whoLacksWhat(kupodex, ids)
  expect([...missing.keys()].sort()).toEqual(
    mounts?.chars
      .slice(0, 5)
      .map((row) => row.name)
      .sort(),
  )
})

test('the card of a thing leads from its page, and is oEmbed', async () => {
  const page = await (await ask('/de/rarity/mount/global/1/')).text()
  const [, address = ''] = /<link rel="alternate" type="application\/json\+oembed" [^>]*href="([^"]+)"/.exec(page) ?? []
  const card = await ask(new URL(address).pathname)
  expect([card.status, card.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  const [mount] = loadTable('mounts')
  expect(await card.json()).toMatchObject({
    version: '1.0',
    type: 'rich',
    name: mount!.name.de,
    collection: 'Reittiere',
  })
})

test('what programs load and read is served as what it is', async () => {
  for (const [path, type, seconds] of [
    ['/embed/1.js', 'text/javascript', 86_400],
    ['/client/1.js', 'text/javascript', 86_400],
    ['/llms.txt', 'text/plain', 60],
  ] as const) {
    const { status, headers } = await ask(path)
    expect([path, status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      ...[path, 200, `${type}; charset=utf-8`],
      expect.stringContaining(`max-age=${seconds},`),
    ])
  }
})
