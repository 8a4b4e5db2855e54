import { expect, test } from 'vitest'
import { rowsIn, showTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { databasesKey } from './chosen-databases.ts'
import { DatabasesSection } from './databases-section.tsx'
import { LinksElsewhere } from './use-links.tsx'

const mount = rowsIn('de', 'mounts').find(({ id }) => id === 1)
if (mount === undefined) throw new Error('there is no first mount')

const links = (language: 'de' | 'en', name: string) => (
  <LinksElsewhere
    {...{ language, name, id: mount.id }}
    type="mount"
    table="mounts"
    row={{ id: mount.id, itemIds: [6001] }}
  >
    {(all) => <p>{all}</p>}
  </LinksElsewhere>
)

test('details lead to the databases that are chosen, to wikis by the English name', async () => {
  showTables()
  const page = await drawn(links('de', mount.name))
  expect(page.words('a')).toEqual(['Eorzea Database', 'Garland Tools', 'Teamcraft'])
  const other = await drawn(links('de', mount.name), { kept: { [databasesKey]: 'consoleGames' } })
  const english = rowsIn('en', 'mounts').find(({ id }) => id === mount.id)?.name ?? ''
  expect(other.attributes('a', 'href')).toEqual([
    `https://ffxiv.consolegameswiki.com/wiki/${encodeURIComponent(english.replaceAll(' ', '_'))}`,
  ])
  const none = await drawn(links('en', english), { kept: { [databasesKey]: '' } })
  expect(none.all('p')).toEqual([])
})

test('a reader chooses databases in the settings', async () => {
  const page = await drawn(<DatabasesSection language="en" />)
  const boxes = () => page.all('input').map((box) => (box as HTMLInputElement).checked)
  expect(boxes()).toEqual([true, true, true, true, true])
  await page.click('label:nth-of-type(2) input')
  expect(boxes()).toEqual([true, false, true, true, true])
  expect(localStorage.getItem(databasesKey)).toBe('eorzea,teamcraft,consoleGames,gamerEscape')
})
