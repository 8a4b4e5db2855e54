import { expect, test } from 'vitest'
import { thingOf } from '#dev/frame.fixture.ts'
import { rowsIn, type ShownTables, showTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { useTableSections } from '#collection/use-table-sections.ts'
import { useSetFacet } from './armoire-page.tsx'

const armoireSubCategories = [
  { id: 7, name: 'Monk', sort: 2 },
  { id: 8, name: 'Warrior', sort: 1 },
]
const things = [7, 8, 9].map((armoireSubCategoryId, id) => thingOf({ id, armoireSubCategoryId }))

const Facets = () =>
  useSetFacet('en').map(({ name, label, valuesOf, labelOf, order }) => (
    <ul key={name} aria-label={label}>
      {things
        .flatMap(valuesOf)
        .toSorted(order)
        .map((id) => (
          <li key={id}>{labelOf(id)}</li>
        ))}
    </ul>
  ))

const open = (tables: ShownTables) => {
  showTables(tables)
  return drawn(<Facets />)
}

test('sets can be chosen in the order of the game; one that the table lacks comes first', async () => {
  const page = await open({ armoireSubCategories })
  expect(page.words('li')).toEqual(['', 'Warrior', 'Monk'])
  expect(page.one('ul').getAttribute('aria-label')).toBe('Set')
})

test('there is nothing to choose until the table is there', async () => {
  expect((await open({ armoireSubCategories: 'loading' })).all('ul').length).toBe(0)
})

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
