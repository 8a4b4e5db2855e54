import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { recordOf } from '@kupodex/data/game'
import { character } from '#dev/frame.fixture.ts'
import { profilePageTexts } from './profile-texts.ts'
import { ShelfBox } from './shelf-box.tsx'
import { syncedTypes } from './things.ts'
import type { Things } from './use-things.ts'

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
