import { describe, expect, test } from 'vitest'
import { findFaults } from '../axe.ts'
import { readScopes } from '#check/families.ts'
import { base, inLanguage, languages, useBrowser } from './site.ts'
import { shiftOf } from './visit.ts'

const open = useBrowser()
const { emptyDataCenter, emptyWorld } = await readScopes(base)

const nobody = 'Nobody is in this ranking yet.'
const notCleared = 'Nobody here has cleared this raid yet.'
const notCounted = 'Nothing has been counted here yet.'

/** Pages of scopes where nobody lives, with what they say. */
const pages = [emptyDataCenter, emptyWorld].flatMap((scope) => [
  [`/ranking/achievement/${scope}/`, nobody],
  [`/ranking/mount/${scope}/all/`, nobody],
  [`/ranking/raid/${scope}/`, notCleared],
  [`/ranking/raid/${scope}/1040/`, notCleared],
  [`/stats/${scope}/`, notCounted],
  [`/rarity/mount/${scope}/`, notCounted],
  [`/rarity/achievement/${scope}/`, notCounted],
  [`/rarity/emote/${scope}/`, 'No character has a mark of this collection here yet.'],
])

describe('where nobody lives', () => {
  test.concurrent.each(pages)('%s says: %s', async (path, sentence) => {
    const { page, problems, status, close } = await open(path)
    expect(status).toBe(200)
    const text = await page.innerText('main')
    expect(text).toContain(sentence)
    expect(text).not.toMatch(/NaN|Infinity|undefined|null/)
    expect(await page.locator('main table').count()).toBe(0)
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
    expect(await findFaults(page)).toEqual([])
    expect(problems).toEqual([])
    await close()
  })

  test.each(languages)('the sentence is in the language of the page: %s', async (language) => {
    const { page, close } = await open(inLanguage(language, `/ranking/mount/${emptyWorld}/`))
    const text = await page.innerText('main')
    if (language !== 'en') expect(text).not.toContain(nobody)
    await close()
  })

  test('an item says that nobody has it', async () => {
    const { page, problems, close } = await open(`/rarity/mount/${emptyWorld}/1/`)
    const text = await page.innerText('main')
    expect(text).not.toMatch(/NaN|Infinity|undefined/)
    expect(problems).toEqual([])
    await close()
  })

  test('nobody is found on a board', async () => {
    const { page, problems, close } = await open(`/ranking/mount/${emptyWorld}/`)
    const find = page.getByRole('textbox', { name: 'Find a character in this ranking' })
    if (await find.isVisible()) {
      await find.fill('2000003')
      await page.keyboard.press('Enter')
      await page.getByText(/not in this ranking|belongs to another world/).waitFor()
    }
    expect(problems).toEqual([])
    await close()
  })
})
