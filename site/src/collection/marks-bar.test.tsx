import { languages } from '@kupodex/data/game'
import { nothingFixed } from '#marks/fixed.ts'
import { expect, test, vi } from 'vitest'
import { failedTexts } from '#ask/texts.ts'
import { markTexts } from '#marks/texts.ts'
import type { MarksView, Said } from '#marks/marks.ts'
import { counted, fill } from '#texts/fill.ts'
import { failureText } from '#user/failure-text.ts'
import { failureTexts } from '#user/texts.ts'
import { drawn } from '../ui/drawn.fixture.ts'
import { MarksBar } from './marks-bar.tsx'

const changed: Said = { state: 'changed', owned: true, ids: [4] }

/** A list with its bar and some fields around it; counts how often the last change was taken back. */
const open = async (said: Said | null) => {
  let undone = 0
  const view: MarksView = { dates: new Map(), fixed: nothingFixed, pending: new Set(), said }
  const marks = {
    ...{ view, texts: markTexts('en'), set: async () => {}, send: async () => {} },
    undo: async () => void undone++,
  }
  const drawing = (now: Said | null) => (
    <>
      <input type="search" />
      <input type="text" />
      <textarea />
      <div>
        <MarksBar language="en" marks={{ ...marks, view: { ...view, said: now } }} />
        <button type="button" id="all" />
        <input type="checkbox" data-tick="4" />
      </div>
    </>
  )
  const page = await drawn(drawing(said))
  const press = (target: Element, keys: Partial<KeyboardEvent> = { ctrlKey: true }) =>
    page.settle(() => page.send(target, 'keydown', { key: 'z', ...keys }))
  return { ...page, press, undone: () => undone, says: (now: Said | null) => page.draw(drawing(now)) }
}

test('Ctrl+Z and Cmd+Z do what the button does, wherever the focus is', async () => {
  const { one, press, click, undone, send } = await open(changed)
  await press(one('[data-tick]'))
  await press(one('[data-tick]').ownerDocument.body, { metaKey: true, key: 'Z' })
  await click('.marks-bar button')
  expect(undone()).toBe(3)
  expect(send(one('[data-tick]'), 'keydown', { key: 'z', ctrlKey: true })).toBe(false)
})

test('in a text field they take back what was typed', async () => {
  const { one, press, undone } = await open(changed)
  for (const field of ['[type=search]', '[type=text]', 'textarea']) await press(one(field))
  expect(undone()).toBe(0)
})

test.each([
  ['read', 'Its list on the Lodestone shows this, so it cannot be unchecked.'],
  ['proven', 'An achievement proves this, so it cannot be unchecked.'],
] as const)('says why what is %s stays checked', async (by, sentence) => {
  const { one } = await open({ state: 'fixed', by })
  expect(one('.marks-bar').textContent).toBe(sentence)
})

test('other keys do nothing, nor do these where there is no change to take back', async () => {
  const { one, press, undone } = await open(changed)
  for (const keys of [
    {},
    { ctrlKey: true, shiftKey: true },
    { ctrlKey: true, altKey: true },
    { ctrlKey: true, key: 'y' },
  ])
    await press(one('[data-tick]'), keys)
  const waiting = await open({ state: 'waiting', code: 'offline' })
  await waiting.press(waiting.one('[data-tick]'))
  expect([undone(), waiting.undone()]).toEqual([0, 0])
})

test.each([
  ['what was pressed for the change', '#all', true],
  ['the box of what changed, where that is gone', '#all', false],
])('after the button the focus is on %s', async (_, selector, stays) => {
  const { one, click, settle, says } = await open(null)
  const all = one<HTMLButtonElement>(selector)
  await settle(() => all.focus())
  await says(changed)
  const focus = vi.spyOn(all, 'focus')
  if (!stays) all.remove()
  await click('.marks-bar button')
  expect(all.ownerDocument.activeElement).toBe(stays ? all : one('[data-tick]'))
  // The page stays where it is.
  expect(focus.mock.calls).toEqual(stays ? [[{ preventScroll: true }]] : [])
})

test('where what is ticked leaves the list, the box in its place has the focus, and of the last the one before', async () => {
  const view: MarksView = { dates: new Map(), fixed: nothingFixed, pending: new Set(), said: changed }
  const marks = { view, texts: markTexts('en'), set: async () => {}, send: async () => {}, undo: async () => {} }
  const drawing = (ids: readonly number[]) => (
    <div>
      {ids.map((id) => (
        <input type="checkbox" data-tick={id} key={id} />
      ))}
      <MarksBar language="en" marks={{ ...marks, view: { ...view } }} />
    </div>
  )
  const page = await drawn(drawing([4, 5, 6, 7]))
  const focused = () => (page.document.activeElement as HTMLElement | null)?.dataset['tick']
  await page.settle(() => page.one<HTMLInputElement>('[data-tick="5"]').focus())
  const focus = vi.spyOn(page.one('[data-tick="6"]'), 'focus')
  await page.draw(drawing([4, 6, 7]))
  expect([focused(), focus.mock.calls]).toEqual(['6', [[{ preventScroll: true }]]])
  await page.settle(() => page.one<HTMLInputElement>('[data-tick="7"]').focus())
  await page.draw(drawing([4, 6]))
  expect(focused()).toBe('6')
  await page.settle(() => page.one<HTMLInputElement>('[data-tick="4"]').focus())
  await page.draw(drawing([6, 7]))
  expect(focused()).toBe('6')
  // What is still there gets no focus back that it lost.
  await page.settle(() => page.one<HTMLInputElement>('[data-tick="6"]').blur())
  await page.draw(drawing([4, 6]))
  expect(page.document.activeElement).toBe(page.document.body)
  await page.settle(() => page.one<HTMLInputElement>('[data-tick="6"]').focus())
  // A reader who went elsewhere meanwhile stays there.
  const search = page.document.createElement('input')
  page.document.body.append(search)
  await page.settle(() => search.focus())
  await page.draw(drawing([4]))
  expect(page.document.activeElement).toBe(search)
})

