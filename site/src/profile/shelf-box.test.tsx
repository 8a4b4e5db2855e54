import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { recordOf } from '@kupodex/data/game'
import { failedTexts } from '#ask/texts.ts'
import { character } from '#dev/frame.fixture.ts'
import { openPage } from '#ui/page.fixture.ts'
import { profilePageTexts } from './profile-texts.ts'
import { ShelfBox } from './shelf-box.tsx'
import { syncedTypes } from './things.ts'
import { rarestShown, type Things } from './use-things.ts'

const rare = (id: number, count: number) => ({ id, count, points: 0, percent: count, percentFull: count })

test('what a character has since the night has no share: nobody had it then', () => {
  const things = {
    rarities: recordOf(syncedTypes, () => ({ charCount: 100, failed: false, isNear: true, of: () => undefined })),
    rarest: { ...recordOf(syncedTypes, () => []), mount: [rare(1, 0), rare(2, 3), rare(3, 4)] },
    thingName: (_: string, id: number) => (id === 2 ? { name: 'A mount', patch: null } : id === 1 ? undefined : null),
  } as unknown as Things
  const { profile, collections } = profilePageTexts('en')
  const html = renderToStaticMarkup(
    <ShelfBox
      {...{ language: 'en', texts: profile, titles: collections, images: null, things }}
      unnamed={(id) => `Mount ${id}`}
      character={{ ...character, mountsPrivate: false, parts: { ...character.parts, mounts: character.parts.minions } }}
    />,
  )
  expect([...html.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, figure]) => figure)).toEqual(['', '3.0%', '4.0%'])
  expect(html).not.toContain('0 of 100')
  expect(html).toContain('3 of 100')
  // One has no name, and of one it is not known yet.
  expect([...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, name]) => name)).toEqual(['Mount 1', 'A mount', '…'])
})

const isPublic = character.parts.minions
const everything = { ...character, parts: { ...character.parts, mounts: isPublic, facewear: isPublic } }
const rarity = { charCount: 100, failed: false, isNear: true, of: () => undefined }

/** The shelves of a character by type, as the rarity of mounts is, and what is rarest of them. */
const shelvesOf = (of: CharacterAnswer | null, ofMounts: object | null, rarest: readonly object[] = []) => {
  const things = {
    rarities: { ...recordOf(syncedTypes, () => rarity), mount: ofMounts },
    rarest: { ...recordOf(syncedTypes, () => []), mount: rarest },
    thingName: (_: string, id: number) => ({ name: `Mount ${id}`, patch: null }),
  } as unknown as Things
  const { profile, collections } = profilePageTexts('en')
  const page = openPage(
    renderToStaticMarkup(
      <ShelfBox
        {...{ language: 'en', texts: profile, titles: collections, images: null, things }}
        unnamed={String}
        character={of}
      />,
    ),
  )
  const shelves = page.all('.shelves > div').map((shelf) => ({
    title: shelf.querySelector('h3')?.textContent?.trim(),
    empty: shelf.querySelectorAll('li[aria-hidden=true]').length,
    lines: [...shelf.querySelectorAll('li:not([aria-hidden=true])')].map((line) => line.textContent),
  }))
  expect(shelves.map(({ title }) => title)).toEqual(syncedTypes.map((type) => collections[type]))
  const shelf = (type: (typeof syncedTypes)[number]) => {
    const { empty, lines } = shelves[syncedTypes.indexOf(type)] ?? {}
    return { empty, lines }
  }
  return { shelf, ...page }
}

test('a shelf has its room while its rarity is loading, and the others are there', () => {
  const { shelf } = shelvesOf(everything, null)
  expect(shelf('mount')).toEqual({ empty: rarestShown, lines: [] })
  expect(shelf('minion')).toEqual({ empty: 0, lines: [profilePageTexts('en').profile.shelf.nothing] })
  expect(shelvesOf(null, null).shelf('mount')).toEqual({ empty: rarestShown, lines: [] })
})

test('what is rare says its points, where it has any, and how many have it', () => {
  const { shelf, attributes } = shelvesOf(everything, rarity, [{ ...rare(2, 3), points: 40 }, rare(3, 4)])
  expect(shelf('mount')).toEqual({
    empty: 0,
    lines: ['Mount 240 rarity points3.0%3 of 100 on Sample have it', 'Mount 34.0%4 of 100 on Sample have it'],
  })
  expect(attributes('a', 'href')).toEqual(['/char/1001/mounts/2/', '/char/1001/mounts/3/'])
})

test('a shelf that cannot be had says so, where it would have been', () => {
  const { shelf, all } = shelvesOf(everything, { ...rarity, failed: true })
  expect(shelf('mount').lines).toEqual([expect.stringContaining(failedTexts('en').failed)])
  expect(all('.shelves button')).toHaveLength(1)
})

test.each([
  ['private', { mountsPrivate: true }, profilePageTexts('en').profile.next.private],
  ['not read', {}, profilePageTexts('en').profile.next.notRead],
])('a shelf that is %s says only that', (_, of, words) => {
  const unread = { state: 'unknown', asOf: null } as const
  const { shelf } = shelvesOf(
    { ...everything, mounts: [], parts: { ...everything.parts, mounts: unread }, ...of },
    null,
  )
  expect(shelf('mount')).toEqual({ empty: 0, lines: [words] })
})
