import { expect, test } from 'vitest'
import { listTexts } from '#collection/list-texts.ts'
import { drawnPage } from '#dev/collection-page.fixture.tsx'
import { rowsIn, showTables, type ShownTables } from '#tables/build/shown.fixture.ts'
import { LevesPage } from './leves-page.tsx'

const carpentry = rowsIn('en', 'leveAssignmentTypes').find(({ slug }) => slug === 'carpenter')
const [sample] = rowsIn('en', 'leves').filter(({ leveAssignmentTypeId }) => leveAssignmentTypeId === carpentry?.id)
const leve = (id: number, classJobLevel: number, originNpcId: number, journalName = 'Tales') => ({
  ...{ ...sample, id, name: `Leve ${id}`, classJobLevel, originNpcId, journalName, placeName: 'Gridania' },
  ...{ journalGenreId: journalName.length, journalSort: 1 },
})
const leves = [leve(1, 5, 70), leve(2, 1, 71, 'Legends'), leve(3, 5, 71)]
const npcs = [
  { id: 70, name: 'Mina' },
  { id: 71, name: 'Rolf' },
]

const open = (query: string, shown: ShownTables['npcs'] = npcs) => {
  showTables({ leves, npcs: shown })
  return drawnPage(LevesPage, 'leve', { open: 'carpenter', query })
}

test.each<[query: string, npcs: ShownTables['npcs'], names: string[]]>([
  ['', 'loading', ['Level 1', 'Level 5']],
  ['?grouping=journal', 'loading', ['Legends', 'Tales']],
  ['?grouping=npc', npcs, ['Rolf · Gridania', 'Mina · Gridania']],
  ['?grouping=npc', 'loading', []],
  ['?grouping=npc', 'failed', ['Gridania', 'Gridania']],
])(
  'levequests of a class are below headings by what the reader chose: %j, with the NPCs %j',
  async (query, shown, names) => {
    const { words } = await open(query, shown)
    expect(words('.part h2').map((heading) => heading.replace(/ \d+$/, ''))).toEqual(names)
  },
)

test('levequests are found by their journal, which their rows say', async () => {
  const { words } = await open('?q=legends')
  expect(words('li.line > div').map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    'Leve 2 Level 1 · Legends · Gridania',
  ])
})

test('levequests have an overview of their types below headings', async () => {
  showTables({ leves, npcs })
  const { words, all } = await drawnPage(LevesPage, 'leve')
  expect(words('.group-links h2')).toEqual(['Battlecraft', 'Fieldcraft', 'Tradecraft', 'Grand Companies'])
  expect([all('.group-links a').length, all('.line').length]).toEqual([15, 0])
})

test('a search goes through all types', async () => {
  showTables({ leves, npcs })
  const { words } = await drawnPage(LevesPage, 'leve', { query: '?q=leve+2' })
  expect(words('.line a')).toEqual(['Leve 2'])
})

test.each([
  ['was removed from the game', { isRemoved: true }, listTexts('en').list.removedLeve],
  ['unlocks the others', { isUnlock: true }, listTexts('en').list.unlockLeve],
])('the details of a levequest say that it %s', async (_, fields, said) => {
  showTables({ leves: [{ ...leve(1, 5, 70), ...fields }], npcs })
  const { words, until } = await drawnPage(LevesPage, 'leve', { open: 'carpenter/1' })
  await until(() => expect(words('aside p')).toContain(said))
})
