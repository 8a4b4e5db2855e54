import { columnsOf, leanRows } from '@kupodex/data/game'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { inMemory } from '#marks/intents.ts'
import { sendIntents } from '#marks/send.ts'
import { rowsIn } from '#tables/build/shown.fixture.ts'
import { counted, fill } from '#texts/fill.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { failureText } from '#user/failure-text.ts'
import { failureTexts } from '#user/texts.ts'
import type { Ask } from '#ask/ask.ts'
import { broughtKey } from './kept-brought.ts'
import { bringTexts } from './texts.ts'
import { names } from './things.fixture.ts'

const texts = bringTexts('en')
const fish = rowsIn('en', 'fish')
const table = columnsOf(leanRows('fish', fish) as never)
const idOf = (at: number) => fish[at]?.id ?? 0
const reason = (code: Parameters<typeof failureText>[1]) => ({ reason: failureText(failureTexts('en'), code) })

/** An export of ours that says of some fish that they were checked off. */
const exportOf = (...at: readonly number[]) =>
  JSON.stringify({ marks: { fish: Object.fromEntries(at.map((one) => [idOf(one), 100])) } })

afterEach(() => {
  for (const one of ['#marks/page-marks.ts', '#user/forget.ts']) vi.doUnmock(one)
  vi.resetModules()
})

type Answer = (params: never, options: { body: { changes: { type: string; id: number; at: number }[] } }) => unknown

/** The form of Mina, who has character 7, on a server that ticks what is sent unless a test says otherwise; and what was asked of it. */
const open = async (answers: Readonly<Record<string, Answer>> = {}, kept: Readonly<Record<string, string>> = {}) => {
  vi.resetModules()
  const asked: string[] = []
  const forgotten: number[][] = []
  const all: Readonly<Record<string, Answer>> = {
    gameLean: () => ({ ok: true, value: { deployTime: 1, ...table } }),
    ownItems: () => ({ ok: true, value: { type: 'fish', items: [] } }),
    markMany: (_, { body: { changes } }) => ({
      ok: true,
      value: { lists: [{ type: 'fish', items: changes.map(({ id, at }) => ({ id, date: at })) }] },
    }),
    exportMarks: () => ({ ok: true, value: { marks: { fish: { [idOf(0)]: 100, [idOf(1)]: 100 } } } }),
    ...answers,
  }
  const ask = (async (call: string, params: never, options: never) => {
    if (call !== 'gameLean') asked.push(call)
    return all[call]?.(params, options)
  }) as unknown as Ask
  const intents = inMemory()
  vi.doMock('#marks/page-marks.ts', () => ({
    openMany: async ({ subject, characterId }: { subject: string; characterId: number }) => ({
      ...{ ask, intents, now: () => 1000, tell: () => undefined },
      send: () => sendIntents(ask, intents, subject, characterId),
    }),
  }))
  vi.doMock('#user/forget.ts', () => ({ forgetCopies: async (ids: number[]) => void forgotten.push(ids) }))
  const page = await drawn(null, { path: '/settings/', kept })
  const [{ session }, { setUser }] = await Promise.all([import('#session/session.ts'), import('#user/user.ts')])
  const { BringForm } = await import('./bring-form.tsx')
  await page.draw(<BringForm language="en" names={names} />)
  onTestFinished(() => session.set(null))
  const known = { subject: 'mina', at: 0, nickname: '', isAdmin: false, seesIds: false, favorites: [], lost: [] }
  await page.settle(() => {
    session.set({ token: 'token', expiresAt: 4e9, subject: 'mina' })
    setUser({ ...known, own: [{ id: 7, name: 'Mina', worldName: 'Lich', iconUrl: '' }] })
  })
  const buttons = (text: string) => page.all('button').filter((button) => button.textContent === text)
  /** Presses a button, and goes on though what it does may not have ended. */
  const press = (text: string) => page.settle(() => buttons(text)[0]?.click())
  const read = async (text: string) => {
    await page.enter('textarea', text)
    await press(texts.read)
    await page.calm()
  }
  const run = async (count: number) => {
    await press(counted(texts.run, count, 'en'))
    await page.calm()
  }
  const said = () => page.words('[role=status]')[0]
  return { ...page, asked, forgotten, buttons, press, read, run, said }
}

const done = (count: number) => counted(texts.done, count, 'en')

