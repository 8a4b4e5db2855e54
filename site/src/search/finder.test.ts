import { expect, test, vi } from 'vitest'
import { bindFinders } from './finder.ts'

const names = { prefix: 'mi', deeper: [], names: [[42, 'Mina Example', 1], [43, 'Mina Examples', 1]] } // prettier-ignore
const web = (async (path: string) =>
  path === '/api/names/mi' || path === '/api/names/ex'
    ? Response.json(names)
    : new Response('', { status: 404 })) as typeof fetch
const broken = (async () => {
  throw new TypeError('no network')
}) as typeof fetch

const submit = async (value: string, ask = web) => {
  const went: string[] = []
  const attributes: Record<string, string> = { 'data-finder': '/de/char/', action: '/de/charactersearch/' }
  const form = Object.assign(new EventTarget(), {
    getAttribute: (name: string) => attributes[name] ?? null,
    querySelector: () => Object.assign(new EventTarget(), { value }),
  })
  bindFinders({ querySelectorAll: () => [form] } as unknown as Document, { go: (path) => void went.push(path), ask })
  form.dispatchEvent(new Event('submit', { cancelable: true }))
  await vi.waitFor(() => expect(went).toHaveLength(1))
  return went[0]
}

test.each([
  ['https://na.finalfantasyxiv.com/lodestone/character/42/', '/de/char/42/'],
  ['mina example', '/de/char/42/'],
  ['Mina', '/de/charactersearch/?q=Mina'],
  ['Mina Exodus', '/de/charactersearch/?q=Mina%20Exodus'],
  ['Mi', '/de/charactersearch/?q=Mi'],
])('%s leads to %s', async (text, path) => expect(await submit(text)).toBe(path))

test('a name whose index cannot be read is handed over to the search', async () => {
  expect(await submit('mina example', broken)).toBe('/de/charactersearch/?q=mina%20example')
})
