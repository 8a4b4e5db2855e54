import { expect, test } from 'vitest'
import { character, frameOf, thingOf } from '#dev/frame.fixture.ts'
import { showTables, type ShownTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { EmoteDetails } from './emote-details.tsx'
import { emoteTexts } from './texts.ts'

const texts = emoteTexts('en')
const row = (id: number, rest: object = {}) => ({
  ...{ id, name: `Emote ${id}`, patch: '2.0', emoteCategoryId: 2, command: '/wave', unlockLink: null },
  ...rest,
})

const lines = async (rows: readonly object[], shown: ShownTables = {}) => {
  showTables({ emotes: rows, emoteCategories: [{ id: 2, name: 'General' }], ...shown })
  const details = { frame: frameOf('emote'), character, groups: [] }
  const page = await drawn(<EmoteDetails {...details} thing={thingOf({ id: 1 })} />)
  const each = [...page.all('dd')].map((value) => [...value.children].map(({ textContent }) => textContent))
  return { terms: page.words('dt'), values: each, words: page.words('dd'), text: page.one('#part').textContent }
}

test('an emote says its category, every command of its, and what comes with it', async () => {
  const rows = [
    row(1, { commands: '/wave /goodbye', unlockLink: 5 }),
    row(2, { unlockLink: 5 }),
    row(3, { unlockLink: 6 }),
    row(4),
  ]
  const { terms, values } = await lines(rows)
  expect(terms).toEqual([texts.category, texts.command, texts.together])
  expect(values.slice(1)).toEqual([['/wave', '/goodbye'], ['Emote 2']])
})

test.each([
  ['one command', row(1), {}, [texts.category, texts.command], ['General', '/wave']],
  ['no command', row(1, { command: null }), {}, [texts.category], ['General']],
  ['a category that is loading', row(1), { emoteCategories: 'loading' as const }, [texts.command], ['/wave']],
])('of %s', async (_, emote, shown, terms, words) => {
  // Emotes that are known from the start are not unlocked together.
  const details = await lines([emote, row(2)], shown)
  expect([details.terms, details.words]).toEqual([terms, words])
})

test('of what is in no table nothing is said; that it is loading is', async () => {
  expect((await lines([row(2)])).text).toBe('')
  expect((await lines([], { emotes: 'loading' })).text).not.toBe('')
})
