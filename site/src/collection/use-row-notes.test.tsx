import { expect, test } from 'vitest'
import { showTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import type { Notes } from './frame.ts'
import { type NoteOf, useRowNotes } from './use-row-notes.ts'

const noteOf: NoteOf<'fish'> = ({ id }) => [Number(id), 'Somewhere', undefined, id === 1 ? 'At noon' : undefined]
const fish = [
  { id: 1, name: 'Carp' },
  { id: 2, name: 'Bass' },
]

const notesOf = async (isWanted: boolean, shown: readonly object[] | 'loading' = fish) => {
  showTables({ fish: shown })
  const seen: Notes[] = []
  const Part = ({ see }: { see: (notes: Notes) => unknown }) => {
    see(useRowNotes('en', 'fish', isWanted, noteOf))
    return null
  }
  await drawn(<Part see={(notes) => seen.push(notes)} />)
  return [...(seen.at(-1) ?? [])]
}

test('each row says of itself what is known, in parts', async () => {
  expect(await notesOf(true)).toEqual([
    [1, { text: 'Somewhere · At noon' }],
    [2, { text: 'Somewhere' }],
  ])
})

test('nothing is said while it is not wanted, or not there', async () => {
  expect([await notesOf(false), await notesOf(true, 'loading')]).toEqual([[], []])
})
