import { parseHTML } from 'linkedom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { offline, webOf } from '#ask/web.fixture.ts'
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
