import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { character } from '#dev/frame.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import type { Offer } from './offers.ts'
import { OfferTable } from './offer-table.tsx'
import { storePageTexts } from './page-texts.ts'

test('on a phone the cost is a line below the item, so that the column of items has all of the width', async () => {
  const [language, texts] = ['en' as const, storePageTexts('en')]
  const offer = { id: 1, itemId: 5, unlock: null, name: 'Fat Cat Parasol', amount: 1, cost: 50, currencyItemId: 9 }
  const store = { nameOf: () => 'Tomestone', patchOf: () => null, read: () => null }
  const ticks = { has: () => null, of: () => null, set: () => {} }
  const shared = { language, texts, character, store, ticks, images: null, unlockPages: {}, words: { things: {} } }
  const page = await drawn(
    <OfferTable
      {...(shared as unknown as ComponentProps<typeof OfferTable>)}
      title=""
      note=""
      offers={[offer as unknown as Offer]}
    />,
  )
  expect(page.words('td .narrow')).toEqual(['Cost: 50 × Tomestone'])
  expect(page.all('td.n:not(.wide), th.n:not(.wide)')).toHaveLength(0)
})
