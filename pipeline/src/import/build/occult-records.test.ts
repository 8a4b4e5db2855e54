import { expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import { occultRecords } from './occult-records.ts'

const files = {
  'en/MKDLore.csv': [
    '#,Name,Description,Image,Unknown5',
    '0,,,0,0',
    '1,Someone,A life.,70615,3',
    '2,Mean Beast,Teeth.,70616,4',
    '3,Unseen Beast,Claws.,70617,4',
    '4,Kind Beast,Fur.,70618,2',
    '31,Far Away,A place.,70640,2',
    '32,,,0,0',
  ],
  'en/BNpcName.csv': ['#,Singular', '70,mean beast', '71,mean beast', '72,kind beast'],
  'en/ContentFinderCondition.csv': ['#,Name,ContentType,SortKey', '1018,the Isle,38,1'],
}

test('entries are found on their part of the island, those about an enemy name it', () => {
  const context = makeContext(files)
  const { rows, skipped } = occultRecords.build(context)
  expect(rows.map(({ number, sources, patch, sourceTypeId }) => [number, sources, patch, sourceTypeId])).toEqual([
    [1, [{ kind: 'instance', id: 1018 }], '7.25', 19],
    [2, [{ kind: 'instance', id: 1018, enemyId: 71 }], '7.25', 19],
    [3, [{ kind: 'instance', id: 1018 }], '7.25', 19],
    [4, [{ kind: 'instance', id: 1018 }], '7.25', 19],
    // Of a part that is not known yet neither the way nor the patch is.
    [31, [], null, 0],
  ])
  expect(skipped).toBe(2)
  expect(context.references.of('enemies')).toEqual([71])
})
