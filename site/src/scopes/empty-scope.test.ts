import { expect, test } from 'vitest'
import { emptyScopeIn } from './empty-scope.ts'

const scopes = ['Zodiark', 'Light']

test.each([
  ['/ranking/mount/Zodiark/', 'en', 'Zodiark', '/ranking/mount/global/'],
  ['/de/ranking/achievement/Light/all/', 'de', 'Light', '/de/ranking/achievement/global/'],
  ['/ja/ranking/raid/Light/1040/', 'ja', 'Light', '/ja/ranking/raid/global/'],
  ['/fr/rarity/emote/Zodiark/', 'fr', 'Zodiark', '/fr/rarity/emote/global/'],
  ['/stats/Light/', 'en', 'Light', '/stats/global/'],
])('%s is in a scope without pages', (address, language, scope, everywhere) => {
  expect(emptyScopeIn(address, scopes)).toEqual({ language, scope, everywhere })
})

test.each([
  '/',
  '/ranking/mount/Chaos/',
  '/ranking/sword/Light/',
  '/rarity/toString/Light/',
  '/toString/mount/Light/',
  '/ranking/Light/',
  '/stats/mount/Light/',
  '/char/Light/',
  '/ranking/mount/light/',
])('%s is not', (address) => expect(emptyScopeIn(address, scopes)).toBeNull())
