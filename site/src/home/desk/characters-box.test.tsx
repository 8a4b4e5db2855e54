import { beforeEach, expect, test } from 'vitest'
import { view } from '#character/character-store.ts'
import { stateTexts } from '#character/state-texts.ts'
import { character } from '#dev/frame.fixture.ts'
import { commonTexts } from '#texts/texts.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { user } from '#user/user.ts'
import type { ReaderCharacter } from '#user/reader-characters.ts'
import { CharactersBox } from './characters-box.tsx'

const { own, character: texts } = stateTexts('en')

beforeEach(() => user.set(null))

const person = (id: number, rest: Partial<ReaderCharacter> = {}): ReaderCharacter => ({
  ...{ id, name: `Person ${id}`, worldName: 'Lich', iconUrl: '', kind: 'own' },
  ...rest,
})
const answered = (id: number, rest: Partial<typeof character> = {}) => ({
  [`/api/charcache/${id}/`]: { ...character, id, ...rest },
})
const box = (...characters: ReaderCharacter[]) => (
  <CharactersBox language="en" isUser isNobody={false} characters={characters} />
)
const queued = (id: number) => ({
  [`/api/charrealtime/${id}/`]: { ...character, id, queue: { place: 1, wait: 90 } },
})

test.each([1, 2])('each of the reader’s own characters is read again by its own button: %d', async (id) => {
  const web = { ...answered(1), ...answered(2), ...queued(1), ...queued(2) }
  const page = await drawn(box(person(1), person(2)), { web })
  const says = () => page.words('li [role=status]')
  await page.until(() => expect(says().every((words) => words.startsWith('Synced'))).toBe(true))
  await page.click(`li:nth-child(${id}) button`)
  await page.until(() => expect(says()[id - 1]).toContain(own.sync.queued))
  expect(says()[2 - id]).toMatch(/^Synced/)
  expect(page.asked.filter((path) => path.includes('charrealtime'))).toEqual([`/api/charrealtime/${id}/`])
})

test('what is new of a character stands out until there is something to say of its sync', async () => {
  const looks = [['char/2', { at: Date.UTC(2026, 0, 6), figures: { minions: 0, rank: 20 } }]]
  const page = await drawn(box(person(1), person(2)), {
    web: { ...answered(1), ...answered(2), ...queued(2) },
    kept: { 'kupodex.looks': JSON.stringify(looks) },
  })
  await page.until(() => expect(page.words('li.desk-since b')).toEqual(['Person 2']))
  expect(page.words('li.desk-since [role=status]')[0]).toMatch(/rank 20 → 12$/)
  await page.click('li.desk-since button')
  await page.until(() => expect(page.words('li [role=status]')[1]).toContain(own.sync.queued))
  expect(page.all('li.desk-since')).toEqual([])
})

test('a line says that a character was never read, or is being read, and names one that has no name yet', async () => {
  const web = { ...answered(1, { updatedAt: null }), ...answered(2, { status: 'updating' }) }
  const page = await drawn(box(person(1, { name: '' }), person(2)), { web })
  await page.until(() => expect(page.words('li [role=status]')).toEqual([texts.notYet, texts.updating]))
  expect(page.words('li b')).toEqual([commonTexts('en').newCharacter, 'Person 2'])
  expect(page.attributes('li a', 'href')).toEqual(['/char/1/', '/char/2/'])
})

test('what a character hides is not counted', async () => {
  const page = await drawn(box(person(1)), { web: answered(1, { minionsPrivate: true }) })
  await page.until(() => expect(page.words('.desk-progress')[0]).toMatch(/\d/))
  expect(page.words('.desk-progress')[0]).not.toContain('Minions')
})

test('the first of the characters is that of the page, also when another one comes first', async () => {
  const page = await drawn(box(person(1), person(2)), { web: { ...answered(1), ...answered(2) } })
  const shown = () => {
    const now = view.get()
    return 'character' in now ? now.character.id : null
  }
  await page.until(() => expect(shown()).toBe(1))
  await page.draw(box(person(2), person(1)))
  await page.until(() => expect(shown()).toBe(2))
  await page.until(() => expect(page.words('li [role=status]').every((words) => words.startsWith('Synced'))).toBe(true))
})
