import { expect, test } from 'vitest'
import { openAnonymous, readAnonymous } from './anonymous.ts'
import { inMemory, type Intents } from './intents.ts'
import type { MarkType } from './marks.ts'

let clock = 1000

/** Tabs of one browser. */
const browser = (intents: Intents = inMemory()) => {
  const tabs: (() => void)[] = []
  const open = async (type: MarkType = 'emote') => {
    const share = (run: () => void) => {
      tabs.push(run)
      return () => tabs.forEach((tab) => tab !== run && tab())
    }
    const marks = openAnonymous({ intents, type, now: () => clock++, share })
    await marks.undo()
    return { ...marks, ids: () => [...(marks.view.get().dates?.keys() ?? [])].sort((a, b) => a - b) }
  }
  return { open, intents }
}

const rest = async () => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
}

test('what is ticked is kept in the browser by its collection, and shown again', async () => {
  const { open, intents } = browser()
  const emotes = await open()
  await emotes.set([3, 1], true)
  await (await open('fish')).set([1], true)
  await emotes.set([3], false)
  expect([emotes.ids(), (await open()).ids(), (await open('fish')).ids()]).toEqual([[1], [1], [1]])
  // What is not ticked leaves nothing: to take ticks over never unticks anything.
  expect((await readAnonymous(intents)).map(({ type, id, owned }) => [type, id, owned])).toEqual([
    ['emote', 1, true],
    ['fish', 1, true],
  ])
})

test('a gesture is one change, which can be taken back', async () => {
  const marks = await browser().open()
  await marks.set([1], true)
  await marks.set([1, 2, 3], true)
  expect(marks.view.get().said).toEqual({ state: 'changed', owned: true, ids: [2, 3] })
  await marks.undo()
  expect([marks.ids(), marks.view.get().said]).toEqual([[1], { state: 'undone', ids: [2, 3], isMore: true }])
})

test('two tabs lose nothing, and show the same', async () => {
  const { open } = browser()
  const [one, two] = [await open(), await open()]
  await Promise.all([one.set([1], true), two.set([2], true), one.set([3], true)])
  await rest()
  expect([one.ids(), two.ids()]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ])
})
