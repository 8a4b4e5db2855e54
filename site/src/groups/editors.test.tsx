import { expect, test, vi } from 'vitest'
import { longestGroupName } from '@kupodex/data/contract'
import { namingTexts } from '#account/texts.ts'
import { formatDay } from '#format/date.ts'
import { fill } from '#texts/fill.ts'
import { confirmWordTexts } from '#ui/texts.ts'
import { openEditor } from './editor.fixture.tsx'
import { groupFailure } from './failure-words.ts'
import { lineOf, ownGroupWith, refusal } from './group.fixture.ts'
import { groupEditTexts } from './texts.ts'

const texts = groupEditTexts('en')
const [owner] = ownGroupWith([]).editors
if (owner === undefined) throw new Error('no owner')
const aldo = { id: 'bbbbbbbb', nickname: 'Aldo', role: 'editor', since: 0, self: false } as const
/** The same group as Aldo sees it. */
const asEditor = [
  { ...owner, self: false },
  { ...aldo, self: true },
]
const invitation = { code: 'a-code', until: Date.UTC(2026, 0, 6) }

type Page = Awaited<ReturnType<typeof openEditor>>['page']

const press = (page: Page, name: string) =>
  page.settle(() => {
    const found = page.all('button').filter((button) => button.textContent === name)
    if (found.length !== 1) throw new Error(`${found.length} of ${name}`)
    found[0]?.click()
  })

/** What somebody is asked, and answers. */
const asking = (answer: boolean) => {
  const confirm = vi.fn(() => answer)
  vi.stubGlobal('confirm', confirm)
  return confirm
}

test('what takes something away for good is done only by who is sure of it', async () => {
  const { page, sent } = await openEditor(ownGroupWith([7], { editors: [owner, aldo] }))
  const confirm = asking(false)
  await page.click(`[aria-label="${fill(texts.removeNamed, { name: 'Aldo' })}"]`)
  await page.click(`[aria-label="${texts.handOver}: Aldo"]`)
  expect(confirm.mock.calls).toEqual([
    [fill(texts.removeEditorSure, { name: 'Aldo' })],
    [fill(texts.handOverSure, { name: 'Aldo' })],
  ])
  const other = await openEditor(ownGroupWith([7], { role: 'editor', editors: asEditor }))
  asking(false)
  await press(other.page, texts.leave)
  expect([sent, other.sent]).toEqual([[], []])
})

test('why a change of who edits the group failed is said', async () => {
  const { page, until } = await openEditor(ownGroupWith([7], { editors: [owner, aldo] }), {
    [lineOf('DELETE', 'editors/bbbbbbbb/')]: () => refusal('noSuchEditor', 404),
    [lineOf('POST', 'invitation/')]: () => refusal('tooManyEditors'),
  })
  asking(true)
  await page.click(`[aria-label="${fill(texts.removeNamed, { name: 'Aldo' })}"]`)
  await until(() => expect(page.words('.problem')).toEqual([groupFailure('en', 'noSuchEditor')]))
  await press(page, texts.invite)
  await until(() => expect(page.words('.problem')).toEqual([groupFailure('en', 'tooManyEditors')]))
  expect(page.words('.asked-list li')).toHaveLength(2)
})

test('after the last of the others the keyboard goes on at the heading', async () => {
  const { page, until, changed } = await openEditor(ownGroupWith([7], { editors: [owner, aldo] }), {
    [lineOf('DELETE', 'editors/bbbbbbbb/')]: () => ({ group: changed({ editors: [owner] }) }),
  })
  asking(true)
  const button = `[aria-label="${fill(texts.removeNamed, { name: 'Aldo' })}"]`
  page.one(button).focus()
  await page.click(button)
  await until(() => expect(page.words('.asked-list li')).toHaveLength(1))
  expect(page.document.activeElement).toBe(page.one('.asked-list').closest('section')?.querySelector('h2'))
})

test('an open invitation is its owner’s alone, with how long it holds; only then it can be withdrawn', async () => {
  const draw = async (rest: Parameters<typeof ownGroupWith>[1]) => {
    const { page } = await openEditor(ownGroupWith([7], { editors: [owner, aldo], ...rest }))
    const buttons = page.words('button').filter((words) => [texts.invite, texts.withdraw].includes(words))
    const others = page.words('.asked-list button')
    return [page.all('code').length, buttons, others.length]
  }
  expect(await draw({})).toEqual([0, [texts.invite], 2])
  expect(await draw({ invitation })).toEqual([1, [texts.invite, texts.withdraw], 2])
  expect(await draw({ invitation, role: 'editor' })).toEqual([0, [], 0])
  const { page } = await openEditor(ownGroupWith([7], { invitation }))
  expect(page.words('p.small')).toContain(fill(texts.until, { date: formatDay(invitation.until, 'en') }))
})

test('what cannot be a name is said and not sent; a note is changed, and whether the group is listed', async () => {
  const { page, until, submit, sent } = await openEditor(ownGroupWith([7], { listed: true }))
  expect(page.one<HTMLInputElement>('[name=listed]').checked).toBe(true)
  await page.enter('[name=name]', 'x'.repeat(longestGroupName + 1))
  await submit('[name=name]')
  const { tooLong } = namingTexts('en')
  expect(page.words('.problem')).toEqual([fill(tooLong, { n: String(longestGroupName) })])
  await page.enter('[name=name]', 'Mogs')
  await page.enter('[name=note]', '<b>')
  await submit('[name=name]')
  expect(page.words('.problem')).toEqual([namingTexts('en').brackets])
  expect(sent).toEqual([])
  await page.enter('[name=note]', 'Mondays')
  await page.click('[name=listed]')
  await submit('[name=name]')
  await until(() => expect(page.words('[role=status]')).toContain(texts.saved))
  expect(sent).toEqual([[lineOf('PUT'), { name: 'Mogs', note: 'Mondays', listed: false }]])
})

test('deleting a group is asked for first and can be left; why it failed is said', async () => {
  const assign = vi.fn()
  const { page, until, submit, sent } = await openEditor(ownGroupWith([7]), {
    [lineOf('DELETE')]: () => refusal('noSuchGroup', 404),
  })
  Object.assign(globalThis.location, { assign })
  const { word, cancel } = confirmWordTexts('en')
  const field = 'input:not([name]):not([type]):not([required]):not([role])'
  expect(page.all(field)).toEqual([])
  await press(page, texts.deleteButton)
  expect(page.all(field)).toHaveLength(1)
  await press(page, cancel)
  expect(page.all(field)).toEqual([])
  await press(page, texts.deleteButton)
  await page.enter(field, word)
  await submit(field)
  await until(() => expect(page.words('[role=status]')).toContain(groupFailure('en', 'noSuchGroup')))
  expect([assign.mock.calls, sent.length]).toEqual([[], 1])
})

test('only its owner deletes a group, whoever edits it can stop; why that failed is said', async () => {
  const { page, until } = await openEditor(ownGroupWith([7], { role: 'editor', editors: asEditor }), {
    [lineOf('DELETE', 'editors/bbbbbbbb/')]: () => refusal('changedMeanwhile'),
  })
  const confirm = asking(true)
  expect(page.words('button')).not.toContain(texts.deleteButton)
  await press(page, texts.leave)
  expect(confirm).toHaveBeenCalledWith(texts.leaveSure)
  await until(() => expect(page.words('.problem')).toEqual([groupFailure('en', 'changedMeanwhile')]))
})
