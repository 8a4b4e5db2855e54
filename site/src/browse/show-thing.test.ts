import { expect, test } from 'vitest'
import { openPage } from '#ui/page.fixture.ts'
import { showThing } from './show-thing.ts'

const open = (hash: string) => {
  const page = openPage('<table><tr data-thing="fish/2"></tr><tr data-thing="fish/29"></tr></table>')
  showThing(page.document, hash)
  return { ...page, here: () => page.all('[data-here]').map(({ dataset }) => dataset['thing']) }
}

test('the thing that the address names has the focus and is marked', () => {
  const { document, one, here } = open('#fish/29')
  expect(here()).toEqual(['fish/29'])
  expect(document.activeElement).toBe(one('[data-here]'))
  showThing(document, '#fish/2')
  expect(here()).toEqual(['fish/2'])
})

test.each(['', '#', '#fish/3', '#content'])('%j names none', (hash) => expect(open(hash).here()).toEqual([]))
