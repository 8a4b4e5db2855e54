import { createHash } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { openStore } from '@kupodex/data/store'
import { inject } from 'vitest'
import type { Page } from 'playwright-core'
import { localIssuer } from '#local/ground/config.ts'
import { standInKey } from '#local/ground/guard.ts'
import { madeUpPassword, type Person } from '#local/login/people.ts'
import { openBrowser } from '../browser.ts'
import { isShown } from '../truth.ts'
import { people, someone } from './site.ts'

/**
 * Characters that no other test looks at, one for each walk of a player who verifies one: from the end of the population on, as others
 * take theirs from its beginning.
 */
export const unowned = people
  .filter(
    (person) =>
      isShown(person) &&
      person.id !== someone.id &&
      person.mounts.length > 3 &&
      !Object.values(person.privacy).includes(true),
  )
  .toReversed()

/** Writes a text into the introduction of a character, as its player does on the Lodestone. */
export const introduce = async (id: number, text: string): Promise<void> => {
  const page = await (await openBrowser()).newPage()
  await page.goto(`http://localhost:${inject('config').ports.lodestone}/introduction?id=${id}`)
  await page.locator('textarea').fill(text)
  await page.locator('form[method=post] button').click()
  await page.waitForURL(/introduction/)
  await page.close()
}

/** Signs up at the provider of logins, which the page is at. */
export const signUp = async (page: Page, email: string): Promise<void> => {
  await page.locator('a[href$="/signup"]').click()
  await page.locator('#email').fill(email)
  await page.locator('#password').fill('a password of a test')
  await page.locator('form .button').first().click()
}

/** Logs a made-up person in at the provider of logins, which the page is at. */
export const logInAs = async (page: Page, { email }: Pick<Person, 'email'>): Promise<void> => {
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(madeUpPassword)
  await page.locator('form .button').first().click()
}

/** Makes a made-up person the owner of a character, as verifying it does. */
export const giveTo = async (person: Pick<Person, 'id'>, characterId: number): Promise<void> => {
  const config = inject('config')
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${config.ports.dynamodb}`,
    region: 'eu-central-1',
    credentials: { accessKeyId: standInKey, secretAccessKey: standInKey },
  })
  const key = createHash('sha256')
    .update(`${localIssuer(config)} ${person.id}`)
    .digest('base64url')
  await openStore({ client, table: 'kupodex' }).own(characterId, key, Date.now())
  client.destroy()
}
