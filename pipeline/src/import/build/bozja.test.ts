import { describe, expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import { bozjaNotes } from './bozja-notes.ts'
import { fates } from './fates.ts'

const files = {
  'en/MYCWarResultNotebook.csv': [
    '#,Name,Description,NameJP,Icon,Image,Number,Rarity',
    '0,,,,0,0,0,0',
    '3,Someone,A life.,誰か,72558,72503,3,1',
    '9,Another,Another life.,別人,72560,72505,19,3',
  ],
  'ja/MYCWarResultNotebook.csv': [
    '#,Name,Description,NameJP,Icon,Image,Number,Rarity',
    '0,,,,0,0,0,0',
    '3,Someone,,誰か,72558,72503,3,1',
    '9,Another,,別人,72560,72505,19,3',
  ],
  'en/Fate.csv': [
    '#,Name,Icon,EurekaFate',
    '0,,0,0',
    '900,Elsewhere,60000,0',
    '901,Unseen,60000,0',
    '1599,South,63915,2',
    '1717,North,63915,2',
  ],
  'en/DynamicEvent.csv': ['#,Name,EventType', '0,,0', '5,Engagement,1', '8,Duel,2', '32,Castrum,4', '33,Other Zone,1'],
  'items/bozja_notes.csv': [
    'note_number,kind,ref_id,name_en,x,y',
    '3,fate,1599,South,20,26',
    '3,ce,5,Engagement,17,26',
    '3,duel,8,Duel,,',
    '19,other,,A quest,,',
  ],
  'hand/bozja-note-sources.csv': ['number,kind,ref_id,source', '19,quest,69487,a list'],
}

describe('field notes', () => {
  test('name the fates that drop them, engagements by an id of their own', () => {
    const [first] = bozjaNotes.build(makeContext(files)).rows
    expect(first).toMatchObject({ number: 3, stars: 1, bozjaFates: [1599, 100005, 100008], obtainable: true })
    expect(first?.sources).toHaveLength(3)
  })

  test('have the Japanese names of their own column', () => {
    const { rows } = bozjaNotes.build(makeContext(files))
    expect(rows.map(({ name }) => [name.en, name.ja])).toEqual([
      ['Someone', '誰か'],
      ['Another', '別人'],
    ])
  })

  test('take from the table kept by hand what the list could not link', () => {
    const context = makeContext(files)
    expect(bozjaNotes.build(context).rows[1]).toMatchObject({ bozjaFates: [], sources: [{ kind: 'quest', id: 69487 }] })
    expect(context.references.of('quests')).toEqual([69487])
  })

  test('are of the patch that opened their zone; of a zone to come it is not known', () => {
    const numbers = [1, 20, 21, 30, 31, 50, 51]
    const notes = numbers.map((number) => `${number},Someone,,誰か,1,1,${number},1`)
    const { rows } = bozjaNotes.build(
      makeContext({
        ...files,
        'en/MYCWarResultNotebook.csv': ['#,Name,Description,NameJP,Icon,Image,Number,Rarity', ...notes],
        'ja/MYCWarResultNotebook.csv': ['#,Name,Description,NameJP,Icon,Image,Number,Rarity', ...notes],
      }),
    )
    expect(rows.map(({ patch }) => patch)).toEqual(['5.35', '5.35', '5.45', '5.45', '5.55', '5.55', null])
  })

  test('a kind nobody knows is refused with its file', () => {
    const broken = { ...files, 'hand/bozja-note-sources.csv': ['number,kind,ref_id,source', '19,dream,1,a list'] }
    expect(() => bozjaNotes.build(makeContext(broken))).toThrow('hand/bozja-note-sources.csv, column kind')
  })
})

describe('fates', () => {
  test('all of the two zones, elsewhere only what is pointed to', () => {
    const context = makeContext(files)
    context.references.note('fates', 900)
    const rows = fates.build(context).rows
    expect(rows.map(({ id, fateType, mapId }) => [id, fateType, mapId])).toEqual([
      [900, 1, null],
      [1599, 1, 606],
      [1717, 1, 665],
      [100005, 2, 606],
      [100008, 3, 606],
      [100032, 4, 665],
    ])
    expect(rows[1]).toMatchObject({ x: 20, y: 26, icon: 63915 })
    expect(rows[3]).toMatchObject({ x: 17, y: 26, icon: 63909 })
  })

  test('a place that is kept by hand is finer than that of the list, and so is what makes a fate appear', () => {
    const rows = fates.build(
      makeContext({
        ...files,
        'hand/fate-places.csv': ['fate_id,x,y,source', '1599,20.3,26.8,a map', '100008,23.3,20.4,a map'],
        'hand/fate-chains.csv': ['fate_id,spawned_by_id,source', '100008,100005,a map'],
      }),
    ).rows
    expect(rows.find(({ id }) => id === 1599)).toMatchObject({ x: 20.3, y: 26.8, spawnedById: null })
    expect(rows.find(({ id }) => id === 100008)).toMatchObject({ x: 23.3, y: 20.4, spawnedById: 100005 })
  })

  test('half a place is refused with its file', () => {
    const broken = { ...files, 'hand/fate-places.csv': ['fate_id,x,y,source', '1599,20.3,,a map'] }
    expect(() => fates.build(makeContext(broken))).toThrow('hand/fate-places.csv')
  })
})
