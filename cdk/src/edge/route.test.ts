import fc from 'fast-check'
import { answerKey, type Answerer, calls, fill, isSlotted, matchCall } from '@kupodex/data/contract'
import { describe, expect, test } from 'vitest'
import { behaviourAt, functionBehaviours } from './behaviours.ts'
import { route } from './route.ts'
import { decodedAll, hiddenPath, hiddenSpelling } from './hidden.fixture.ts'
import { edgeTable } from './table.ts'

describe('route', () => {
  test.each([
    ['/', 'index.html'],
    ['/de/', 'de/index.html'],
    ['/ranking/mount/global/', 'ranking/mount/global/index.html'],
    ['/fr/ranking/mount/Chaos/', 'fr/ranking/mount/Chaos/index.html'],
    ['/char/123/', 'char/profile/index.html'],
    ['/ranking/mount/global/all/', 'ranking/mount/global/all/index.html'],
    ['/ranking/achievement/global/xivdb/', 'ranking/achievement/global/xivdb/index.html'],
    ['/en/char/2000030.png', 'en/char/2000030.png'],
    ['/ja/char/123/mounts/4/', 'ja/char/mounts/index.html'],
    ['/rarity/mount/global/7/', 'rarity/mount/global/7/index.html'],
    ['/rarity/mount/global/page/2/', 'rarity/mount/global/page/2/index.html'],
    ['/rarity/title/global/7/', 'rarity/item/index.html'],
    ['/rarity/relic/global/1675/', 'rarity/item/index.html'],
    ['/rarity/mount/Chaos/7/', 'rarity/item/index.html'],
    ['/ja/rarity/ttcard/Aether/12/', 'ja/rarity/item/index.html'],
    ['/ranking/ishgard/global/4/Crafters/3/', 'ranking/ishgard/global/4/Crafters/3/index.html'],
    ['/ranking/ishgard/global/', 'ranking/ishgard/global/index.html'],
    ['/de/ranking/ishgard/Lich/4/CRP/3/', 'de/ranking/ishgard/world/index.html'],
    ['/ranking/ishgard/Lich/', 'ranking/ishgard/world/index.html'],
    ['/_astro/app.Abc1.css', '_astro/app.Abc1.css'],
    ['/robots.txt', 'robots.txt'],
    ['/sw.js', 'sw.js'],
    ['/de/app.webmanifest', 'de/app.webmanifest'],
    ['/icons/icon-192.png', 'icons/icon-192.png'],
    ['/fc/9230000000000000001/', 'fc/index.html'],
    ['/ja/fc/18446744073709551617/', 'ja/fc/index.html'],
    ['/fc/923/', 'fc/923/index.html'],
    ['/group/Mog-kupo_0123456789abc/', 'group/index.html'],
    ['/de/group/Mog-kupo_0123456789abc/', 'de/group/index.html'],
    ['/group/kupo/', 'group/kupo/index.html'],
    ['/ranking/fc/Lich/', 'ranking/fc/Lich/index.html'],
    ['/rarity/item/', 'rarity/item/index.html'],
    ['/char/abc/', 'char/abc/index.html'],
    ['/char/007/', 'char/007/index.html'],
    ['/char/0/', 'char/profile/index.html'],
    ['/de/char/0/orchestrions/battle/7/', 'de/char/orchestrions/index.html'],
    ['/char/00/', 'char/00/index.html'],
    ['/api/', 'api/index.html'],
    ['/api/report/', 'api/report.json'],
  ])('%s is the object %s', (path, key) => expect(route(edgeTable, path)).toEqual({ kind: 'object', key }))

  test.each([
    ['/api/rarity/mounts/global/', 'night', 'api/rarity/mount/global.json'],
    ['/api/ranking/minion/Aether', 'night', 'api/ranking/minion/Aether/standard.json'],
    ['/api/ranking/mount/global/xivdb/', 'night', 'api/ranking/mount/global/standard.json'],
    ['/api/ranking/achievement/global/xivdb/', 'night', 'api/ranking/achievement/global/xivdb.json'],
    ['/api/ranking-pages/minion/Odin/xivdb/3', 'night', 'api/ranking-pages/minion/Odin/standard/3.json'],
    ['/api/ranking/raid/global', 'night', 'api/ranking/raid/global/newest.json'],
    ['/api/ranking/ishgard/global/2', 'ishgard', 'api/ranking/ishgard/global/2/Crafters/10.json'],
    ['/api/game/de/mounts', 'game', 'api/game/de/mounts.json'],
  ])('%s is an object of the set %s: %s', (path, set, key) =>
    expect(route(edgeTable, path)).toEqual({ kind: 'object', key, set }),
  )

  test.each([
    ['/ranking/mount/global', '/ranking/mount/global/'],
    ['/ranking/ishgard/Lich/4/CRP/11/', '/ranking/ishgard/Lich/4/CRP/'],
    ['/ranking/ishgard/global/4/CRP/10/', '/ranking/ishgard/global/4/CRP/'],
    ['/de', '/de/'],
    ['//char//1', '/char/1/'],
    ['/favicon.svg/', '/favicon.svg'],
    ['//ranking/mount/global/index.html', '/ranking/mount/global/index.html'],
    ['//host.test', '/host.test'],
    ['/ranking/mount/Chaos/standard/', '/ranking/mount/Chaos/'],
    ['/ja/ranking/mount/global/best/', '/ja/ranking/mount/global/'],
    ['/ranking/mount/global/xivdb/', '/ranking/mount/global/'],
    ['/de/ranking/minion/Odin/xivdb/', '/de/ranking/minion/Odin/'],
    ['/ranking/ishgard/global/2/', '/ranking/ishgard/global/2/Crafters/'],
    ['/en/', '/'],
    ['/en/char/2000030/mounts/', '/char/2000030/mounts/'],
    ['/ranking/', '/ranking/achievement/global/'],
    ['/de/rarity/', '/de/rarity/title/global/'],
    ['/stats/', '/stats/global/'],
    ['/ranking/raid/', '/ranking/raid/global/'],
    ['/rarity/mount/', '/rarity/mount/global/'],
    ['/ranking/mount/gilgamesh/', '/ranking/mount/Gilgamesh/'],
    ['/ranking/mount/gilgamesh/all/', '/ranking/mount/Gilgamesh/all/'],
    ['/fr/Rarity/Mount/GLOBAL/7/', '/fr/rarity/mount/global/7/'],
    ['/stats/chaos/', '/stats/Chaos/'],
    ['/ranking/ishgard/lich/4/CRP/3/', '/ranking/ishgard/Lich/4/CRP/3/'],
  ])('%s goes on to %s', (path, to) => expect(route(edgeTable, path)).toEqual({ kind: 'redirect', to }))

  test.each([
    '/../secret/',
    '/\\host/x',
    '/de/../x/',
    '/api/nothing',
    '/api/rarity/sword/global',
    '/slots/night/a/x.json',
    '/slots/ishgard/a/ishgard/archive.json',
    '/api/ishgard/archive',
    '/manifests/live.json',
    '/cards/private/en-x.png',
    '/filled/de/char/7/',
    '/%73lots/night/b/api/published.json',
    '/%6danifests/night-b.json',
    '/%256danifests/live.json',
    '/.%2fmanifests/live.json',
    '/x/%2e%2e/manifests/live.json',
    '/x/..%5cmanifests/live.json',
  ])('%s goes nowhere', (path) => expect(route(edgeTable, path)).toEqual({ kind: 'none' }))

  test.each([
    ['/api//charcache/7', '/api/charcache/7'],
    ['//api/charcache/7/', '/api/charcache/7'],
    ['/api/user///chars//', '/api/user/chars'],
    ['/api/nothing//', '/api/nothing'],
  ])('%s has slashes too many, and goes on to %s', (path, to) =>
    expect(route(edgeTable, path)).toEqual({ kind: 'redirect', to }),
  )

  test('no spelling of a hidden folder finds it', () => {
    fc.assert(
      fc.property(hiddenPath, (path) => {
        for (const to of [route(edgeTable, path), route(edgeTable, `/de${path}`)]) {
          if (to.kind === 'object') expect(decodedAll(to.key)).not.toMatch(/^\/*(slots|manifests|cards|filled)(\/|$)/)
          if (to.kind === 'redirect') expect(hiddenSpelling(to.to)).toBe(false)
        }
      }),
      { numRuns: 5000 },
    )
  })

  test('agrees with the contract on every call', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'en',
        'de',
        'mounts',
        'mount',
        'global',
        'Chaos',
        'all',
        'xivdb',
        'a,b',
        '12',
        '0',
        'standard',
        'toString',
      ),
      fc.stringMatching(/^[a-zA-Z0-9,-]{1,8}$/),
    )
    fc.assert(
      fc.property(fc.constantFrom(...calls), fc.array(word, { minLength: 4, maxLength: 4 }), (call, words) => {
        let at = 0
        const path = call.path.replace(/\{\w+\??\}/g, () => words[at++] ?? '')
        const match = matchCall('GET', path)
        const routed = route(edgeTable, path)
        if (match.ok) {
          const answerer: Answerer = match.call.answerer
          expect(routed).toEqual(
            answerer.kind === 'published'
              ? {
                  kind: 'object',
                  key: fill(answerKey(match.call.path), match.params),
                  ...(isSlotted(answerer.set) ? { set: answerer.set } : {}),
                }
              : { kind: 'none' },
          )
          const own = behaviourAt(functionBehaviours, path)?.name
          expect(own).toBe(answerer.kind === 'function' ? answerer.name : undefined)
        } else expect(routed).toEqual({ kind: 'none' })
      }),
      { numRuns: 2000 },
    )
  })
})

describe('pages of characters', () => {
  const keyOf = (path: string) => {
    const to = route(edgeTable, path)
    return to.kind === 'object' ? to.key : to
  }

  test.each([
    ['/char/7/', 'char/profile/index.html'],
    ['/char/7/mounts/', 'char/mounts/index.html'],
    ['/char/7/mounts/4/', 'char/mounts/index.html'],
    ['/de/char/1234567890123456/timeline/', 'de/char/timeline/index.html'],
    ['/char/7/achievements/battle/the-hunt/64/', 'char/achievements/index.html'],
    ['/ja/char/7/titles/the-hunt/', 'ja/char/titles/index.html'],
    ['/char/7/compare/8/', 'char/compare/index.html'],
    ['/char/7/cosmic/critical/', 'char/cosmic/index.html'],
  ])('%s has the prerendered page %s, which serves every id', (path, key) => expect(keyOf(path)).toBe(key))

  test('lack a slash at the end only once', () => {
    expect(keyOf('/de/char/7/mounts')).toEqual({ kind: 'redirect', to: '/de/char/7/mounts/' })
  })

  test.each(['nothing', 'mount', 'mountss', 'mounts/x', 'mounts/4/5', 'timeline/1', 'profile', 'index', 'toString'])(
    'none has the address %s',
    (word) => {
      // The bucket has nothing there, so the page for what is missing answers, in German.
      expect(keyOf(`/de/char/7/${word}/`)).toBe(`de/char/7/${word}/index.html`)
    },
  )
})
