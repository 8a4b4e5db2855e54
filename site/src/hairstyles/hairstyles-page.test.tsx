import { expect, test } from 'vitest'
import { drawnPage } from '#dev/collection-page.fixture.tsx'
import { showTables } from '#tables/build/shown.fixture.ts'
import { HairstylesPage } from './hairstyles-page.tsx'
import { hairTexts } from './texts.ts'

const { facet, wear, line, says } = hairTexts('en')
const [man, woman] = [1, 2]
const style = (id: number, name: string, ...genders: number[]) => ({
  ...{ id, name, sort: id, icons: genders.map((gender) => ({ tribeId: 1, gender })) },
})
const hairs = [style(1, 'Paint'), style(2, 'Braids', 1), style(3, 'Curls', 0), style(4, 'Bob', 0, 1)]

test('hairstyles are narrowed by whether the character can wear them, what it can first', async () => {
  showTables({ hairs })
  const page = await drawnPage(HairstylesPage, 'hair', { query: '?wear=yes', character: { clanId2: man } })
  expect(page.words('li.line a')).toEqual(['Curls', 'Bob'])
  await page.click('.filters')
  await page.until(() =>
    expect(page.words('.facets fieldset')).toContain(`${facet}${wear.yes} 2${wear.no} 1${wear.unknown} 1`),
  )
  await page.show({ clanId2: woman })
  expect(page.words('li.line a')).toEqual(['Braids', 'Bob'])
})

test('the details of a hairstyle say so, too', async () => {
  showTables({ hairs })
  const page = await drawnPage(HairstylesPage, 'hair', { open: '2', character: { clanId2: man } })
  await page.until(() => expect(page.words('aside dt')).toContain(line))
  expect(page.words('aside dd')).toContain(says.no)
})
