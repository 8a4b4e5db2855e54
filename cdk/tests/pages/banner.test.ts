import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { bucketFolder, uploadsFolder } from '#local/ground/config.ts'
import { madeUpPeople } from '#local/login/people.ts'
import { findFaults } from '../axe.ts'
import { giveTo, logInAs, unowned } from './player.ts'
import { useBrowser } from './site.ts'

const open = useBrowser()
const config = inject('config')
const user = madeUpPeople[0]!
const owned = unowned[4]!
const settings = `/char/${owned.id}/settings/`

beforeAll(() => giveTo(user, owned.id))

const filesBelow = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
  } catch {
    return []
  }
}
const written = () => filesBelow(join(bucketFolder(config), 'banner', String(owned.id)))
const uploaded = () => filesBelow(join(uploadsFolder(config), 'banner', String(owned.id)))

/** Opens the settings of the character as its owner, who logs in first. */
const asOwner = async (more: Parameters<typeof open>[1] = {}) => {
  // The store of pictures takes no header that a shared tab adds.
  const visit = await open(settings, { ...more, isOwnTab: true })
  const { page } = visit
  await page
    .locator('.content')
    .getByRole('link', { name: /log in/i })
    .first()
    .click()
  await logInAs(page, user)
  await page.waitForURL((url) => url.pathname === settings)
  await page.getByRole('heading', { name: 'Profile Banner Image' }).waitFor()
  return visit
}

const choose = (page: Page, buffer: Buffer, name = 'picture.png') =>
  page.locator('#banner-file').setInputFiles({ name, mimeType: 'image/png', buffer })

const said = (page: Page, text: string) => page.locator('.banner-box [role=status]', { hasText: text }).waitFor()

describe('the owner of a character', () => {
  test('sets a banner, sees it on the profile, and deletes it', async () => {
    const { page } = await asOwner()
    await page.getByText('No banner yet').waitFor()
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2266aa' } })
      .png()
      .toBuffer()
    await choose(page, picture)
    await said(page, 'Banner image saved')
    const shown = page.getByRole('img', { name: 'Your banner' })
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect([written().length, uploaded()]).toEqual([2, []])
    expect(await findFaults(page)).toEqual([])

    const profile = await open(`/char/${owned.id}/`)
    const image = profile.page.locator('.portrait img[src*="/banner/"]')
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
    expect(await image.getAttribute('alt')).toBe('')
    expect(profile.problems).toEqual([])
    await profile.close()

    // Its owner sees it at once, though this browser had a copy of the character from before.
    const banner = page.locator('.portrait img[src*="/banner/"]')
    const settings = page.url()
    await page.goto(`/char/${owned.id}/`)
    await expect.poll(() => banner.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
    await page.goto(settings)

    await page.getByRole('button', { name: 'Delete banner' }).press('Enter')
    await said(page, 'Banner image deleted')
    expect(written()).toEqual([])
    // The button is gone; the keyboard goes on where the next picture is chosen.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('banner-file')
    await page.goto(`/char/${owned.id}/`)
    await page.getByText('Sync Now').waitFor()
    await expect.poll(() => banner.count()).toBe(0)
  })

  test('is told why a file is not taken, and can call a slow one off', async () => {
    const { page } = await asOwner({ viewport: { width: 390, height: 844 } })
    await choose(page, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    await said(page, 'The picture must be a PNG or JPEG file.')
    await choose(page, Buffer.alloc(10 * 1024 * 1024 + 1))
    await said(page, 'The picture can be up to 10 MB and 40 megapixels.')
    await page.route(`http://127.0.0.1:${config.ports.s3}/**`, () => undefined)
    await choose(page, Buffer.alloc(1000))
    await page.getByRole('button', { name: 'Cancel' }).press('Enter')
    await said(page, 'Canceled')
    await page.unrouteAll()
    await page.route(`http://127.0.0.1:${config.ports.s3}/**`, (route) => route.abort())
    await choose(page, Buffer.alloc(1000))
    await said(page, 'Failed')
    expect([written(), uploaded()]).toEqual([[], []])
  })
})
