import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { tableThings } from '#browse/build/tables.fixture.ts'
import { categoryPath } from './way-links.ts'
import { factsOf, spotsOfPage } from './facts.ts'
import { type OriginPage, originPagesOf } from './origin-pages.ts'

const things = tableThings('en').flatMap((shelf) => shelf.things)
const pages = [...originPagesOf(things, 'en').values()]
const ofKind = (kind: OriginPage['kind']) => pages.filter((page) => page.kind === kind)
const [duty] = ofKind('duty')

test('of a duty level and expansion are known, or the expansion alone', () => {
  const navel = pages.find(({ name }) => name === 'The Navel (Extreme)')
  expect(navel && factsOf(navel, 'en')).toEqual(['Level 50', 'A Realm Reborn'])
  const levelless = new Set(loadTable('duties').flatMap(({ id, level }) => (level === null ? [String(id)] : [])))
  for (const page of ofKind('duty')) expect(factsOf(page, 'en')).toHaveLength(levelless.has(page.id) ? 1 : 2)
  expect(duty && factsOf({ ...duty, id: '-1' }, 'en')).toEqual([])
})

test('of a FATE the place is known, with coordinates where it has some', () => {
  const facts = ofKind('fate').map((page) => factsOf(page, 'en'))
  expect(facts.filter(([fact, ...more]) => more.length > 0 || fact === '')).toEqual([])
  expect(facts.some(([fact]) => /^\D+ X:\s\d+\.\d Y:\s\d+\.\d$/.test(fact ?? ''))).toBe(true)
})

test('vendors and opponents are where their NPCs are, each place once; nothing else is anywhere', () => {
  for (const kind of ['vendor', 'opponent'] as const) {
    const known = ofKind(kind).map((page) => factsOf(page, 'en'))
    expect(known.filter((places) => places.length > 0).length).toBeGreaterThan(50)
    expect(known.filter((places) => new Set(places).size < places.length)).toEqual([])
  }
  for (const kind of ['currency', 'quest', 'achievement'] as const)
    expect(ofKind(kind).flatMap((page) => spotsOfPage(page, 'en'))).toEqual([])
})

test('the shelf of an achievement category is below its kind; of an unknown one it is that of all', () => {
  const [category] = loadTable('achievementCategories')
  const kind = loadTable('achievementKinds').find(({ id }) => id === category?.kindId)
  expect(categoryPath(category?.id ?? 0)).toEqual(['achievements', kind?.slug, category?.slug])
  expect(categoryPath(-1)).toEqual(['achievements'])
})
