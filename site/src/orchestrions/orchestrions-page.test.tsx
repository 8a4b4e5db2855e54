import { expect, test } from 'vitest'
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