test('what is brought for an own character is compared with what it has, sent, and can be taken back', async () => {
  const page = await open({
    ownItems: () => ({ ok: true, value: { type: 'fish', items: [{ id: idOf(2), date: 5 }] } }),
  })
  await page.read(exportOf(0, 1, 2))
  expect(page.words('[data-preview] summary')).toEqual(['fish 2 new · 1 already there'])
  expect(page.asked).toEqual(['ownItems'])
  await page.run(2)
  expect(page.said()).toBe(done(2))
  expect(page.asked).toEqual(['ownItems', 'markMany'])
  // Copies of the character are older than this.
  expect(page.forgotten).toEqual([[7]])
  expect(page.words('.asked-list span')).toEqual([expect.stringContaining('2 for Mina')])
  await page.press(texts.undo)
  await page.calm()
  expect([page.said(), page.all('.asked-list').length]).toEqual([counted(texts.undone, 2, 'en'), 0])
  expect([page.asked.slice(2), page.forgotten]).toEqual([
    ['exportMarks', 'markMany'],
    [[7], [7]],
  ])
})

test('what is brought for nobody is sent nowhere, and no copy of a character is older than it', async () => {
  const page = await open()
  await page.enter('label:nth-of-type(1) select', '0')
  await page.read(exportOf(0))
  await page.run(1)
  expect(page.said()).toBe(done(1))
  await page.press(texts.undo)
  await page.calm()
  expect(page.said()).toBe(counted(texts.undone, 1, 'en'))
  expect([page.asked, page.forgotten]).toEqual([[], []])
})

test('why what a character has cannot be had is said, and nothing is shown', async () => {
  const page = await open({ ownItems: () => ({ ok: false, code: 'offline' }) })
  await page.read(exportOf(0))
  expect([page.said(), page.all('[data-preview]').length]).toEqual([fill(texts.failed, reason('offline')), 0])
})

test('what the server refuses, and what waits for a network, is said', async () => {
  const refusing = await open({
    markMany: (_, { body: { changes } }) =>
      changes.some(({ id }) => id === idOf(1))
        ? { ok: false, code: 'badItemId' }
        : { ok: true, value: { lists: [{ type: 'fish', items: changes.map(({ id }) => ({ id, date: 100 })) }] } },
  })
  await refusing.read(exportOf(0, 1))
  await refusing.run(2)
  expect(refusing.said()).toBe(`${done(1)} ${counted(texts.refused, 1, 'en')}`)
  const waiting = await open({ markMany: () => ({ ok: false, code: 'offline' }) })
  await waiting.read(exportOf(0, 1))
  await waiting.run(2)
  expect(waiting.said()).toBe(`${done(2)} ${texts.waiting}`)
})

test('where taking back fails it is said why, and it can be tried again', async () => {
  let tries = 0
  const page = await open({
    exportMarks: () =>
      ++tries === 1 ? { ok: false, code: 'offline' } : { ok: true, value: { marks: { fish: { [idOf(0)]: 100 } } } },
  })
  await page.read(exportOf(0))
  await page.run(1)
  // What is shown was compared with what the character had before.
  await page.read(exportOf(0, 1))
  await page.press(texts.undo)
  await page.calm()
  expect(page.said()).toBe(fill(texts.notUndone, reason('offline')))
  expect([page.all('[data-preview]').length, page.words('.asked-list li').length]).toEqual([0, 1])
  await page.press(texts.undo)
  await page.calm()
  expect([page.said(), page.all('.asked-list').length]).toEqual([counted(texts.undone, 1, 'en'), 0])
})

test('that ticks taken away wait for a network is said', async () => {
  let tries = 0
  const page = await open({
    markMany: (_, { body: { changes } }) =>
      ++tries > 1
        ? { ok: false, code: 'offline' }
        : { ok: true, value: { lists: [{ type: 'fish', items: changes.map(({ id }) => ({ id, date: 100 })) }] } },
  })
  await page.read(exportOf(0))
  await page.run(1)
  await page.press(texts.undo)
  await page.calm()
  expect(page.said()).toBe(`${counted(texts.undone, 1, 'en')} ${texts.waiting}`)
})

test('a browser without room says that what was brought can be taken back on this page alone', async () => {
  const page = await open()
  Object.assign(page.storage, {
    setItem: () => {
      throw new Error('full')
    },
  })
  await page.read(exportOf(0))
  await page.run(1)
  expect(page.said()).toBe(`${done(1)} ${texts.notKept}`)
  await page.press(texts.undo)
  await page.calm()
  expect([page.said(), page.all('.asked-list').length]).toEqual([counted(texts.undone, 1, 'en'), 0])
})

