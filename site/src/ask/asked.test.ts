import { expect, expectTypeOf, test } from 'vitest'
import type { RaidClearsAnswer } from '@kupodex/data/contract'
import { createAsked } from './asked.ts'
import type { ResourceView } from './resource.ts'
import { settle, waitsAt } from './waits.fixture.ts'
import { webOf } from './web.fixture.ts'

const path = '/title-achievements/en.json'

test('parts that ask for the same look at the same, which is asked for once', async () => {
  const { ask, asked: paths } = webOf({ [path]: { 1: 2 } })
  const { asked } = createAsked(ask, waitsAt())
  const file = asked('titleAchievements', { lang: 'en' })
  expect(asked('titleAchievements', { lang: 'en' })).toBe(file)
  expect(asked('titleAchievements', { lang: 'de' })).not.toBe(file)
  file.listen(() => {})
  await settle()
  expect(file.get()).toMatchObject({ state: 'ready', value: { 1: 2 } })
  expect(paths).toEqual([path])
})

test('what is not published has failed, unless it need not be', async () => {
  const { ask } = webOf({})
  const { asked, askedIfPublished } = createAsked(ask, waitsAt())
  const [needed, other] = [asked('raidClears', { scope: 'Light' }), askedIfPublished('raidClears', { scope: 'Light' })]
  for (const resource of [needed, other]) resource.listen(() => {})
  await settle()
  expect(needed.get()).toEqual({ state: 'failed', code: 'notPublished', value: null })
  expect(other.get()).toMatchObject({ state: 'ready', value: null })
  expectTypeOf(other.get()).toEqualTypeOf<ResourceView<RaidClearsAnswer | null>>()
})

test('what need not be published has failed where it cannot be had', async () => {
  const { asked, askedIfPublished } = createAsked(webOf({}, 503).ask, waitsAt())
  for (const resource of [asked('places', {}), askedIfPublished('places', {})]) {
    resource.listen(() => {})
    await settle()
    expect(resource.get()).toMatchObject({ state: 'failed', code: 'unavailable' })
  }
})
