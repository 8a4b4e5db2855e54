import { expect, test, vi } from 'vitest'
import { offline, webOf } from '#ask/web.fixture.ts'
import { bindFinder, bindFinders } from './finder.ts'

const names = { prefix: 'mi', deeper: [], names: [[42, 'Mina Example', 1], [43, 'Mina Examples', 1]] } // prettier-ignore
const { ask: web } = webOf({ '/api/names/mi/': names, '/api/names/ex/': names })

const submit = async (value: string, ask = web) => {
  const went: string[] = []
  const attributes: Record<string, string> = { 'data-finder': '/de/char/', action: '/de/charactersearch/' }
  const form = Object.assign(new EventTarget(), {
    getAttribute: (name: string) => attributes[name] ?? null,
    querySelector: () => Object.assign(new EventTarget(), { value }),
  })
  const deps = { go: (path: string) => void went.push(path), ask: async () => ask }
  bindFinders({ querySelectorAll: () => [form] } as unknown as Document, deps)
  // An island that holds a form binds it too, which must change nothing.
  bindFinder(form as unknown as HTMLFormElement, deps)
  form.dispatchEvent(new Event('submit', { cancelable: true }))
  await vi.waitFor(() => expect(went.length).toBeGreaterThan(0))
  return went.join()
}

test.each([
  ['https://na.finalfantasyxiv.com/lodestone/character/42/', '/de/char/42/'],
  ['mina example', '/de/char/42/'],
  ['Mina', '/de/charactersearch/?q=Mina'],
  ['Mina Exodus', '/de/charactersearch/?q=Mina%20Exodus'],
  ['Mi', '/de/charactersearch/?q=Mi'],
])('%s leads to %s', async (text, path) => expect(await submit(text)).toBe(path))

test('a name whose index can not be read is handed over to the search', async () => {
  expect(await submit('mina example', offline)).toBe('/de/charactersearch/?q=mina%20example')
})
