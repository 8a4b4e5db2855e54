import { expect, test } from 'vitest'
import { character, frameOf, thingOf } from '#dev/frame.fixture.ts'
import { showTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { HairDetails } from './hair-details.tsx'
import { hairTexts } from './texts.ts'

const { says } = hairTexts('en')

test.each([
  ['a man of the first tribe', 1, says.yes],
  ['a woman of the first tribe', 2, says.no],
  ['a man of the second tribe', 3, says.no],
  ['somebody whose tribe is not known', 0, says.clanUnknown],
])('%s is told whether a style can be worn', async (_, clanId2, words) => {
  showTables({ hairs: [{ id: 7, name: 'Curls', icons: [{ tribeId: 1, gender: 0 }] }] })
  const props = { frame: frameOf('hair'), groups: [], thing: thingOf({ id: 7 }) }
  const page = await drawn(<HairDetails {...props} character={{ ...character, clanId2 }} />)
  expect(page.words('dd')).toEqual([words])
})

test('of a style that names nobody it is not known, and nothing is said of one that no table has', async () => {
  showTables({ hairs: [{ id: 7, name: 'Paint', icons: [] }] })
  const draw = async (id: number) => {
    const props = { frame: frameOf('hair'), groups: [], thing: thingOf({ id }) }
    return (await drawn(<HairDetails {...props} character={{ ...character, clanId2: 1 }} />)).words('dd')
  }
  expect(await draw(7)).toEqual([says.styleUnknown])
  expect(await draw(8)).toEqual([])
})

test('nothing is said while it is not known for whom styles are', async () => {
  showTables({ hairs: 'loading' })
  const props = { frame: frameOf('hair'), groups: [], thing: thingOf({ id: 7 }) }
  expect((await drawn(<HairDetails {...props} character={character} />)).words('dt')).toEqual([])
})
