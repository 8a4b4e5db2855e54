import { cleanStores } from 'nanostores'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { character } from '#dev/frame.fixture.ts'
import { chosenCharacter } from '#recent/chosen.ts'
import { chosenKey } from '#storage/keys.ts'
import { openPage } from '#ui/page.fixture.ts'
import { type CharacterView, view } from './character-store.ts'
import { bindChoice } from './choice.ts'

const markup = `<button data-choose data-failed="not saved" data-chosen="yours" data-taken-back="not yours" aria-pressed="false" disabled></button>
  <p data-frame-note hidden></p><p data-choice-note hidden></p>`

/** Events of the window, which a page's own take the place of. */
const WindowEvent = globalThis.Event

const person = (id: number) => ({ id, name: `Person ${id}`, worldName: 'Lich', iconUrl: '' })
const ready = (id: number): CharacterView => ({ state: 'ready', character: { ...character, ...person(id) } })

afterEach(() => {
  cleanStores(view)
  view.set({ state: 'loading' })
})

/** The page of a character, in a browser where another may be chosen. */
const open = (id: number, shown: CharacterView, chosen: number | null = null) => {
  const page = openPage(markup, { kept: chosen === null ? {} : { [chosenKey]: JSON.stringify([person(chosen)]) } })
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  view.set(shown)
  bindChoice(page.document, id)
  const button = page.one<HTMLButtonElement>('button')
  const state = () => (button.disabled ? 'disabled' : button.getAttribute('aria-pressed') === 'true')
  return { ...page, events, state, chosen: () => chosenCharacter(page.storage) }
}

test('what became of a choice is said for a while', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const page = open(7, ready(7))
  page.click('button')
  vi.advanceTimersByTime(5000)
  page.click('button')
  vi.advanceTimersByTime(5000)
  expect(page.words('[data-choice-note]:not([hidden])')).toEqual(['not yours'])
  vi.advanceTimersByTime(5000)
  expect(page.words('p:not([hidden])')).toEqual([])
})

test('a character is chosen, and taken back when the button is pressed again', () => {
  const page = open(7, ready(7))
  expect(page.state()).toBe(false)
  page.click('button')
  expect([page.state(), page.chosen(), page.words('p:not([hidden])')]).toEqual([true, person(7), ['yours']])
  page.click('button')
  expect([page.state(), page.chosen(), page.words('p:not([hidden])')]).toEqual([false, null, ['not yours']])
})

test('it takes the place of another', () => {
  const page = open(7, ready(7), 8)
  expect(page.state()).toBe(false)
  page.click('button')
  expect([page.state(), page.chosen()?.id]).toEqual([true, 7])
})

test.each([
  ['that is not there yet', { state: 'loading' }],
  ['that is gone', { state: 'deleted' }],
  ['without a name', { state: 'private', character: { ...character, name: '' } }],
  ['that only its owner sees', { ...ready(7), isOwn: true }],
] as [string, CharacterView][])('one %s cannot be chosen, but taken back', (_, shown) => {
  expect(open(7, shown).state()).toBe('disabled')
  const page = open(7, shown, 7)
  expect(page.state()).toBe(true)
  page.click('button')
  expect([page.state(), page.chosen()]).toEqual(['disabled', null])
})

test('it can be chosen once it is there', () => {
  const page = open(7, { state: 'loading' })
  view.set(ready(7))
  expect(page.state()).toBe(false)
})

test.each(['pageshow', 'storage'])('what another page has chosen since is shown: %s', (type) => {
  const page = open(7, ready(7), 7)
  page.storage.setItem(chosenKey, JSON.stringify([person(8)]))
  page.events.dispatchEvent(Object.assign(new WindowEvent(type), { key: chosenKey }))
  expect(page.state()).toBe(false)
})

test('where the browser keeps nothing that is said', () => {
  const page = open(7, ready(7))
  page.storage.setItem = () => undefined
  page.click('button')
  expect([page.state(), page.words('[data-frame-note]')]).toEqual([false, ['not saved']])
})
