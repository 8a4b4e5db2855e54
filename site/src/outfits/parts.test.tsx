import { describe, expect, test } from 'vitest'
import { frameOf } from '#dev/frame.fixture.ts'
import { rowsIn } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { OutfitPieces, sharingWith } from './outfit-pieces.tsx'

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
  const all = rowsIn('en', 'outfits')
  const shown = (outfit: (typeof all)[number] | undefined, owned: ReadonlyMap<number, number> | null = null) => {
    if (outfit === undefined) throw new Error('no such outfit')
    return drawn(<OutfitPieces {...{ frame: frameOf('outfit'), outfit, all, owned }} />)
  }
  const kept = all.find(({ pieces }) => pieces.every(({ armoireId }) => armoireId !== null))
  const worn = all.find(({ pieces }) => pieces.every(({ armoireId }) => armoireId === null))

  test('link its pieces where the armoire keeps them, and say that it keeps all', async () => {
    const page = await shown(kept)
    expect(page.words('dt').slice(0, 2)).toEqual([`${kept?.pieces.length} pieces`, 'In the armoire'])
    expect(page.words('dd div').slice(0, kept?.pieces.length)).toEqual(kept?.pieces.map(({ name }) => name))
    const links = page.all('dd a').map((link) => link.getAttribute('href'))
    expect(links).toEqual(
      expect.arrayContaining(kept?.pieces.map(({ armoireId }) => `/char/7/armoire/${armoireId}/`) ?? ['']),
    )
    expect(page.words('dd')[1]).toBe('All pieces can be stored in the armoire.')
  })

  test('say what is checked off in the armoire', async () => {
    const [first, ...others] = kept?.pieces ?? []
    const page = await shown(kept, new Map([[first?.armoireId ?? 0, 1]]))
    expect(page.words('dd')[1]).toContain(`1 of ${others.length + 1} are checked off there.`)
    const checked = page.all('dd div').filter((piece) => piece.querySelector('.unseen') !== null)
    expect(checked.map(({ textContent }) => textContent)).toEqual([`${first?.name} In the armoire`])
    expect((await shown(kept)).words('.unseen')).toEqual([])
  })

  test('name pieces that the armoire does not keep, and nothing of it', async () => {
    const page = await shown(worn)
    expect(page.words('dd div').slice(0, worn?.pieces.length)).toEqual(worn?.pieces.map(({ name }) => name))
    expect(page.words('dt')).not.toContain('In the armoire')
    expect(page.all('a[href*="/armoire/"]')).toEqual([])
  })

  test('say nothing of the armoire where it keeps only some pieces, nor of others where none shares one', async () => {
    const [first, second] = kept?.pieces ?? []
    if (kept === undefined || first === undefined || second === undefined) throw new Error('no such outfit')
    const outfit = { ...kept, pieces: [first, { ...second, armoireId: null }] }
    const page = await drawn(<OutfitPieces {...{ frame: frameOf('outfit'), outfit, all: [outfit], owned: null }} />)
    expect(page.words('dt')).toEqual(['2 pieces'])
    expect(page.words('a')).toEqual([first.name])
  })

  test('lead to the outfits that share a piece', async () => {
    const sharing = all.find((one) => sharingWith(one, all).length > 0)
    const page = await shown(sharing)
    const others = sharing === undefined ? [] : sharingWith(sharing, all)
    expect(page.words('dt').at(-1)).toBe('Shares pieces with')
    expect(page.all('a[href*="/outfits/"]').map((link) => link.getAttribute('href'))).toEqual(
      others.map(({ id }) => `/char/7/outfits/${id}/`),
    )
  })
})
