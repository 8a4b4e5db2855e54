import { guaranteedFields, type RankingAnswer } from '@kupodex/data/contract'
import { typeOf, valuesAt } from '@kupodex/data/contract/guaranteed.fixture'
import { loadTable } from '@kupodex/data/tables'
import { describe, expect, inject, test } from 'vitest'

const base = inject('base')
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
