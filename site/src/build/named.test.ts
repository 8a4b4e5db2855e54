import { rarityTables, rarityTypes } from '@kupodex/data/contract'
import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { unlisted } from './items.ts'
import { isNamed } from './named.ts'

test.each([
  ['Fat Chocobo', true],
  ['“Magitek” Death Claw & Co. – №3 ★', true],
  ['Hairstyle 576', false],
  ['●RTI2シリーズ（キャスター）', false],
  ['スターライトスレイ', false],
  ['祝祭告げる鐘の音', false],
])('%s is a name: %j', (name, expected) => expect(isNamed(name)).toBe(expected))

test.each(rarityTypes)('no list of %s has a place for what has no name', (type) => {
  const outside = unlisted(type)
  const bad = loadTable(rarityTables[type]).filter(
    (row) => !isNamed('name' in row ? row.name.en : row.masculine.en) && !outside.has(row.id),
  )
  expect(bad).toEqual([])
})
