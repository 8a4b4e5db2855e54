import { expect, test, vi } from 'vitest'
import { pagesTexts } from '#character/texts.ts'
import { character as sample } from '#dev/frame.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { listNames, thingLists } from '#things/lists.ts'
import { comparePageTexts } from './page-texts.ts'

const texts = comparePageTexts('en')
const first = { ...sample, id: 7, name: 'Mina Example' }
const second = { ...sample, id: 8, name: 'Rei Sample' }

/** The page of a comparison of the first character with that of an address below it. */
const openComparison = async (below: string, web: Record<string, unknown>) => {
  vi.resetModules()
  const page = await drawn(null, { path: `/char/7/compare/${below}`, web })
  const [{ ComparePage }, { view }, { openName }] = await Promise.all([
    import('./compare-page.tsx'),
    import('#character/character-store.ts'),
    import('#character/open-name.ts'),
  ])
  view.set({ state: 'ready', character: first, at: 0 })
  await page.draw(<ComparePage language="en" names={listNames(pagesTexts('en'))} lists={thingLists} />)
  return { ...page, openName }
}

test('the second name is for the title beside the first, and both are said once they are known', async () => {
  const { openName, words, until } = await openComparison('8/', { '/api/charcache/8/': second })
  await until(() => expect(openName.get()).toBe('Rei Sample'))
  expect(words('.unseen[role=status]')).toEqual(['Mina Example compared with Rei Sample'])
})

test('one who is not known is not named', async () => {
  const { openName, words, until } = await openComparison('8/', {})
  await until(() => expect(words('h2').join()).not.toBe(''))
  expect([openName.get(), words('.unseen[role=status]')[0]]).toEqual(['', ''])
})

test.each([
  ['is the same', '7/', {}, texts.compare.same],
  ['nobody has', '8/', { name: '', status: 'notFound' }, texts.character.notFound],
  ['was deleted', '8/', { name: '', deleted: true, status: 'deleted' }, texts.character.deleted],
  ['is private', '8/', { private: true, status: 'private' }, texts.compare.allPrivate],
])('of one that %s that is said, above the way to another', async (_, below, answer, sentence) => {
  const { words, until } = await openComparison(below, { '/api/charcache/8/': { ...second, ...answer } })
  await until(() => expect(words('.second h2')).toEqual([sentence, texts.compare.pick]))
  expect(words('.versus-head, .summary')).toEqual([])
})
