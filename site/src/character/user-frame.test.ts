import { cleanStores } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { session } from '#session/session.ts'
import { type CharacterView, view } from './character-store.ts'
import { bindUserFrame } from './user-frame.ts'
import { user } from '../user/user.ts'

afterEach(() => {
  forgetPages()
  view.set({ state: 'loading' })
  vi.unstubAllGlobals()
})

/** Nobody is logged in, and no page that was opened before listens any more. */
const forgetPages = () => {
  cleanStores(session, view)
  session.set(null)
}

const page = { querySelector: () => null, querySelectorAll: () => [] } as unknown as Document

const of = (subject: string, token = subject) => ({ subject, token, expiresAt: 2000 })

/** A page that shows a character, to whoever `first` is; how often it is loaded again. */
const open = (isOwn: boolean, first: ReturnType<typeof of> | null) => {
  forgetPages()
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  session.set(first)
  view.set({ state: 'ready', character: { id: 7 }, isOwn } as unknown as CharacterView)
  bindUserFrame(page, 7)
  return reload
}

test.each([
  ['its owner logs out', null, 1],
  ['somebody else logs in while the browser keeps the page', of('aldo'), 1],
  ['the login of its owner is renewed', of('mina', 'next'), 0],
])('what only its owner sees is left when %s', (_, next, times) => {
  const reload = open(true, of('mina'))
  session.set(next)
  expect(reload).toHaveBeenCalledTimes(times)
})

test('a page that is drawn before it is known who reads it stays, and so does what everybody sees', () => {
  const early = open(true, null)
  session.set(of('mina'))
  expect(early).not.toHaveBeenCalled()
  session.set(of('aldo'))
  expect(early).toHaveBeenCalledTimes(1)
  const seen = open(false, of('mina'))
  session.set(of('aldo'))
  expect(seen).not.toHaveBeenCalled()
})

test('a way to verify is shown to who has not, and to an owner whose character its introduction hides', () => {
  forgetPages()
  const links = ['no', 'yes'].map((owner) => ({ dataset: { owner }, hidden: true }))
  const framed = { querySelector: () => null, querySelectorAll: () => links } as unknown as Document
  const shownLinks = () => links.flatMap(({ dataset, hidden }) => (hidden ? [] : [dataset.owner]))
  const show = (optedOut: boolean) =>
    view.set({ state: 'private', character: { id: 7, optedOut } } as unknown as CharacterView)
  show(false)
  bindUserFrame(framed, 7)
  expect(shownLinks()).toEqual([])
  const one = { own: [], favorites: [] } as unknown as NonNullable<ReturnType<typeof user.get>>
  user.set(one)
  expect(shownLinks()).toEqual(['no'])
  user.set({ ...one, own: [{ id: 7 }] as never })
  expect(shownLinks()).toEqual(['yes'])
  show(true)
  expect(shownLinks()).toEqual(['no', 'yes'])
  user.set(null)
  expect(shownLinks()).toEqual([])
})
