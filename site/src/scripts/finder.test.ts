import { expect, test } from 'vitest'
import { bindFinders } from './finder.ts'

const submit = (typed: string) => {
  const went: string[] = []
  const shown: string[] = []
  const attributes = new Map<string, string>()
  const input = {
    value: typed,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    focus: () => {},
  }
  const form = Object.assign(new EventTarget(), {
    getAttribute: () => '/de/char/',
    querySelector: (selector: string) =>
      selector === 'input' ? input : { removeAttribute: (name: string) => shown.push(name) },
  })
  bindFinders({ querySelectorAll: () => [form] } as unknown as Document, (path) => void went.push(path))
  form.dispatchEvent(new Event('submit', { cancelable: true }))
  return { went, shown, invalid: attributes.get('aria-invalid') }
}

test('goes straight to a character', () => {
  expect(submit('https://na.finalfantasyxiv.com/lodestone/character/42/')).toEqual({
    went: ['/de/char/42/'],
    shown: [],
    invalid: undefined,
  })
})

test('says what is wrong with anything else', () => {
  expect(submit('Mina')).toEqual({ went: [], shown: ['hidden'], invalid: 'true' })
})