test('the list that it is in is ticked in ranges', async () => {
  const view: MarksView = { dates: new Map(), fixed: nothingFixed, pending: new Set(), said: null }
  const set = vi.fn(async () => {})
  const marks = { view, texts: markTexts('en'), set, send: async () => {}, undo: async () => {} }
  const page = await drawn(
    <div>
      {[4, 5, 6].map((id) => (
        <label className="tick" key={id}>
          <input type="checkbox" data-tick={id} />
        </label>
      ))}
      <MarksBar language="en" marks={marks} />
    </div>,
  )
  await page.click('[data-tick="4"]')
  await page.settle(() => page.send(page.one('[data-tick="6"]'), 'click', { shiftKey: true }))
  expect(set.mock.calls).toEqual([[[4, 5, 6], true]])
})

const texts = markTexts('en')
const reason = (code: 'offline' | 'forbidden') => ({ reason: failureText(failureTexts('en'), code) })

/** What the bar says of a change of which two are not saved, and what can be done with it. */
const said = async (now: Said | null) => {
  const sent = vi.fn(async () => {})
  const view: MarksView = { dates: new Map(), fixed: nothingFixed, pending: new Set([1, 2]), said: now }
  const marks = { view, texts, set: async () => {}, send: sent, undo: async () => {} }
  const page = await drawn(<MarksBar language="en" marks={marks} />)
  const buttons = page.words('p > *')
  const words = [page.words('p')[0]?.slice(0, -buttons.join('').length || undefined), buttons]
  return { ...page, said: words, sent }
}

test.each<[string, Said | null, string | undefined, string[]]>([
  ['nothing', null, undefined, []],
  [
    'things that were ticked',
    { state: 'changed', owned: true, ids: [4, 5] },
    counted(texts.checked, 2, 'en'),
    [texts.undo],
  ],
  [
    'one that was unticked',
    { state: 'changed', owned: false, ids: [4] },
    counted(texts.unchecked, 1, 'en'),
    [texts.undo],
  ],
  ['what was taken back', { state: 'undone', ids: [4], isMore: false }, counted(texts.undone, 1, 'en'), []],
  [
    'what was taken back of several',
    { state: 'undone', ids: [4], isMore: true },
    counted(texts.undone, 1, 'en'),
    [texts.undo],
  ],
  [
    'what waits for a network',
    { state: 'waiting', code: 'offline' },
    counted(texts.waiting, 2, 'en'),
    [failedTexts('en').retry],
  ],
  [
    'what waits for a login',
    { state: 'waiting', code: 'loggedOut' },
    counted(texts.waitingForLogin, 2, 'en'),
    [texts.login],
  ],
  [
    'what could not be read',
    { state: 'unread', code: 'offline' },
    fill(texts.unread, reason('offline')),
    [failedTexts('en').retry],
  ],
  ['what was refused', { state: 'failed', code: 'forbidden' }, fill(texts.failed, reason('forbidden')), []],
])('of %s it says so, with what can be done', async (_, now, words, buttons) => {
  expect((await said(now)).said).toEqual([words, buttons])
})

test('what waits is sent again by a button', async () => {
  const page = await said({ state: 'waiting', code: 'offline' })
  await page.click('button')
  expect(page.sent).toHaveBeenCalledTimes(1)
})

test('the keys of a change that was taken back take the one before it back, as long as there is one', async () => {
  for (const isMore of [true, false]) {
    const { one, press, undone } = await open({ state: 'undone', ids: [4], isMore })
    await press(one('[data-tick]'))
    expect(undone()).toBe(isMore ? 1 : 0)
  }
})

test('the keys are the browser’s once there is nothing to take back any more', async () => {
  const { one, press, undone, says } = await open(changed)
  await says(null)
  await press(one('[data-tick]'))
  expect(undone()).toBe(0)
})

/** Half-width letters that a phone has room for in two lines, beside the button. */
const roomOnPhone = 50

test.each(languages)('in %s what is not saved yet takes two lines on a phone', (language) => {
  const { waiting, waitingForLogin, undone } = markTexts(language)
  for (const forms of [waiting, waitingForLogin, undone])
    for (const text of Object.values(forms)) {
      const width = [...text].reduce((sum, letter) => sum + (letter > '\u2fff' ? 2 : 1), 0)
      expect(width, text).toBeLessThanOrEqual(roomOnPhone)
    }
})
