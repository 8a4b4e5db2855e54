import { expect, test } from 'vitest'
import { matrixCsv } from './csv.ts'
import { membersOf, thing } from './matrix.fixture.ts'
import { matrixOf } from './matrix.ts'
import { matrixTexts } from './texts.ts'

test('a matrix is taken along as what it says: what is not known is not missing', () => {
  const rows = matrixOf([thing(1), thing(2, { name: '=two, "2"' })], [new Set([1]), new Set(), null])
  const members = membersOf(7, 8, 9).map((member) => (member.id === 9 ? { ...member, name: '' } : member))
  expect(matrixCsv(rows, members, matrixTexts('en'))).toBe(
    [
      '\uFEFFItem,Have it,Missing,Not known,Person 7,Person 8,#9',
      'thing 1,1,1,1,Has it,Missing,Not known',
      '"\'=two, ""2""",0,2,1,Missing,Missing,Not known',
      '',
    ].join('\r\n'),
  )
})
