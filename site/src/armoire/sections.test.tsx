import { expect, test } from 'vitest'
import { useTableSections } from '#collection/use-table-sections.ts'
import { thingOf } from '#dev/frame.fixture.ts'
import { rowsIn, showTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'

const Order = ({ row }: { row: { id: number | string } }) => {
  const section = useTableSections('en', 'armoireSubCategories', 'armoireSubCategoryId')?.(thingOf(row))
  return (
    <p>
      {section?.name} {section?.order}
    </p>
  )
}

test('what things belong to stands in the order of the game, not of the sheet', async () => {
  showTables()
  const rows = ['Monk', 'Warrior'].map((name) => {
    const set = rowsIn('en', 'armoireSubCategories').find((one) => one.name === name)
    const row = rowsIn('en', 'armoire').find(({ armoireSubCategoryId }) => armoireSubCategoryId === set?.id)
    if (row === undefined) throw new Error(`nothing of ${name}`)
    return row
  })
  const page = await drawn(rows.map((row) => <Order key={row.id} row={row} />))
  expect(page.words('p')).toEqual(['Monk 1016', 'Warrior 1004'])
})
