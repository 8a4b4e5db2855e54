import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { browserArguments } from '#check/browser.ts'

/** Lighthouse's four scores of a page on a phone, 0 to 100, and its main figures in milliseconds. */
export interface Scores {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestPaint: number
  blocked: number
  layoutShift: number
}

/** Measures pages with Lighthouse as on a phone with a slow network, one after another in a browser of its own. */
export const measurePages = async (browser: string, addresses: readonly string[]): Promise<Scores[]> => {
  const chrome = await launch({
    chromePath: browser,
    chromeFlags: ['--headless', ...browserArguments],
    logLevel: 'silent',
  })
  try {
    const all: Scores[] = []
    for (const address of addresses) {
      const result = await lighthouse(address, { port: chrome.port, logLevel: 'silent', output: 'json' })
      if (!result) throw new Error(`Lighthouse had no answer for ${address}`)
      const { categories, audits, runtimeError } = result.lhr
      if (runtimeError) throw new Error(`Lighthouse could not read ${address}: ${runtimeError.message}`)
      const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
      const value = (id: string) => audits[id]?.numericValue ?? NaN
      all.push({
        performance: score('performance'),
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
        largestPaint: value('largest-contentful-paint'),
        blocked: value('total-blocking-time'),
        layoutShift: value('cumulative-layout-shift'),
      })
    }
    return all
  } finally {
    chrome.kill()
  }
}
