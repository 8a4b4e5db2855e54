import { expect, test } from 'vitest'
import { character, frameOf, thingOf } from '#dev/frame.fixture.ts'
import { rowIn, rowsIn, showTables, type ShownTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { ItemDetails } from './item-details.tsx'

const shown = (id: number, tables: ShownTables = {}) => {
  showTables(tables)
  const thing = thingOf(rowIn('en', 'armoire', id))
  return drawn(<ItemDetails frame={frameOf('armoireItem')} character={character} thing={thing} groups={[]} />)
}

test('a piece says what it belongs to, and leads to its outfits', async () => {
  const item = rowsIn('en', 'armoire').find(({ outfitIds }) => outfitIds.length > 1)
  const page = await shown(item?.id ?? 0)
  expect(page.words('dt')).toEqual(['Set', 'Piece of the outfits'])
  expect(page.words('dd')[0]).toBe(rowIn('en', 'armoireSubCategories', item?.armoireSubCategoryId ?? 0).name)
  expect(page.attributes('a', 'href')).toEqual(item?.outfitIds.map((id) => `/char/7/outfits/${id}/`))
})

test('of what is in no outfit nothing is said', async () => {
  const page = await shown(rowsIn('en', 'armoire').find(({ outfitIds }) => outfitIds.length === 0)?.id ?? 0)
  expect(page.words('dt')).toEqual(['Set'])
})

test.each([
  ['loading', frameOf('armoireItem').texts.tables.loading],
  ['failed', '–'],
] as const)('of a piece whose outfits are %s the page says so', async (state, said) => {
  const { id = 0 } = rowsIn('en', 'armoire').find(({ outfitIds }) => outfitIds.length > 0) ?? {}
  expect((await shown(id, { outfits: state })).words('dd').at(-1)).toBe(said)
})

test.each(['loading', 'failed'] as const)('of a piece whose set is %s nothing is said of that', async (state) => {
  const { id = 0 } = rowsIn('en', 'armoire').find(({ outfitIds }) => outfitIds.length > 0) ?? {}
  expect((await shown(id, { armoireSubCategories: state })).words('dt')).toEqual(['Piece of the outfits'])
})

test('nothing is said while the whole row is loading', async () => {
  const { id = 0 } = rowsIn('en', 'armoire')[0] ?? {}
  showTables({ armoire: 'loading' })
  const thing = thingOf(rowIn('en', 'armoire', id))
  const page = await drawn(
    <ItemDetails frame={frameOf('armoireItem')} character={character} thing={thing} groups={[]} />,
  )
  expect(page.words('dt')).toEqual(['Set'])
})
