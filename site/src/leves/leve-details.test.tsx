import type { LocalisedRow } from '@kupodex/data/game'
import { describe, expect, test } from 'vitest'
import { failedTexts } from '#ask/texts.ts'
import { character, frameOf, thingOf } from '#dev/frame.fixture.ts'
import type { Thing } from '#collection/thing.ts'
import { rowsIn, showTables, type ShownTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { mapTexts } from '#maps/texts.ts'
import { Costs } from './costs.tsx'
import { LeveDetails } from './leve-details.tsx'
import { leveTexts } from './texts.ts'

const frame = frameOf('leve')
const texts = leveTexts('en')
const [sample] = rowsIn('en', 'leves')
const npc = rowsIn('en', 'npcs').find(({ displayX, placeNameId }) => displayX !== null && placeNameId !== null)
const taker = rowsIn('en', 'npcs').find(
  ({ id, displayX, placeNameId }) => id !== npc?.id && displayX !== null && placeNameId === npc?.placeNameId,
)
const place = rowsIn('en', 'placeNames').find(({ id }) => id === npc?.placeNameId)
if (sample === undefined || npc === undefined || taker === undefined || place === undefined)
  throw new Error('tables are empty')

const leve: LocalisedRow<'leves'> = {
  ...{ ...sample, id: 7, leveClient: 'Mina', journalName: 'Tales', originNpcId: npc.id, placeNameId: place.id },
  destinationNpcId: null,
  ...{ expReward: 12_345, gilReward: 67, itemName: 'Shield', itemCount: 3, itemRepeats: 2, largeScale: true },
}

describe('the details of a levequest', () => {
  const draw = async (rest: Partial<typeof leve> = {}, tables: ShownTables = {}) => {
    showTables({ leves: [{ ...leve, ...rest }], ...tables })
    const page = await drawn(<LeveDetails {...{ frame, character, groups: [] }} thing={thingOf({ id: 7 })} />)
    return Object.fromEntries(page.words('dt').map((name, at) => [name, page.words('dd')[at]]))
  }

  test('say what it asks for and gives', async () => {
    expect(await draw()).toMatchObject({
      ...{ Client: 'Mina', Journal: 'Tales', Reward: '12,345 EXP · 67 gil', 'Requested item': '3 × Shield' },
      ...{ 'Extra deliveries': 'Up to 2 more at once, for a larger reward', Scale: 'Large-scale levequest' },
    })
  })

  test('leave out what it does not have', async () => {
    const nothing = { leveClient: null, expReward: null, gilReward: null, itemName: null, itemRepeats: null }
    const facts = await draw({ ...nothing, largeScale: false })
    expect(Object.keys(facts)).toEqual([texts.issuer, texts.journal])
    expect((await draw({ expReward: null }))['Reward']).toBe('67 gil')
    expect((await draw({ itemCount: null }))['Requested item']).toBe('1 × Shield')
  })

  test('say who issues it and where, with a map of it', async () => {
    const words = (await draw())[texts.issuer]
    expect(words).toContain(`${npc.name}${place.name} · X:\u00a0`)
    expect(words).toContain(mapTexts('en').open)
  })

  test('say who takes the goods and where, with a map of it', async () => {
    const facts = await draw({ destinationNpcId: taker.id })
    expect(facts[texts.issuer]).toContain(npc.name)
    expect(facts['Deliver to']).toContain(`${taker.name}${place.name} · X:\u00a0`)
    expect(facts['Deliver to']).toContain(mapTexts('en').open)
    expect((await draw({ destinationNpcId: taker.id }, { npcs: [npc] }))['Deliver to']).toBe('–')
  })

  test('have no map for an NPC whose place is not known, and name the place alone where nobody is known', async () => {
    const tables = { npcs: [{ ...npc, displayX: null }] }
    expect((await draw({}, tables))[texts.issuer]).toBe(`${npc.name}${place.name}`)
    expect((await draw({}, { npcs: [] }))[texts.issuer]).toBe(place.name)
    expect((await draw({}, { npcs: 'failed' }))[texts.issuer]).toBe(place.name)
  })

  test('name the NPC alone where its place could not be loaded, and fail where neither is known', async () => {
    const withoutPlaces = (await draw({}, { placeNames: 'failed' }))[texts.issuer]
    expect(withoutPlaces?.startsWith(`${npc.name}X:\u00a0`)).toBe(true)
    const { failed } = failedTexts('en')
    expect((await draw({}, { npcs: 'failed', placeNames: [] }))[texts.issuer]).toContain(failed)
    expect((await draw({}, { npcs: [], placeNames: [] }))[texts.issuer]).toBe('–')
  })

  test('say so while they are loading, and where they cannot be loaded', async () => {
    const { loading } = frame.texts.tables
    const { failed } = failedTexts('en')
    expect((await draw({}, { npcs: 'loading' }))[texts.issuer]).toBe(loading)
    expect((await draw({}, { placeNames: 'loading' }))[texts.issuer]).toBe(loading)
    expect((await draw({}, { npcs: 'failed', placeNames: 'failed' }))[texts.issuer]).toContain(failed)
    showTables({ leves: 'failed' })
    const page = await drawn(<LeveDetails {...{ frame, character, groups: [] }} thing={thingOf({ id: 7 })} />)
    expect(page.words('[role=alert]')).toEqual([failed])
  })
})

describe('the costs of levequests', () => {
  const thing = (id: number, group: string, rest: Partial<Thing> = {}) =>
    thingOf({ id, largeScale: id === 2 }, { groups: [group], ...rest })
  const things = [thing(1, 'a'), thing(2, 'a'), thing(3, 'b', { isOwned: true }), thing(4, 'b', { counting: 'gone' })]
  const draw = async (group: string | null, isKnown = true) => {
    const page = await drawn(
      <Costs
        {...{ texts, things, group, character, groups: [] }}
        frame={{ ...frame, isKnown }}
        list={null as unknown as Parameters<typeof Costs>[0]['list']}
      />,
    )
    return page.words('b')
  }

  test('are those of what is missing: ten allowances for a large one, one for each other', async () => {
    expect(await draw(null)).toEqual(['Left overall: 11 allowances · 1.8 days'])
  })

  test('are told of the type that is shown, too', async () => {
    expect(await draw('a')).toEqual([
      ...['Left here: 11 allowances · 1.8 days', 'Left overall: 11 allowances · 1.8 days'],
    ])
    expect((await draw('b'))[0]).toBe('Left here: 0 allowances · 0 days')
  })

  test('are called otherwise where it is not known what a character has', async () => {
    expect((await draw('a', false)).map((words) => words.split(':')[0])).toEqual([texts.allHere, texts.all])
  })
})
