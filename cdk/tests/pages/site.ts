import { inject, onTestFinished } from 'vitest'
import { localFaces } from '#local/ground/config.ts'
import { openBrowser } from '../browser.ts'
import { reader } from '../read.ts'
import { everybody, isShown } from '../truth.ts'
import { visitor, type Visitor } from './visit.ts'

/** The languages of the site; English has no prefix. */
export const languages = ['en', 'de', 'fr', 'ja'] as const

/** The address of a page in a language. */
export const inLanguage = (language: (typeof languages)[number], path: string): string =>
  language === 'en' ? path : `/${language}${path}`

/** Each language on a phone or a desktop, by day or by night, so that two of them cross all. */
export const crossings = languages.map((language, turn) => ({
  language,
  size: turn % 2 === 0 ? ('phone' as const) : ('desktop' as const),
  colorScheme: turn < 2 ? ('light' as const) : ('dark' as const),
}))

/** Where the running stack is. */
export const base = inject('base')

/** Reads an answer as JSON, and waits where it is refused as one too many. */
export const ask = reader(base)

/** Where pages load faces from: the stand-in of the Lodestone. */
export const faces = localFaces(inject('config'))

/** Everybody of the population, as they were made. */
export const people = everybody(inject('config'))

/** A person who hides nothing and owns a few things. */
export const someone = (() => {
  const found = people.find(
    (person) => isShown(person) && !Object.values(person.privacy).includes(true) && person.mounts.length > 9,
  )
  if (found === undefined) throw new Error('nobody of the population is wholly public')
  return found
})()

/**
 * The way to open pages of a site in the browser that all tests share. They stay open until `close`: for tests that run beside others,
 * and for a page that several tests look at.
 */
export const keepingOpen =
  (at = base): Visitor =>
  async (path, options) =>
    visitor(await openBrowser(), at, new URL(faces).origin)(path, options)

/** The same for all other tests: a page is closed where the test that opened it ends. */
export const useBrowser = (at = base): Visitor => {
  const open = keepingOpen(at)
  return async (path, options) => {
    const visit = await open(path, options)
    onTestFinished(visit.close)
    return visit
  }
}
