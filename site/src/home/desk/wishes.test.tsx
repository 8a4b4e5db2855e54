import { columnsOf } from '@kupodex/data/game'
import { afterEach, expect, test, vi } from 'vitest'
import { failedTexts } from '#ask/texts.ts'
import { moreWords } from '#profile/build/more-words.ts'
import type { RecentCharacter } from '#recent/recent.ts'
import { wishesKey } from '#storage/keys.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { wishTexts } from '#wishes/texts.ts'

const file = '/profile-words/en.json'
const mounts = [4, 5].map((id) => ({ id, name: `Mount ${id}` }))
const web = {
  [file]: moreWords('en'),
  '/api/game-lean/en/mounts/': { deployTime: 1, ...columnsOf(mounts) },
}
const wish = (id: number, rest: object = {}) => ({ type: 'mount', id, wish: 'want', at: 1, ...rest })

afterEach(() => void vi.resetModules())

interface Reader {
  wishes: readonly object[]
  opened?: readonly RecentCharacter[]
}

/** The desk of a reader without an account, with what this browser keeps of their wishes. */
const open = async ({ wishes, opened = [] }: Reader, answers: Readonly<Record<string, unknown>> = web) => {
  vi.resetModules()
  const page = await drawn(null, { kept: { [wishesKey]: JSON.stringify(wishes) }, web: answers })
  const { recent } = await import('#recent/recent.ts')
  recent.set([...opened])
  const { Desk } = await import('./desk.tsx')
  await page.draw(<Desk language="en" images={null} />)
  const hasWishes = () => page.words('h2').includes(wishTexts('en').title)
  return { ...page, hasWishes }
}

test('what is wanted is shown with the addresses of the first character, and not what is hidden', async () => {
  const opened = [3, 8].map((id) => ({ id, name: `Person ${id}`, worldName: 'Lich', iconUrl: '' }))
  const page = await open({ opened, wishes: [wish(4), wish(5, { wish: 'hide' })] })
  await page.until(() => expect(page.words('.things a')).toContain('Mount 4'))
  expect(page.attributes('.things a', 'href')).toEqual(['/char/3/mounts/4/'])
})

test('who wants nothing has no list of it, and its words are not asked for', async () => {
  const page = await open({ wishes: [wish(4, { wish: 'hide' })] })
  await page.calm()
  expect([page.hasWishes(), page.asked.includes(file), page.all('[role=alert]').length]).toEqual([false, false, 0])
})

test('what only another release of the site knows is no list', async () => {
  const page = await open({ wishes: [wish(4, { type: 'kupo' })] })
  await page.until(() => expect(page.asked).toContain(file))
  await page.calm()
  expect([page.hasWishes(), page.all('[role=alert]').length]).toEqual([false, 0])
})

test('that the words of what is wanted could not be had is said, and a button asks for them again', async () => {
  const answers: Record<string, unknown> = { ...web, [file]: 500 }
  const page = await open({ wishes: [wish(4)] }, answers)
  await page.until(() => expect(page.words('[role=alert]')).toEqual([failedTexts('en').failed]))
  answers[file] = web[file]
  await page.click('[role=alert] + p button')
  // Sooner than it is tried again by itself.
  await page.calm()
  expect(page.hasWishes()).toBe(true)
  expect(page.all('[role=alert]')).toEqual([])
})
