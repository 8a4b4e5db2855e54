import { expect, test } from 'vitest'
import { thingOf } from '#dev/frame.fixture.ts'
import { showTables, type ShownTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { useSetFacet } from './use-set-facet.ts'

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
