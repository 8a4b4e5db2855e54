import { afterEach, expect, test, vi } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'
import { ownerWords } from './owner-words.ts'

const { settings: text, groups, failures } = ownerWords('en')
const settings = { private: false, icon: 2, groups: false }

afterEach(() => {
  vi.doUnmock('#ask/page.ts')
  vi.doUnmock('./show-change.ts')
  vi.doUnmock('../user/with-user.tsx')
  vi.resetModules()
})

/** The settings of character 7; `answers` by call, a text being the code of a failure. */
const open = async (
  answers: Readonly<Record<string, unknown>>,
  { path = '/char/7/settings/', own = [] as number[] } = {},
) => {
  vi.resetModules()
  const calls: unknown[][] = []
  const shown: unknown[][] = []
  const ask = async (call: string, _: object, options?: { body?: object }) => {
    calls.push(options?.body === undefined ? [call] : [call, options.body])
    const answer = answers[call] ?? 'offline'
    return typeof answer === 'string' ? { ok: false, code: answer } : { ok: true, value: answer }
  }
  vi.doMock('#ask/page.ts', () => ({ ask }))
  vi.doMock('./show-change.ts', () => ({ showChange: async (...change: unknown[]) => void shown.push(change) }))
  vi.doMock('../user/with-user.tsx', () => ({
    WithUser: ({ children }: { children: (user: object) => unknown }) => children({ own: own.map((id) => ({ id })) }),
  }))
  const page = await drawn(null, { path })
  const { CharacterSettingsPage } = await import('./settings-page.tsx')
  await page.draw(<CharacterSettingsPage language="en" />)
  await page.settle()
  const chosen = () => page.all<HTMLInputElement>('input[type=radio]').map(({ checked }) => checked)
  const box = (name: string, at: number) => page.all<HTMLInputElement>(`[name=${name}]`)[at] as HTMLInputElement
  return {
    ...page,
    calls,
    shown,
    chosen,
    press: (name: string, at: number) => page.settle(() => box(name, at).click()),
  }
}

const on = (page: Awaited<ReturnType<typeof open>>, name: string) =>
  page.all<HTMLInputElement>(`[name=${name}]`).findIndex(({ checked }) => checked)

test('shows what the owner decided', async () => {
  const page = await open({ charSettings: settings })
  expect([on(page, 'privacy'), on(page, 'groups'), on(page, 'icon')]).toEqual([0, 1, 2])
  expect(page.all('[name=icon]').length).toBe(8)
  expect(page.words('.expressions label').slice(0, 2)).toEqual(['Expression 0 (default)', 'Expression 1'])
  expect(page.calls).not.toContainEqual(['charGroups'])
})

test.each([
  ['privacy', 1, { private: true }, true],
  ['groups', 0, { groups: true }, false],
  ['icon', 5, { icon: 5 }, false],
])('choosing %s saves it at once, says so there, and shows it everywhere', async (name, at, some, isHidden) => {
  const saved = { ...settings, ...some }
  const page = await open({ charSettings: settings, saveCharSettings: saved })
  await page.press(name, at)
  expect(page.calls).toContainEqual(['saveCharSettings', saved])
  expect(on(page, name)).toBe(at)
  expect(page.words('fieldset [role=status]').filter(Boolean)).toEqual([text.saved])
  expect(page.one('fieldset:has(.said:not(:empty))').querySelectorAll(`[name=${name}]`).length > 0).toBe(true)
  expect(page.shown).toEqual([[7, isHidden]])
})

test('what cannot be saved is as before, and why is said', async () => {
  const page = await open({ charSettings: settings, saveCharSettings: 'offline' })
  await page.press('privacy', 1)
  expect(on(page, 'privacy')).toBe(0)
  expect(page.words('.problem')).toContain(failures.offline)
  expect(page.shown).toEqual([])
})

test('groups are listed where the character may be in some', async () => {
  const page = await open({ charSettings: { ...settings, groups: true }, charGroups: { groups: [], more: false } })
  expect(page.calls).toContainEqual(['charGroups'])
  expect(page.one('#part').textContent).toContain(groups.none)
})

test.each([
  ['forbidden', text.forbidden],
  ['offline', failures.offline],
])('where it is %s, that is said in place of the settings', async (code, words) => {
  const page = await open({ charSettings: code })
  expect(page.one('#part').textContent).toContain(words)
  expect(page.all('input').length).toBe(0)
})

test.each([
  ['of the reader has its ticks as a file', [7], 1],
  ['of others does not', [8], 0],
])('a character %s', async (_, own, exports) => {
  const page = await open({ charSettings: settings }, { own })
  expect(page.words('h2').filter((title) => title === ownerWords('en').file.title).length).toBe(exports)
})

test('nobody’s character has no settings', async () => {
  const page = await open({}, { path: '/char/0/settings/' })
  expect([page.calls, page.all('input').length, page.all('h2').length]).toEqual([[], 0, 1])
})
