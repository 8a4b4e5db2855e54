import { parseHTML } from 'linkedom'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { character, frameOf, thingOf } from '#dev/frame.fixture.ts'
import type { Rarity } from '#tables/rarity.ts'
import type { ListedType } from './facts.ts'
import { ThingDetails } from './thing-details.tsx'

const rarity: Rarity = {
  charCount: 25,
  failed: false,
  of: () => ({ id: 1, count: 17, points: 10, percent: 68, percentFull: 68 }),
}

/** What details of a thing say of the share of those who have it, all worlds together. */
const shareOf = async (type: ListedType) => {
  const thing = thingOf({ id: 1, name: 'A thing' })
  const { prelude } = await prerender(
    <ThingDetails
      frame={frameOf(type, { rarity })}
      character={{ ...character, dcName: '' }}
      thing={thing}
      groups={[]}
    />,
  )
  const { document } = parseHTML(`<main>${await new Response(prelude).text()}</main>`)
  return [...document.querySelectorAll('dd > div')].map(({ textContent }) => textContent)
}

test('a share of what the Lodestone lists is one of all characters', async () =>
  expect(await shareOf('mount')).toEqual(['68.0% of all characters']))

test.each(['emote', 'barding', 'hair'] as const)(
  'a share of what is checked off, as of %ss, is one of those alone who do',
  async (type) => expect(await shareOf(type)).toEqual(['68.0% of those who check these off']),
)
