import { expect, test } from 'vitest'
import { character } from '#dev/frame.fixture.ts'
import type { ReaderCharacter } from '#user/reader-characters.ts'
import { firstKept } from './own-things.ts'

const person = (id: number): ReaderCharacter => ({ id, name: '', worldName: '', iconUrl: '', kind: 'own' })

const keeps = async (id: number) => (id > 2 ? { ...character, id } : null)

test('a page speaks of the first character that this browser keeps', async () => {
  const { one, answer } = await firstKept([person(1), person(2), person(3), person(4)], keeps)
  expect([one.id, answer?.id]).toEqual([3, 3])
})

test('where it keeps none it names the first', async () => {
  const { one, answer } = await firstKept([person(1), person(2)], keeps)
  expect([one.id, answer]).toEqual([1, null])
})
