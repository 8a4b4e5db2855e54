import { expect, test } from 'vitest'
import { chosenCharacter } from '#recent/chosen.ts'
import { chosenKey } from '#recent/chosen-key.ts'
import { recentKey } from '#recent/recent-key.ts'
import { openPage } from '#ui/page.fixture.ts'
import { forgetCharacters, forgetCopies } from './forget.ts'

const kept = JSON.stringify([{ id: 7, name: 'Mina', worldName: 'Lich', iconUrl: '' }])

test('of characters that whoever comes next must not see nothing is kept, chosen or only opened', async () => {
  const { storage } = openPage('<main></main>', { kept: { [recentKey]: kept, [chosenKey]: kept } })
  await forgetCopies([7])
  await forgetCharacters([8])
  expect([storage.getItem(recentKey), chosenCharacter(storage)?.id]).toEqual([kept, 7])
  await forgetCharacters([7])
  expect([storage.getItem(recentKey), chosenCharacter(storage)]).toEqual(['[]', null])
})
