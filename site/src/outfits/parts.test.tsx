import { describe, expect, test } from 'vitest'
import { character, frameOf, thingOf } from '#dev/frame.fixture.ts'
import { rowIn, rowsIn, showTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { OutfitDetails } from './outfit-details.tsx'
import { sharingWith } from './sharing.ts'

const outfit = (id: number, ...items: number[]) => ({ id, pieces: items.map((itemId) => ({ itemId })) })

describe('outfits that share pieces', () => {
  test('are the others that have one of them, in their order', () => {
    const all = [outfit(3, 9), outfit(1, 7, 8), outfit(2, 8, 9), outfit(4, 7)]
    expect(sharingWith(outfit(1, 7, 8), all).map(({ id }) => id)).toEqual([2, 4])
    expect(sharingWith(outfit(5, 6), all)).toEqual([])
  })

  test('share with each other', () => {
    const all = rowsIn('en', 'outfits')
    const shared = new Map(all.map((one) => [one.id, sharingWith(one, all).map(({ id }) => id)]))
    for (const [id, others] of shared) for (const other of others) expect(shared.get(other)).toContain(id)
    expect([...shared.values()].filter((others) => others.length > 0).length).toBeGreaterThan(100)
  })
})

describe('the details of an outfit', () => {
  const shown = (id: number) => {
    showTables()
    const thing = thingOf(rowIn('en', 'outfits', id))
    return drawn(<OutfitDetails frame={frameOf('outfit')} character={character} thing={thing} groups={[]} />)
  }
  const kept = rowsIn('en', 'outfits').find(({ pieces }) => pieces.every(({ armoireId }) => armoireId !== null))
  const worn = rowsIn('en', 'outfits').find(({ pieces }) => pieces.every(({ armoireId }) => armoireId === null))

  test('link its pieces where the armoire keeps them, and say that it keeps all', async () => {
    const page = await shown(kept?.id ?? 0)
    expect(page.words('dt').slice(0, 2)).toEqual([`${kept?.pieces.length} pieces`, 'In the armoire'])
    expect(page.words('dd div').slice(0, kept?.pieces.length)).toEqual(kept?.pieces.map(({ name }) => name))
    const links = page.all('dd a').map((link) => link.getAttribute('href'))
    expect(links).toEqual(
      expect.arrayContaining(kept?.pieces.map(({ armoireId }) => `/char/7/armoire/${armoireId}/`) ?? ['']),
    )
    expect(page.words('dd')[1]).toMatch(/^All pieces can be kept in the armoire\./)
  })

  test('name pieces that the armoire does not keep, and nothing of it', async () => {
    const page = await shown(worn?.id ?? 0)
    expect(page.words('dd div').slice(0, worn?.pieces.length)).toEqual(worn?.pieces.map(({ name }) => name))
    expect(page.words('dt')).not.toContain('In the armoire')
    expect(page.all('a[href*="/armoire/"]')).toEqual([])
  })

  test('lead to the outfits that share a piece', async () => {
    const all = rowsIn('en', 'outfits')
    const sharing = all.find((one) => sharingWith(one, all).length > 0)
    const page = await shown(sharing?.id ?? 0)
    const others = sharing === undefined ? [] : sharingWith(sharing, all)
    expect(page.words('dt').at(-1)).toBe('Shares pieces with')
    expect(page.all('a[href*="/outfits/"]').map((link) => link.getAttribute('href'))).toEqual(
      others.map(({ id }) => `/char/7/outfits/${id}/`),
    )
  })
})
