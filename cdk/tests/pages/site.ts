import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { openBrowser } from '../browser.ts'
import { everybody, isShown } from '../truth.ts'
import { visitor, type Visitor } from './visit.ts'

/** The languages of the site; English has no prefix. */
export const languages = ['en', 'de', 'fr', 'ja'] as const

/** The address of a page in a language. */
export const inLanguage = (language: (typeof languages)[number], path: string): string =>
  language === 'en' ? path : `/${language}${path}`

/** Where the running stack is. */
export const base = inject('base')

/** Everybody of the population, as they were made. */
export const people = everybody(inject('config'))

/** Somebody who hides nothing and owns a few things. */
export const someone = (() => {
  const found = people.find(
    (person) => isShown(person) && !Object.values(person.privacy).includes(true) && person.mounts.length > 9,
  )
  if (found === undefined) throw new Error('nobody of the population is wholly public')
  return found
})()

/** Opens a browser for the tests of a file, and closes it after them; gives the way to open pages in it. */
export const useBrowser = (at = base): Visitor => {
  let browser: Browser | undefined
  beforeAll(async () => void (browser = await openBrowser()))
  afterAll(() => browser?.close())
  return (path, options) => {
    if (browser === undefined) throw new Error('a page was opened before the browser')
    return visitor(browser, at)(path, options)
  }
}
