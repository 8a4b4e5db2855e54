import { itemWord } from '@kupodex/data/character'
import { expect, test } from 'vitest'
import { askPath } from '#ask/request-line.ts'
import { drawnPage } from '#dev/collection-page.fixture.tsx'
import { character } from '#dev/frame.fixture.ts'
import { rowsIn, showTables } from '#tables/build/shown.fixture.ts'
import { OutfitsPage } from './outfits-page.tsx'

const outfits = rowsIn('en', 'outfits').filter(({ pieces }) => pieces.every(({ armoireId }) => armoireId !== null))
const [other, outfit] = outfits
if (other === undefined || outfit === undefined) throw new Error('the armoire keeps no outfits')
const { id } = character

test.each([
  [
    'is there',
    { id, private: false, items: [{ id: outfit.pieces[0]?.armoireId, date: 1 }] },
    ` 1 of ${outfit.pieces.length} are checked off there.`,
  ],
  ['is not known', 500, ''],
])('the details of an outfit say what of it %s in the armoire', async (_, armoire, has) => {
  showTables({ outfits: [other, outfit] })
  const web = { [askPath('charitems', { id, type: itemWord('armoireItem') })]: armoire }
  const page = await drawnPage(OutfitsPage, 'outfit', { open: `${outfit.id}`, web })
  await page.until(() => expect(page.words('aside dd')).toContain(`All pieces can be stored in the armoire.${has}`))
  expect(page.words('aside dd div')).toEqual(
    expect.arrayContaining(outfit.pieces.map(({ name }) => expect.stringContaining(name))),
  )
})
