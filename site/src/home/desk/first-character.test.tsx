import { beforeEach, expect, test, vi } from 'vitest'
import { type CharacterView, view } from '#character/character-store.ts'
import { failedTexts } from '#ask/texts.ts'
import { character } from '#dev/frame.fixture.ts'
import { moreWords } from '#profile/build/more-words.ts'
import { profilePageTexts } from '#profile/profile-texts.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { waitForIdle } from '#ui/page.fixture.ts'
import { user } from '#user/user.ts'
import { FirstCharacter } from './first-character.tsx'
import { deskTexts } from './texts.ts'

const { profile } = profilePageTexts('en')
const file = '/profile-words/en.json'

beforeEach(() => user.set(null))

/** What the first character of a desk has; with null for the words of what is next while they are on their way. */
const open = async (shown: CharacterView, words: unknown = moreWords('en')) => {
  const page = await drawn(null, { web: { [file]: words } })
  if (words === null) vi.stubGlobal('fetch', () => new Promise(() => {}))
  waitForIdle()
  const of = 'character' in shown ? shown.character : null
  await page.settle(() => view.set(shown))
  await page.draw(<FirstCharacter language="en" images={null} character={of} />)
  return page
}

test('the first character has its name, what is new for it, and what it can get next', async () => {
  const page = await open({ state: 'ready', character })
  await page.until(() => expect(page.words('.part-next .small.soft')[0]).toBe(profile.next.lead))
  expect([page.words('.desk-first h2'), page.attributes('.desk-first h2', 'aria-hidden')]).toEqual([
    [character.name],
    ['false'],
  ])
  expect(page.words('.since')).toEqual([deskTexts('en').nothingNew])
  expect(page.attributes('.more a', 'href')).toEqual([`/char/${character.id}/next/`])
  expect(page.all('[role=alert]')).toEqual([])
})

test('until the character is there its name and what is next have their place, and nobody hears an empty heading', async () => {
  const page = await open({ state: 'loading' }, null)
  expect(page.attributes('.desk-first h2', 'aria-hidden')).toEqual(['true'])
  expect(page.words('.since')).toEqual([''])
  expect([page.words('.part-next h2'), page.all('.part-next *').length]).toEqual([[profile.next.title], 1])
})

test('of a copy from before it is said that nothing newer could be had, in place of what is new', async () => {
  const page = await open({ state: 'ready', character, isKept: true })
  expect(page.words('.desk-first [role=alert]')).toEqual([failedTexts('en').failed])
  expect(page.all('.since')).toEqual([])
})

test('where the words of what is next could not be had that is said, and they are asked for again by a button', async () => {
  const page = await open({ state: 'ready', character }, 500)
  await page.until(() => expect(page.words('.boxes [role=alert]')).toEqual([failedTexts('en').failed]))
  expect(page.all('.part-next')).toEqual([])
  const before = page.asked.filter((path) => path === file).length
  await page.click('.boxes [role=alert] + p button')
  // Sooner than they are asked for again by themselves.
  await page.calm()
  expect(page.asked.filter((path) => path === file).length).toBe(before + 1)
})
