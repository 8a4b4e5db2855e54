import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metasOf } from '@kupodex/data/character'
import { metaParts } from './build/meta-parts.ts'
import { metaSourcesOf } from './meta-sources.ts'
import { modelIn } from './metas-list.tsx'
import { findMeta, metaGroups, metaRows } from './metas.ts'
import { someone } from './build/people.fixture.ts'
import { realFacts } from './build/sums-of-all.ts'

const sources = metaSourcesOf(metaParts('en'))
const { metas } = sources
const nobody = { achievements: [], mounts: [], minions: [], metas: [] }

test('every meta has the parts that decide whether it is complete, for anyone', () => {
  const facts = new Map(realFacts.metas.map((meta) => [meta.id, meta]))
  fc.assert(
    fc.property(someone, (person) => {
      const rows = metaRows(sources, { ...person, metas: metasOf(person, realFacts.metas) })
      for (const { meta, parts, done, obtained, firstDate } of rows) {
        const needed = facts.get(meta.id)
        const ids = (type: string) => parts.filter((part) => part.type === type).map(({ id }) => id)
        expect(new Set(ids('achievement')), meta.name).toEqual(new Set(needed?.achievements))
        expect([ids('mount'), ids('minion')], meta.name).toEqual([needed?.mounts, needed?.minions])
        expect(ids('item').length > 0, meta.name).toBe(needed?.open)
        const given = person.achievements.find(({ id }) => id === meta.achievementId)
        expect(obtained, meta.name).toBe(given !== undefined || done === parts.length)
        const last = Math.max(...parts.map(({ date }) => date ?? 0))
        expect(firstDate, meta.name).toBe(given ? given.date : obtained ? last : null)
      }
    }),
    { numRuns: 15 },
  )
})

describe('metas', () => {
  const rows = metaRows(sources, nobody)

  test('are in four groups, each of which has some, and all parts have names', () => {
    expect(metaGroups.map(({ group }) => rows.filter(({ meta }) => meta.group === group).length)).toEqual([
      34, 23, 11, 6,
    ])
    expect(rows.flatMap(({ parts }) => parts).filter(({ name }) => name === '')).toEqual([])
  })

  test.each<[string[], string | null, number | null, boolean]>([
    [[], null, null, true],
    [['relics'], 'relics', null, true],
    [['relics', '3001'], 'relics', null, false],
    [['relic-weapons', '3001'], null, 3001, true],
    [['relic-weapons'], null, 3001, true],
    [['relic-weapons', '3002'], null, null, false],
    [['nothing'], null, null, false],
  ])('at %j', (parts, group, id, exists) => {
    const found = findMeta(rows, parts)
    expect([found.group?.slug ?? null, found.open?.meta.id ?? null, found.exists]).toEqual([group, id, exists])
  })

  test('came with their achievement, or with the oldest of their parts; none is of unknown patch', () => {
    const patches = new Map(rows.map(({ meta, patch }) => [meta.id, patch]))
    expect([1001, 3001, 3010, 4001].map((id) => patches.get(id))).toEqual([20, 20, 72, 22])
    expect(rows.filter(({ patch, parts }) => patch === null || parts.some((part) => part.patch === null))).toEqual([])
  })

  test('are not found by a name of theirs or of a part that the shield hides', () => {
    const kirin = rows.find(({ meta }) => meta.slug === 'kirin')
    if (kirin === undefined) throw new Error('the kirin is missing')
    const all = [kirin.meta.name, ...kirin.parts.map(({ name }) => name)]
    expect(modelIn('en', () => false, false).textOf(kirin)).toBe(all.join('\n'))
    expect(modelIn('en', (patch) => patch === 22, false).textOf(kirin)).not.toContain(kirin.meta.name)
    expect(modelIn('en', (patch) => patch !== null, false).textOf(kirin)).toBe('')
  })

  test('can be ordered by what was completed last, and by name; of a day that is not known, before what is missing', () => {
    const [first, second, third] = rows
    if (first === undefined || second === undefined || third === undefined) throw new Error('no metas')
    const some = [
      { ...first, firstDate: null },
      { ...second, firstDate: 0 },
      { ...third, firstDate: 5 },
    ]
    const { sorts } = modelIn('en', () => false, false)
    const complete = { ...third, obtained: true }
    const byNeed = (isTheirs: boolean) =>
      [complete, first, second].toSorted(modelIn('en', () => false, isTheirs).sorts['missingFirst'])
    expect([byNeed(true), byNeed(false)]).toEqual([
      [first, second, complete],
      [complete, first, second],
    ])
    const ordered = (sort: string) => some.toSorted(sorts[sort]).map(({ meta }) => meta.id)
    expect(ordered('newest')).toEqual([third, second, first].map(({ meta }) => meta.id))
    expect(some.toReversed().toSorted(sorts['newest'])).toEqual(some.toSorted(sorts['newest']))
    expect(ordered('name')).toEqual(
      some.map(({ meta }) => meta).toSorted((a, b) => a.name.localeCompare(b.name, 'en')).map(({ id }) => id), // prettier-ignore
    )
  })

  test('show all, what is completed, or what is missing', () => {
    const [row] = rows
    if (row === undefined) throw new Error('no metas')
    const { shows } = modelIn('en', () => false, false)
    const shownIn = (obtained: boolean) =>
      ['all', 'completed', 'missing'].filter((show) => shows[show]?.({ ...row, obtained }))
    expect([shownIn(true), shownIn(false)]).toEqual([['all', 'completed'], ['all', 'missing']]) // prettier-ignore
  })

  test('stand by their ids, whatever the order of the table', () => {
    expect(metaRows({ ...sources, metas: metas.toReversed() }, nobody)).toEqual(rows)
    expect(rows.map(({ meta }) => meta.id)).toEqual(metas.map(({ id }) => id).toSorted((a, b) => a - b))
  })

  test('are of unknown patch where neither an achievement nor a part has one', () => {
    const bare = { ...metas[0]!, achievementId: 0, achievements: [], achievementCategories: [], items: [1_000_000] }
    expect(metaRows({ ...sources, metas: [bare] }, nobody)[0]?.patch).toBe(null)
  })

  test('no group has the word of a meta', () => {
    expect(metaGroups.filter(({ slug }) => metas.some((meta) => meta.slug === slug))).toEqual([])
  })
})
