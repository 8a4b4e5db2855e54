import { expect, onTestFinished, test, vi } from 'vitest'
import { openPage } from '#ui/page.fixture.ts'
import { placesChoiceKey } from './kept-choice.ts'

const mina = { id: 7, name: 'Mina', worldName: 'Shiva', iconUrl: '' }

/** The page of a kind in a browser in which a character was opened. */
const open = async (choice: object, opened = [mina]) => {
  const page = openPage('<div data-origins="duty" data-language="en"></div><table data-rows></table>', {
    kept: { [placesChoiceKey]: JSON.stringify(choice) },
  })
  page.document.documentElement.dataset.recent = ''
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
  const { recent } = await import('#recent/recent.ts')
  recent.set(opened)
  await import('./kind-page.ts')
  return { ...page, isWaiting: () => page.all('[data-waiting]').length === 1 }
}

test.each([
  [{ most: true }, true],
  [{ missing: true }, true],
  [{}, false],
])('with the choice %j rows are hidden until they have their places: %s', async (choice, isHidden) => {
  const { isWaiting, words } = await open(choice)
  expect(isWaiting()).toBe(isHidden)
  await vi.waitFor(() => expect(words('[data-origins] > p')[0]).toBe('Mina'))
  await vi.waitFor(() => expect(isWaiting()).toBe(false))
})

test('a list of which nothing can be said of the character is what a stranger reads', async () => {
  vi.doMock('./show-missing.ts', () => Promise.reject(new Error('no script')))
  onTestFinished(() => vi.doUnmock('./show-missing.ts'))
  const { document, isWaiting } = await open({ most: true })
  await vi.waitFor(() => expect(document.documentElement.dataset.recent).toBeUndefined())
  await vi.waitFor(() => expect(isWaiting()).toBe(false))
})

test('for a stranger nothing is done', async () => {
  const { isWaiting, words } = await open({ most: true }, [])
  expect([isWaiting(), words('[data-origins]')]).toEqual([false, ['']])
})
