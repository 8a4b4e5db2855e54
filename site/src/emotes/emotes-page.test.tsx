import { expect, test } from 'vitest'
import { character, frameOf } from '#dev/frame.fixture.ts'
import { drawnPage } from '#dev/collection-page.fixture.tsx'
import { showTables } from '#tables/build/shown.fixture.ts'
import { prerendered } from '#ui/prerendered.fixture.ts'
import type { ListFrame } from '#collection/frame.ts'
import { EmotesPage, ReadNote } from './emotes-page.tsx'

const noteOf = async (emotes: typeof character.parts.emotes, frame: Partial<ListFrame> = {}, id = 7) => {
  const document = await prerendered(
    <ReadNote
      frame={frameOf('emote', frame)}
      character={{ ...character, id, parts: { ...character.parts, emotes } }}
      {...{ things: [], groups: [], group: null, list: undefined as never }}
    />,
  )
  return document.querySelector('main')
}

const hidden = { state: 'private', asOf: 5 } as const

test('a list that is public says when it was read', async () => {
  const note = await noteOf({ state: 'public', asOf: Date.UTC(2026, 10, 24, 12) })
  expect(note?.textContent).toBe('Read on the Lodestone on Nov 24, 2026.')
})

test('of a hidden one its player learns how it could be read, and nobody else', async () => {
  const note = await noteOf(hidden, { isTheirs: true })
  expect(note?.textContent).toMatch(/^Make your emotes public/)
  expect(note?.querySelector('a')?.getAttribute('href')).toContain('/lodestone/my/setting/account/')
  expect((await noteOf(hidden))?.textContent).toBe('')
  expect((await noteOf(hidden, { isTheirs: true }, 0))?.textContent).toBe('')
})

test('emotes are below the headings of their categories, which count them', async () => {
  const emotes = [2, 1, 2].map((emoteCategoryId, at) => ({
    ...{ id: at + 1, name: `Emote ${at}`, patch: '2.0', sort: at, emoteCategoryId, command: '/wave' },
  }))
  const emoteCategories = [
    { id: 1, name: 'General' },
    { id: 2, name: 'Special' },
  ]
  showTables({ emotes, emoteCategories })
  expect((await drawnPage(EmotesPage, 'emote')).words('.part h2')).toEqual(['General 1', 'Special 2'])
})
