import { languages } from '../game/ground/languages.ts'

const prefixed: readonly string[] = languages.filter((language) => language !== 'en')

const pageIn = (language: string) => `${language}/404/index.html`

/** The bucket key of the "not found" page for a path: in the language that the path begins with, else in English. */
export const missingPage = (path: string): string => {
  const first = path.split('/')[1] ?? ''
  return prefixed.includes(first) ? pageIn(first) : '404/index.html'
}

export const missingPages: readonly string[] = ['404/index.html', ...prefixed.map(pageIn)]
