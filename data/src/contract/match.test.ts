import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { publicScopes } from '../rules/scopes.ts'
import { loadTable } from '../game/tables/index.ts'
import { fill } from './open-call-paths.ts'
import { calls } from './calls.ts'
import type { Answerer } from './call.ts'
import { leastCost } from './limits.ts'
import { matchCall } from './match.ts'
import { answerKey } from './published-call.ts'

const matched = (path: string, method = 'GET') => {
  const match = matchCall(method, path)
  return match.ok ? [match.call.id, match.params] : match.code
}

test('every public scope of the tables is one that calls know', () => {
  for (const { slug } of publicScopes(loadTable('worlds'), loadTable('dataCenters')))
    expect(matched(`/api/stats/${slug}`)).toEqual(['stats', { scope: slug }])
})

describe('matchCall', () => {
  test.each([
    ['/api/game/schema', ['gameSchema', {}]],
    ['/api/game/de/mounts', ['gameTable', { lang: 'de', table: 'mounts' }]],
    ['/api/game/en/all/', ['gameTable', { lang: 'en', table: 'all' }]],
    ['/api/game/ja/mounts,minions', ['gameTables', { lang: 'ja', tables: 'mounts,minions' }]],
    ['/api/game/fr/all/1700000000000', ['gameSince', { lang: 'fr', tables: 'all', since: 1700000000000 }]],
    ['/api/ranking/mount/global', ['ranking', { type: 'mount', scope: 'global', mode: 'standard' }]],
    ['/api/ranking/mount/Chaos/all/', ['ranking', { type: 'mount', scope: 'Chaos', mode: 'all' }]],
    ['/api/ranking/mount/Chaos/other', ['ranking', { type: 'mount', scope: 'Chaos', mode: 'standard' }]],
    ['/api/ranking/mount/Chaos/xivdb', ['ranking', { type: 'mount', scope: 'Chaos', mode: 'standard' }]],
    ['/api/ranking/achievement/Chaos/xivdb', ['ranking', { type: 'achievement', scope: 'Chaos', mode: 'xivdb' }]],
    [
      '/api/ranking-pages/minion/Odin/xivdb/3',
      ['rankingPages', { type: 'minion', scope: 'Odin', mode: 'standard', shard: '3' }],
    ],
    ['/api/rarity/mounts/global', ['rarity', { type: 'mount', scope: 'global' }]],
    ['/api/ranking/raid/global', ['raid', { scope: 'global', raidId: 'newest' }]],
    ['/api/ranking/raid/Chaos/1040/', ['raid', { scope: 'Chaos', raidId: '1040' }]],
    ['/api/ranking-pages/raid/Chaos/1040/0', ['raidPages', { scope: 'Chaos', raidId: '1040', shard: '0' }]],
    ['/api/ranking/ishgard/global', ['ishgard', { scope: 'global', season: '4', group: 'Crafters', day: '10' }]],
    ['/api/ranking/ishgard/Odin/2/FSH/3', ['ishgard', { scope: 'Odin', season: '2', group: 'FSH', day: '3' }]],
    ['/api/ranking/ishgard/Odin/2/FSH/11', ['ishgard', { scope: 'Odin', season: '2', group: 'FSH', day: '10' }]],
    ['/api/stats/Aether/', ['stats', { scope: 'Aether' }]],
    ['/api/history', ['historyIndex', {}]],
    ['/api/history/4/12', ['history', { period: '4', shard: '12' }]],
    ['/api/char/12/triadCards/', ['charitems', { id: 12, type: 'triadCard' }]],
    ['/api/char/12/fishs', ['charitems', { id: 12, type: 'fish' }]],
    ['/api/char/12/fish', ['charitems', { id: 12, type: 'fish' }]],
    ['/api/charsitems/mounts/12', ['charsitems', { types: ['mount'], ids: [12] }]],
    [
      '/api/charsitems/fishs,minions,triadCards/7,12,80/',
      ['charsitems', { types: ['fish', 'minion', 'triadCard'], ids: [7, 12, 80] }],
    ],
    ['/api/charsearch/Mina%20%20Ex/', ['charsearch', { text: 'Mina Ex' }]],
    ['/api/charsearch/%EF%BC%AD%EF%BD%89%EF%BD%8E%EF%BD%81', ['charsearch', { text: 'Mina' }]],
    [
      '/api/lodestonesearch/%F0%9F%90%A4%F0%9F%90%A4%F0%9F%90%A4%F0%9F%90%A4',
      ['lodestonesearch', { text: '🐤🐤🐤🐤' }],
    ],
  ])('%s', (path, expected) => expect(matched(path)).toEqual(expected))

  test.each([
    ['/api/charcache/0', 'badCharacterId'],
    ['/api/charcache/-4', 'badCharacterId'],
    ['/api/charcache/01', 'badCharacterId'],
    ['/api/charcache/0000000000000001', 'badCharacterId'],
    ['/api/charcache/12x', 'badCharacterId'],
    ['/api/charcache/99999999999999999999', 'badCharacterId'],
    ['/api/charcache/9007199254740993', 'badCharacterId'],
    ['/api/charsitems/mounts/0', 'badCharacterId'],
    ['/api/charsitems/mounts/7,07', 'badCharacterId'],
    ['/api/charsitems/mounts/7,', 'badCharacterId'],
    ['/api/charsitems/mounts/7,7', 'badCharacterId'],
    ['/api/charsitems/mounts/12,7', 'badCharacterId'],
    ['/api/charsitems/mounts/7,9007199254740993', 'badCharacterId'],
    [`/api/charsitems/mounts/${Array.from({ length: 101 }, (_, at) => at + 1).join()}`, 'badCharacterId'],
    ['/api/charsitems/mounts', 'noSuchCall'],
    ['/api/charsitems/mount/7', 'badItemType'],
    ['/api/charsitems/fish/7', 'badItemType'],
    ['/api/charsitems/swords/7', 'badItemType'],
    ['/api/charsitems/mounts,/7', 'badItemType'],
    ['/api/charsitems/mounts,mounts/7', 'badItemType'],
    ['/api/charsitems/mounts,minions/7', 'badItemType'],
    ['/api/game/it/mounts', 'badLanguage'],
    ['/api/game/en/mounts;drop', 'badTable'],
    ['/api/game/en/mounts/yesterday', 'badSince'],
    ['/api/rarity/sword/global', 'badRequest'],
    ['/api/ranking/ishgard/Odin/1/FSH', 'badRequest'],
    ['/api/ranking/ishgard/Odin/2/PLD', 'badRequest'],
    ['/api/ranking/raid/global/ultimate', 'badRequest'],
    ['/api/nothing', 'noSuchCall'],
    ['//api/charcache/12', 'badRequest'],
    ['/api/charcache//12', 'badRequest'],
    ['/api/charcache/12//', 'badRequest'],
    ['/api/charcache/%31%32', 'badRequest'],
    ['/api/%63harcache/12', 'badRequest'],
    ['/api/charsearch/%4dina', 'badRequest'],
    ['/api/game/en/mounts,minions,mounts', 'badTable'],
    ['/api/game/en/mounts,mounts/5', 'badTable'],
    ['/api/charcache/%E0%A4%A', 'badRequest'],
    ['/api/charrealtime/-1', 'badCharacterId'],
    ['/api/chartimeline/1e3', 'badCharacterId'],
    ['/api/charprofile/', 'noSuchCall'],
    ['/api/char/0/mounts', 'badCharacterId'],
    ['/api/char/1/swords', 'badItemType'],
    ['/api/char/1/mount', 'badItemType'],
    ['/api/char/1/constructors', 'badItemType'],
    ['/api/charsearch/abc', 'badSearch'],
    ['/api/charsearch/%20%20%20%20a%E2%80%8B', 'badSearch'],
    ['/api/charsearch/%F0%9F%90%A4%F0%9F%90%A4', 'badSearch'],
    [`/api/charsearch/${'a'.repeat(65)}`, 'badSearch'],
    [`/api/charsearch/${'%E3%81%82'.repeat(10_000)}`, 'badSearch'],
    [`/api/charsearch/${'\uFDFA'.repeat(60)}`, 'badSearch'],
    ['/api/charsearch/four/letters', 'noSuchCall'],
    ['/api/charsearch/%', 'badRequest'],
  ])('refuses %s with %s', (path, code) => expect(matched(path)).toBe(code))

  test('a known path with another method', () => {
    expect(matched('/api/charcache/1', 'DELETE')).toBe('methodNotAllowed')
    expect(matchCall('DELETE', '/api/charcache/1')).toMatchObject({ allow: ['GET'] })
  })
  test('HEAD is answered as GET', () => expect(matched('/api/charcache/1', 'HEAD')).toEqual(['charcache', { id: 1 }]))

  test('every call that holds a function costs something, and what is published nothing', () => {
    for (const { id, cost, answerer } of calls)
      expect(cost >= leastCost, id).toBe((answerer as Answerer).kind === 'function')
  })

  test('never throws', () => {
    fc.assert(fc.property(fc.string(), (path) => void matchCall('GET', path)))
  })

  test('text of any script is looked for as one name, or refused with a code', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        // Half a surrogate pair cannot be written in an address.
        if (!text.isWellFormed() || text === '') return
        const match = matchCall('GET', `/api/charsearch/${encodeURIComponent(text)}/`)
        if (!match.ok) expect(['badSearch', 'noSuchCall']).toContain(match.code)
        else expect([...String(match.params.text)].length).toBeOneOf(Array.from({ length: 61 }, (_, n) => n + 4))
      }),
    )
  })

  test('published keys stay inside api/ and climb nowhere', () => {
    fc.assert(
      fc.property(fc.constantFrom(...calls), fc.array(fc.string(), { maxLength: 3 }), (call, words) => {
        let at = 0
        const match = matchCall(
          'GET',
          call.path.replace(/\{\w+\??\}/g, () => encodeURIComponent(words[at++] ?? '')),
        )
        if (!match.ok || match.call.answerer.kind !== 'published') return
        expect(fill(answerKey(match.call.path), match.params)).toMatch(/^api\/[\w/-]+\.json$/)
      }),
    )
  })
})
