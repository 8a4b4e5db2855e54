import { expect, onTestFinished, test } from 'vitest'
import { frameOf, thingOf } from '#dev/frame.fixture.ts'
import { shield } from '#shield/shield-store.ts'
import type { Rarity } from '#tables/rarity.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { Rows } from './rows.tsx'

const noneOwn: Rarity = { charCount: 24, failed: false, of: () => undefined }

test('that none of those counted own a thing is said of them alone, and not of what the character has', async () => {
  const frame = frameOf('vista', { rarity: noneOwn })
  const things = [
    thingOf({ id: 1, name: 'Piers' }),
    thingOf({ id: 2, name: 'Grotto' }, { isOwned: true, fixed: { by: 'proven', achievement: 929, date: 5 } }),
  ]
  const page = await drawn(<Rows frame={frame} things={things} openKey={null} />, { isRoomy: false })
  expect(page.words('.share .whole')).toEqual(['Owned by 0%'])
  expect(page.words('.share .brief')).toEqual(['0%'])
  await page.draw(<Rows frame={{ ...frameOf('mount'), rarity: noneOwn }} things={things} openKey={null} />)
  expect(page.words('.share')).toEqual(['Nobody yet'])
})

const ways =
  'Sold by Rowan (Harbor X: 12.3 Y: 5.0) for 300 gil · Exchange with Rowan (Hill X: 7.0 Y: 8.0): 3 × Coin · Event'

test.each([
  [false, 'Rowan (Harbor) for 300 gil · Rowan (Hill): 3 × Coin · Event'],
  [true, ways],
])(
  'a row of a phone leaves out how ways begin and coordinates, so that places have its room (wide: %s)',
  async (isRoomy, way) => {
    const things = [thingOf({ id: 1, name: 'Horn' }, { howTo: ways })]
    const page = await drawn(<Rows frame={frameOf('mount')} things={things} openKey={null} />, { isRoomy })
    expect(page.words('.ways small')).toEqual([way])
  },
)

test('a drawing has the colour of the expansion that brought its thing, where that is known', async () => {
  const looks = async (patch?: string) => {
    const things = [thingOf({ id: 1, name: 'Horn', ...(patch !== undefined && { patch }) })]
    const page = await drawn(<Rows frame={frameOf('mount')} things={things} openKey={null} />)
    return page.attributes('.thing', 'class')[0]
  }
  const [unknown, fifth, sixth] = [await looks(), await looks('5.1'), await looks('6.0')]
  expect([unknown, fifth === sixth, await looks('5.0')]).toEqual(['thing plain', false, fifth])
})

test('what the shield hides has no picture and says nothing of how to get it', async () => {
  const things = [1, 2].map((id) => thingOf({ id, name: `Horn ${id}` }, { howTo: `Way ${id}`, mainPatch: id * 10 }))
  const frame = { images: '/images/', isPictured: true, isVeiled: ({ id }: { id: number }) => id === 2 }
  shield.set(10)
  onTestFinished(() => shield.set(null))
  const page = await drawn(<Rows frame={frameOf('mount', frame)} things={things} openKey={null} />)
  expect(page.attributes('.thing', 'data-picture')).toEqual(['mount/1', null])
  expect([page.words('a'), page.words('.ways'), page.all('.veil').length]).toEqual([['Horn 1'], ['Way 1'], 1])
  await page.draw(<Rows frame={frameOf('mount', { ...frame, isPictured: false })} things={things} openKey={null} />)
  expect(page.attributes('.thing', 'data-picture')).toEqual([null, null])
})
