import { expect, test } from 'vitest'
import { fill } from '#texts/fill.ts'
import { commonTexts } from '#texts/texts.ts'
import { membersLine, openEditor } from './editor.fixture.tsx'
import { groupFailure } from './failure-words.ts'
import { memberOf, ownGroupWith, refusal } from './group.fixture.ts'
import { groupEditTexts } from './texts.ts'

const texts = groupEditTexts('en')
const said = '.undo-line [role=status]'

test('nothing is said before anything was done, least of all a problem', async () => {
  const { page } = await openEditor(ownGroupWith([7, 8]))
  expect(page.words('[role=status]').filter((words) => words !== '')).toEqual([])
  expect(page.all('.problem, .undo-line button')).toEqual([])
})

test('whoever could not be taken out stays, and why is said', async () => {
  const { page, until, names } = await openEditor(ownGroupWith([7, 8]), {
    [membersLine]: () => refusal('changedMeanwhile'),
  })
  await page.click('[aria-label="Remove Mog 8"]')
  await until(() => expect(page.words(said)).toEqual([groupFailure('en', 'changedMeanwhile')]))
  expect(page.all(`${said}.problem`)).toHaveLength(1)
  expect([names().length, page.all('.undo-line button').length]).toEqual([2, 0])
})

test('that somebody is back is said, and the keyboard goes on at the heading', async () => {
  const { page, until } = await openEditor(ownGroupWith([7, 8]))
  await page.click('[aria-label="Remove Mog 8"]')
  await until(() => expect(page.words(said)).toEqual(['Mog 8 removed.']))
  await page.click('.undo-line button')
  await until(() => expect(page.words(said)).toEqual([fill(texts.undone, { name: 'Mog 8' })]))
  expect(page.all('.problem')).toEqual([])
  expect(page.document.activeElement).toBe(page.one('.member-list:not(.picks)').closest('section')?.querySelector('h2'))
})

test('whoever may not come back is named', async () => {
  const { page, until } = await openEditor(ownGroupWith([7, 901]))
  await page.click('[aria-label="Remove Mog 901"]')
  await until(() => expect(page.words(said)).toEqual(['Mog 901 removed.']))
  await page.click('.undo-line button')
  await until(() => expect(page.words(said)).toEqual([fill(texts.refused.hidden, { names: 'Mog 901' })]))
})

test('where putting back fails it can be tried again', async () => {
  let tries = 0
  const group = ownGroupWith([7])
  const { page, until } = await openEditor(ownGroupWith([7, 8]), {
    [membersLine]: () => (++tries === 2 ? refusal('tooManyRequests', 429) : { group, refused: [] }),
  })
  await page.click('[aria-label="Remove Mog 8"]')
  await until(() => expect(page.words(said)).toEqual(['Mog 8 removed.']))
  await page.click('.undo-line button')
  await until(() => expect(page.words(said)).toEqual([groupFailure('en', 'tooManyRequests')]))
  await page.click('.undo-line button')
  await until(() => expect(page.words(said)).toEqual([fill(texts.undone, { name: 'Mog 8' })]))
  expect(page.all('.undo-line button')).toEqual([])
})

test('a member without a name is called a new character', async () => {
  const name = commonTexts('en').newCharacter
  const { page, names, until } = await openEditor(ownGroupWith([], { members: [{ ...memberOf(7), name: '' }] }))
  expect(names()).toEqual([`${name} Lich`])
  await page.click(`[aria-label="Remove ${name}"]`)
  await until(() => expect(page.words(said)).toEqual([fill(texts.removed, { name })]))
})

test('while one change is under way no other is begun', async () => {
  let answer = (_: unknown) => {}
  const { page, sent, until } = await openEditor(ownGroupWith([7, 8]), {
    [membersLine]: () => new Promise((done) => void (answer = done)),
  })
  await page.click('[aria-label="Remove Mog 8"]')
  await until(() => expect(sent).toHaveLength(1))
  expect(page.attributes('.member-list:not(.picks) button', 'aria-disabled')).toEqual(['true', 'true'])
  await page.click('[aria-label="Remove Mog 7"]')
  expect(sent).toHaveLength(1)
  await page.settle(() => answer({ group: ownGroupWith([7]), refused: [] }))
  await until(() => expect(page.attributes('.member-list:not(.picks) button', 'aria-disabled')).toEqual(['false']))
})