test('while something is under way it is said, and nothing else is begun', async () => {
  let go = (_: unknown) => {}
  const page = await open({ ownItems: () => new Promise((done) => void (go = done)) })
  await page.enter('textarea', exportOf(0))
  await page.press(texts.read)
  await page.until(() => expect(page.asked).toEqual(['ownItems']))
  const busy = () => page.all('button').map((button) => button.getAttribute('aria-disabled'))
  expect([page.said(), busy()]).toEqual([texts.reading, ['true']])
  await page.press(texts.read)
  await page.calm()
  expect(page.asked).toEqual(['ownItems'])
  await page.settle(() => go({ ok: true, value: { type: 'fish', items: [] } }))
  await page.calm()
  expect([page.said(), busy()]).toEqual(['', ['false', 'false', 'false']])
})

test('while ticks are made nothing else is read or begun', async () => {
  let go = (_: unknown) => {}
  const page = await open({ markMany: () => new Promise((done) => void (go = done)) })
  await page.read(exportOf(0))
  await page.press(counted(texts.run, 1, 'en'))
  await page.until(() => expect(page.asked).toEqual(['ownItems', 'markMany']))
  expect(page.said()).toBe(texts.running)
  expect(page.all('button').map((button) => button.getAttribute('aria-disabled'))).toEqual([
    ...['true', 'true', 'true', 'true'],
  ])
  for (const text of [counted(texts.run, 1, 'en'), texts.cancel, texts.undo]) await page.press(text)
  await page.enter('label:nth-of-type(2) select', 'fish')
  await page.calm()
  expect([page.asked, page.all('[data-preview]').length]).toEqual([['ownItems', 'markMany'], 1])
  await page.settle(() => go({ ok: true, value: { lists: [{ type: 'fish', items: [{ id: idOf(0), date: 100 }] }] } }))
  await page.calm()
  expect(page.said()).toBe(done(1))
})

test('of two that are read at once the later one is shown', async () => {
  const goes: ((value: unknown) => void)[] = []
  const page = await open({ ownItems: () => new Promise((done) => void goes.push(done)) })
  await page.enter('textarea', exportOf(0))
  await page.press(texts.read)
  await page.until(() => expect(goes).toHaveLength(1))
  await page.enter('label:nth-of-type(2) select', 'fish')
  await page.until(() => expect(goes).toHaveLength(2))
  const value = (...ids: number[]) => ({
    ok: true,
    value: { type: 'fish', items: ids.map((id) => ({ id, date: 5 })) },
  })
  await page.settle(() => goes[1]?.(value(idOf(0))))
  await page.calm()
  await page.settle(() => goes[0]?.(value()))
  await page.calm()
  expect(page.words('[data-preview] > p')).toContain(texts.nothing)
})

test('what fails in a way that nobody thought of is said', async () => {
  const page = await open({
    ownItems: () => {
      throw new Error('kupo')
    },
  })
  await page.read(exportOf(0))
  expect([page.said(), page.buttons(texts.read)[0]?.getAttribute('aria-disabled')]).toEqual([
    failureTexts('en').other,
    'false',
  ])
})

test('for somebody else what was read is compared again, but not once it was left', async () => {
  const page = await open({
    ownItems: () => ({ ok: true, value: { type: 'fish', items: [{ id: idOf(0), date: 5 }] } }),
  })
  await page.read(exportOf(0))
  expect(page.words('[data-preview] > p')).toContain(texts.nothing)
  await page.enter('label:nth-of-type(1) select', '0')
  await page.calm()
  expect(page.buttons(counted(texts.run, 1, 'en'))).toHaveLength(1)
  await page.press(texts.cancel)
  await page.enter('label:nth-of-type(1) select', '7')
  await page.calm()
  expect(page.all('[data-preview]')).toEqual([])
})

test('what was brought by somebody else is not shown, and a character that is no longer theirs is a number', async () => {
  const once = (subject: string, characterId: number, at: number) => ({
    ...{ subject, characterId, at: Date.now() - at },
    ticks: [['fish', idOf(0), 100]],
  })
  const all = [once('mina', 9, 1), once('aldo', 5, 2), once('', 0, 3), once('mina', 7, 4)]
  const page = await open({}, { [broughtKey]: JSON.stringify(all) })
  expect(page.words('.asked-list span').map((words) => words.replace(/^.* for /, ''))).toEqual([
    ...['#9', texts.here, 'Mina'],
  ])
  // Nothing was read: whatever is chosen now reads nothing either.
  await page.enter('label:nth-of-type(2) select', 'fish')
  await page.calm()
  expect([page.asked, page.said()]).toEqual([[], ''])
})
