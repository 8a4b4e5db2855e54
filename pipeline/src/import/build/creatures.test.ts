import { describe, expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import { fashions, minionParts, minions, mounts } from './creatures.ts'

const emptySheets = {
  'en/BannerCondition.csv': ['#,UnlockCriteria1[0],UnlockCriteria2,UnlockCriteria4,UnlockType1,UnlockType2'],
  'en/MountTransient.csv': ['#,Description,DescriptionEnhanced,Tooltip', '5,"Calls\nit.",More.,Tip'],
  'en/BGM.csv': ['#,File', '0,', '8,music/owls.scd', '9,music/all.scd', '10,music/all.scd'],
  'en/CompanionTransient.csv': ['#,Description,DescriptionEnhanced,Tooltip'],
  'en/OrnamentTransient.csv': ['#,Text', '3,Opens it.'],
}

const mountSheet = [
  '#,Singular,Pronoun,Icon,UIPriority,Order,ExtraSeats,IsAirborne,RideBGM',
  '4,,0,0,0,0,0,False,0',
  '5,great owl,0,4005,3,2,1,True,8',
  '6,lent cart,0,4006,0,-1,0,False,8',
  '7,スレイ,0,4007,1,1,0,False,9',
  '8,small owl,0,4008,1,3,0,False,10',
  '9,quiet owl,0,4009,1,4,0,False,0',
]

const companions = [
  '#,Singular,Pronoun,Icon,Order,Model,Priority,MinionRace',
  '1,small wolf,0,4401,1,10,3,1',
  '2,many of light,0,4402,2,0,0,1',
  '3,part one,0,4403,2,11,9,1',
  '4,part two,0,4404,2,12,9,1',
  '5,lone owl,0,4405,5,13,3,1',
  '6,no order,0,4406,0,14,3,1',
]

describe('mounts', () => {
  const small = () =>
    makeContext({
      ...emptySheets,
      'en/Mount.csv': mountSheet,
      'de/Mount.csv': mountSheet.map((line) => line.replace('great owl,0', 'groß[a] Eule,1')),
    })

  test('leave out what has no name or is only lent', () => {
    const { rows, skipped } = mounts.build(small())
    expect(rows.map(({ id }) => id)).toEqual([5, 7, 8, 9])
    expect(skipped).toBe(2)
  })

  test('have names as titles, order by priority, and prose apart', () => {
    const { rows, prose } = mounts.build(small())
    expect(rows[0]).toMatchObject({
      name: { en: 'Great Owl', de: 'Große Eule' },
      sort: 3002,
      extraSeats: 1,
      airborne: true,
      isInLog: true,
      obtainable: true,
      sources: [],
    })
    // Its music is played on no other mount; two rows of music of one file are one.
    expect(rows.map(({ ownMusic }) => ownMusic)).toEqual([true, false, false, false])
    expect(prose?.get(5)?.['description']?.en).toBe('Calls\nit.')
  })
})

describe('minions', () => {
  test('parts of a composed minion are kept and not in the log', () => {
    const context = makeContext({ ...emptySheets, 'en/Companion.csv': companions })
    expect(minionParts(context.sheets.open('Companion'))).toEqual(new Set([3, 4]))
    const { rows } = minions.build(context)
    expect(rows.map(({ id, isInLog }) => [id, isInLog])).toEqual([
      [1, true],
      [2, true],
      [3, false],
      [4, false],
      [5, true],
    ])
  })
})

test('fashion accessories leave out the spectacles, which carry an icon of another kind', () => {
  const context = makeContext({
    ...emptySheets,
    'en/Ornament.csv': [
      '#,Singular,Pronoun,Icon,Transient,Order',
      '1,Red Parasol,0,8001,3,1',
      '2,Old Spectacles,0,786,4,2',
    ],
  })
  const { rows, prose } = fashions.build(context)
  expect(rows.map(({ id }) => id)).toEqual([1])
  expect(prose?.get(1)?.['description']?.en).toBe('Opens it.')
})
