import { parseHTML } from 'linkedom'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { offline, webOf } from '#ask/web.fixture.ts'
import { finderTexts } from '#texts/texts.ts'
import { openPage } from '#ui/page.fixture.ts'
import { bindFinders } from './finder.ts'
import { Finder } from './finder.tsx'

const names = { prefix: 'mi', deeper: [], names: [[42, 'Mina Example', 1], [43, 'Mina Examples', 1]] } // prettier-ignore
const { ask: web } = webOf({ '/api/names/mi/': names, '/api/names/ex/': names, '/places.json': {} })

/** A page that a finder comes to after its script has run, as an island brings one. */
const scene = (ask = web, finder = <Finder language="de" />) => {
  const went: string[] = []
  const { document, Event } = parseHTML('<html lang="de"><body></body></html>')
  bindFinders(document, { go: (path) => void went.push(path), ask: async () => ask })
  document.body.innerHTML = renderToStaticMarkup(finder)
  const form = document.querySelector('form')
  const input = document.querySelector('input')
  if (form === null || input === null) throw new Error('no form')
  const list = document.querySelector<HTMLElement>('[data-suggestions]')
  return { went, form, input, list, send: (of: Element, type: string) => of.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })) } // prettier-ignore
}

const submit = async (value: string, ...world: Parameters<typeof scene>) => {
  const { went, form, input, send } = scene(...world)
  input.value = value
  expect(send(form, 'submit')).toBe(false)
  await vi.waitFor(() => expect(went.length).toBeGreaterThan(0), { timeout: 30_000 })
  return went.join()
}

test.each([
  ['https://na.finalfantasyxiv.com/lodestone/character/42/', '/de/char/42/'],
  ['mina example', '/de/char/42/'],
  ['Mina', '/de/charactersearch/?q=Mina'],
  ['Mina Exodus', '/de/charactersearch/?q=Mina%20Exodus'],
  ['Mi', '/de/charactersearch/?q=Mi'],
])('%s leads to %s', async (text, path) => expect(await submit(text)).toBe(path))

test.each([
  ['42', '/de/char/7/compare/42/'],
  ['mina example', '/de/char/7/compare/42/'],
  ['Mina', '/de/charactersearch/?q=Mina&compare=7'],
])('%s, to be compared with another, leads to %s', async (text, path) =>
  expect(await submit(text, web, <Finder language="de" compared={7} />)).toBe(path),
)

test('a name whose index can not be read is handed over to the search', async () => {
  expect(await submit('mina example', offline)).toBe('/de/charactersearch/?q=mina%20example')
})

test('names are suggested from the first time that somebody is in the field', async () => {
  const { input, list, send } = scene()
  input.value = 'Mina'
  send(input, 'focusin')
  send(input, 'focusin')
  await vi.waitFor(() => expect(list?.innerHTML).toContain('href="/de/char/42/"'), { timeout: 30_000 })
  expect(list?.querySelectorAll('a')).toHaveLength(2)
})

test('a finder says what it finds, and its parts belong together', () => {
  const { label, hint, placeholder, button } = finderTexts('en')
  const saysOf = (finder: ReactNode) => {
    const { words, attributes, one, all } = openPage(renderToStaticMarkup(finder))
    const id = one('[role=combobox]').id
    expect([
      attributes('label', 'for'),
      attributes('[role=combobox]', 'aria-describedby'),
      all(`#${id}-hint`).length,
    ]).toEqual([...[[id], [`${id}-hint`], 1]])
    expect(attributes('[role=combobox]', 'aria-controls')).toEqual(attributes('[role=listbox]', 'id'))
    return [
      words('label')[0],
      words('.hint, p.small')[0],
      one('[role=combobox]').getAttribute('placeholder'),
      words('button')[0],
    ]
  }
  expect(saysOf(<Finder language="en" />)).toEqual([label, hint, placeholder, button])
  const everything = { label: 'What', hint: 'Anything' }
  expect(saysOf(<Finder language="en" everything={everything} />)).toEqual(['What', 'Anything', null, button])
  expect(saysOf(<Finder language="en" compared={7} button="Compare" />)).toEqual([label, hint, placeholder, 'Compare'])
})

test('one page may have a finder of everything and one of characters', () => {
  const both = [<Finder key={1} language="en" />, <Finder key={2} language="en" everything={{ label: '', hint: '' }} />]
  const { attributes } = openPage(renderToStaticMarkup(<>{both}</>))
  const ids = attributes('[id]', 'id')
  expect(new Set(ids).size).toBe(ids.length)
  expect(attributes('form', 'data-everything')).toEqual([null, ''])
})
