import { expect, test } from 'vitest'
import { bindFinders } from './finder.ts'

const submit = (value: string) => {
  const went: string[] = []
  const attributes: Record<string, string> = { 'data-finder': '/de/char/', action: '/de/charactersearch/' }
  const form = Object.assign(new EventTarget(), {
    getAttribute: (name: string) => attributes[name] ?? null,
    querySelector: () => ({ value }),
  })
  bindFinders({ querySelectorAll: () => [form] } as unknown as Document, (path) => void went.push(path))
  form.dispatchEvent(new Event('submit', { cancelable: true }))
  return went
}

test('goes straight to a character', () => {
  expect(submit('https://na.finalfantasyxiv.com/lodestone/character/42/')).toEqual(['/de/char/42/'])
})

test('hands a name over to the search', () => {
  expect(submit('Mina Exodus')).toEqual(['/de/charactersearch/?q=Mina%20Exodus'])
})
