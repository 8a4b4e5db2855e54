import { describe, expect, test } from 'vitest'
import { listTexts } from '#collection/list-texts.ts'
import { drawnPage } from '#dev/collection-page.fixture.tsx'
import { rowsIn, showTables } from '#tables/build/shown.fixture.ts'
import { OrchestrionsPage } from './orchestrions-page.tsx'
import { rollTexts } from './texts.ts'

const [roll] = rowsIn('en', 'orchestrions')

test.each([
  ['https://sounds.test/', [`https://sounds.test/orchestrion/${roll?.id}.ogg`]],
  [null, []],
])('the details of a roll have a sample where the operator has sounds: %s', async (sounds, played) => {
  showTables({ orchestrions: roll === undefined ? [] : [roll] })
  const page = await drawnPage(OrchestrionsPage, 'orchestrion', { open: `${roll?.id}` }, { sounds })
  await page.until(() => expect(page.words('aside h2')).toEqual([roll?.name]))
  await page.until(() => expect(page.attributes('audio', 'src')).toEqual(played))
  expect(page.all(`[aria-label="${rollTexts('en').sample}"]`)).toHaveLength(played.length)
})

describe('rolls of which one has no number', () => {
  const [numbered, hidden] = [3, null].map((number, at) => ({ ...roll, id: at + 1, name: `Roll ${at}`, number }))
  const category = rowsIn('en', 'orchestrionCategories').find(({ id }) => id === roll?.orchestrionCategoryId)
  const said = listTexts('en').list.hidden
  const open = (rest: { open?: string } = {}) => {
    showTables({ orchestrions: [numbered, hidden] as never })
    return drawnPage(OrchestrionsPage, 'orchestrion', rest, { sounds: null })
  }

  test('have it and their category in their rows, or that it is hidden until obtained', async () => {
    const { words } = await open()
    expect(words('.line .number').map((text) => text.replace('–', ''))).toEqual(['3', said])
    expect(words('.line .label')).toEqual([category?.name, category?.name])
  })

  test('say so in their details, too', async () => {
    const { until, words } = await open({ open: `${category?.slug}/2` })
    await until(() => expect(words('aside dd')).toContain(said))
  })
})
