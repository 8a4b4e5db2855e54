import { expect, test } from 'vitest'
import { isOfScope } from './scoped.ts'

test.each([
  ['api/ranking/mount/Chaos/all.json', true],
  ['api/ranking/raid/Chaos/3575.json', true],
  ['api/ranking-pages/mount/Chaos/all/0.json', true],
  ['api/rarity/mount/Chaos.json', true],
  ['api/stats/Chaos.json', true],
  ['api/raid-clears/Chaos.json', true],
  ['api/company-ranking/Chaos.json', true],
  ['night/left-out/Chaos.json', true],
  ['night/left-out/Odin.json', false],
  ['api/raid-clears/global.json', false],
  ['api/ranking/mount/Odin/all.json', false],
  ['api/ranks/4.json', false],
  ['api/names/chaos.json', false],
  ['api/published.json', false],
  ['night/points.json', false],
])('%s', (key, isIt) => expect(isOfScope('Chaos')(key)).toBe(isIt))
