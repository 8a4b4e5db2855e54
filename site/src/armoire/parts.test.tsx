import { expect, test } from 'vitest'
import { character, frameOf, thingOf } from '#dev/frame.fixture.ts'
import { rowIn, rowsIn, showTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { ItemDetails } from './item-details.tsx'

const shown = (id: number) => {
  showTables()
  const thing = thingOf(rowIn('en', 'armoire', id))
  return drawn(<ItemDetails frame={frameOf('armoireItem')} character={character} thing={thing} groups={[]} />)
}

test('a piece says what it belongs to, and leads to its outfits', async () => {
  const item = rowsIn('en', 'armoire').find(({ outfitIds }) => outfitIds.length > 1)
  const page = await shown(item?.id ?? 0)
  expect(page.words('dt')).toEqual(['Set', 'Piece of the outfits'])
  expect(page.words('dd')[0]).toBe(rowIn('en', 'armoireSubCategories', item?.armoireSubCategoryId ?? 0).name)
  expect(page.all('a').map((link) => link.getAttribute('href'))).toEqual(
    item?.outfitIds.map((id) => `/char/7/outfits/${id}/`),
  )
})

test('of what is in no outfit nothing is said', async () => {
  const page = await shown(rowsIn('en', 'armoire').find(({ outfitIds }) => outfitIds.length === 0)?.id ?? 0)
  expect(page.words('dt')).toEqual(['Set'])
})
