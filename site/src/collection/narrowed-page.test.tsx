import { itemWord } from '@kupodex/data/character'
import { expect, test } from 'vitest'
import { askPath } from '#ask/request-line.ts'
import { failedTexts } from '#ask/texts.ts'
import { drawnPage } from '#dev/collection-page.fixture.tsx'
import { character } from '#dev/frame.fixture.ts'
import { controlTexts } from '#list/controls/texts.ts'
import { showTables } from '#tables/build/shown.fixture.ts'
import { tableTexts } from '#tables/texts.ts'
import { CollectionPage } from './collection-page.tsx'
import { listTexts } from './list-texts.ts'

const texts = listTexts('en').list
const { words } = controlTexts('en')
const mounts = [
  { id: 1, name: 'Chocobo', isInLog: true, obtainable: true },
  { id: 2, name: 'Behemoth', isInLog: true, obtainable: true },
  { id: 3, name: 'Adamantoise', isInLog: true, obtainable: false },
].map((row) => ({ ...row, sort: row.id, sourceTypeId: 1, patch: '6.1', howTo: '' }))
const chocobo = { mounts: [{ id: 1, date: 0, deleted: false }] }

const names = ({ words: said }: Awaited<ReturnType<typeof drawnPage>>) => said('li.line a')

test.each([
  ['?view=list&show=obtained', ['Chocobo']],
  ['?view=list&show=unobtained', ['Behemoth']],
  ['?view=list&show=notObtainable', ['Adamantoise']],
  ['?view=list&sort=name', ['Adamantoise', 'Behemoth', 'Chocobo']],
])('a list is narrowed and ordered as %s says', async (query, shown) => {
  showTables({ mounts })
  expect(names(await drawnPage(CollectionPage, 'mount', { query, character: chocobo }))).toEqual(shown)
})

test('a list that its player hides shows what there is, but not what they have', async () => {
  showTables({ mounts })
  const query = '?view=list&show=obtained'
  const page = await drawnPage(CollectionPage, 'mount', { query, character: { mountsPrivate: true } })
  expect(names(page)).toEqual(['Chocobo', 'Behemoth', 'Adamantoise'])
  expect(page.one('.summary').textContent).toContain(texts.private)
  expect(page.words('.picks button')).not.toContain(words.obtained)
  await page.show({ mountsPrivate: false, ...chocobo })
  expect([names(page), page.words('.picks button').includes(words.obtained)]).toEqual([['Chocobo'], true])
})

test.each([
  ['2', texts.ownWords.mount?.notOwned],
  ['99', texts.ownWords.mount?.none],
])('beside the list, of %s it is said: %s', async (open, says) => {
  showTables({ mounts })
  const page = await drawnPage(CollectionPage, 'mount', { open, character: chocobo })
  await page.calm()
  expect(page.one('aside').textContent).toContain(says)
})

test('what a character has of a list is asked for again by a button where that failed', async () => {
  showTables()
  const items = askPath('charitems', { id: character.id, type: itemWord('emote') })
  const page = await drawnPage(CollectionPage, 'emote', { web: { [items]: 503 } })
  await page.until(() => expect(page.words('[role=alert]').join()).toContain(failedTexts('en').failed))
  const asked = () => page.asked.filter((one) => one === items).length
  const before = asked()
  await page.click('button')
  expect(asked()).toBe(before + 1)
})

test('rarity that could not be loaded says so, and no row has a share then', async () => {
  showTables({ minions: mounts })
  const rarity = askPath('rarity', { type: 'minion', scope: 'global' })
  const page = await drawnPage(CollectionPage, 'minion', { query: '?view=list', web: { [rarity]: 503 } })
  await page.calm()
  expect(page.words('.share')).toEqual(['–', '–', '–'])
  expect(page.one('.things').textContent).toContain(tableTexts('en').rarity)
})
