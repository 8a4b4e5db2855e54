import { itemTypes } from '@kupodex/data/character'
import { cardSize } from '@kupodex/data/contract'
import { boardTypes, languages } from '@kupodex/data/game'
import { type CharacterCard, openCardDrawer, openCardMaker } from '@kupodex/lambdas/cards'
import type { Suite } from '@kupodex/pipeline/bench'
import { type Browser, chromium } from 'playwright-core'
import { findBrowser, launchOptions } from '#check/browser.ts'
import { percentilesOf } from '../functions/percentiles.ts'

/** Cards measured in each way, after some that only warm up. */
const [times, warmUp] = [100, 10]

const cardAt = (turn: number): CharacterCard => ({
  kind: 'character',
  name: `Person Number${turn}`,
  ...{ world: 'Cerberus', dataCenter: 'Chaos', day: '2026-11-23' },
  ranks: boardTypes.map((type, at) => ({ type, world: turn + at + 1, of: 12_345, global: 40 * turn + at + 1 })),
  collections: itemTypes.map((type, at) => ({
    type,
    progress: { count: at * 37, possible: 1743, percent: (at * 37 + turn) % 101 },
  })),
})

const languageAt = (turn: number) => languages[turn % languages.length] ?? 'en'

interface Measured {
  first: number
  ms: number[]
  bytes: number[]
}

/** Makes one card after another, and says how long each took (ms) and how large it is. */
const measure = async (make: (turn: number) => Promise<Buffer>): Promise<Measured> => {
  const passed: number[] = []
  const bytes: number[] = []
  for (let turn = 0; turn < warmUp + times; turn++) {
    const start = performance.now()
    const made = await make(turn)
    passed.push(performance.now() - start)
    bytes.push(made.length)
  }
  return { first: passed[0] ?? 0, ms: passed.slice(warmUp), bytes }
}

const wordsOf = ({ first, ms, bytes }: Measured): string => {
  const { p50, p99 } = percentilesOf(ms)
  const kilobytes = (Math.max(...bytes) / 1000).toFixed(0)
  return `first ${first.toFixed(0)} ms, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, at most ${kilobytes} kB`
}

/** Takes pictures of the same drawings in a browser that runs already, in a tab of its own each, as who has no renderer does. */
const inBrowser = (browser: Browser) => {
  const draw = openCardDrawer()
  return async (turn: number): Promise<Buffer> => {
    const page = await browser.newPage({ viewport: cardSize })
    try {
      await page.setContent(`<body style="margin:0">${draw(cardAt(turn), languageAt(turn))}`)
      return await page.screenshot()
    } finally {
      await page.close()
    }
  }
}

export const cardsSuite: Suite = {
  summary: 'picture cards of characters: time and size, beside screenshots in a headless browser',
  run: async (_args, { out }) => {
    const make = openCardMaker()
    const ours = await measure((turn) => make(cardAt(turn), languageAt(turn)))
    out(`cards ours:       ${wordsOf(ours)}\n`)
    const path = await findBrowser((line) => out(`${line}\n`))
    if (!path) return false
    const start = performance.now()
    const browser = await chromium.launch(launchOptions(path))
    const launched = performance.now() - start
    try {
      const shots = await measure(inBrowser(browser))
      const ratio = percentilesOf(shots.ms).p50 / percentilesOf(ours.ms).p50
      out(`cards screenshot: ${wordsOf(shots)}; the browser itself started in ${launched.toFixed(0)} ms\n`)
      out(`cards: a screenshot takes ${ratio.toFixed(1)} times as long\n`)
    } finally {
      await browser.close()
    }
    return Math.max(...ours.bytes) < 120_000 && percentilesOf(ours.ms).p99 < 400
  },
}
