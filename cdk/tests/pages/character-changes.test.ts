import type { CharacterAnswer } from '@kupodex/data/contract'
import { describe, expect, test } from 'vitest'
import { adding, answering, known } from './character-answers.ts'
import { someone, keepingOpen } from './site.ts'
import { eventually } from './visit.ts'

const open = keepingOpen()

/** Pages of a character by what follows its id. */
const pages = ['', 'mounts/']

/** Opens a page whose clock stands still until it is moved on; each call for the character gets the next answer. */
const openWith = (below: string, ...answers: readonly CharacterAnswer[]) =>
  open(`/char/${someone.id}/${below}`, {
    until: 'load',
    prepare: async (context) => {
      await context.clock.install()
      await answering(...answers)(context)
    },
  })

/** Longer than a page waits before it asks again. */
const aWhile = 10_000

describe.each(pages)('while the page "%s" is open', (below) => {
  test.concurrent('a new character is read, and shown without loading the page again', async () => {
    const { page, asked, close } = await openWith(below, adding, known)
    await page.getByRole('heading', { name: 'This character is new to Kupodex' }).waitFor()
    expect(await page.locator('.person').getAttribute('data-frame')).toBe('adding')
    await page.clock.runFor(aWhile)
    await page.locator('.person[data-frame="ready"]').waitFor()
    await page.locator('.person').getByText(known.name, { exact: true }).first().waitFor()
    expect(await page.title()).toContain(known.name)
    expect(asked.filter((path) => path === `/char/${someone.id}/${below}`)).toHaveLength(1)
    await close()
  })

  test.concurrent('a character that was renamed gets its new name everywhere', async () => {
    const renamed = { ...known, name: 'Another Name', updatedAt: (known.updatedAt ?? 0) + 1 }
    const { page, close } = await openWith(below, { ...known, status: 'updating' }, renamed)
    await page.locator('.person').getByText(known.name, { exact: true }).first().waitFor()
    await page.clock.runFor(aWhile)
    await page.locator('.person').getByText('Another Name', { exact: true }).first().waitFor()
    expect(await page.innerText('.person')).not.toContain(known.name)
    expect(await page.title()).toContain('Another Name')
    await page.locator('[popovertarget="characters"]').click()
    const recent = page.locator('[data-list="recent"] a').first()
    await eventually(
      () => recent.textContent(),
      (text) => expect(text).toContain('Another Name'),
    )
    await close()
  })

  test.concurrent('a character that is deleted is no longer shown', async () => {
    const gone = { ...adding, deleted: true, status: 'deleted' } as const
    const { page, close } = await openWith(below, { ...known, status: 'updating' }, gone)
    await page.locator('.person').getByText(known.name, { exact: true }).first().waitFor()
    await page.clock.runFor(aWhile)
    await page.getByRole('heading', { name: 'This character has been deleted.' }).waitFor()
    expect(await page.locator('#parts').isVisible()).toBe(false)
    await close()
  })
})
