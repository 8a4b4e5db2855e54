import { expect, test } from 'vitest'
import { eorzeaDayMs } from '@kupodex/data/eorzea'
import { dropNotice, keepNotice, type Notice, readNotices } from './kept-notices.ts'
import { noticesKey } from '#storage/keys.ts'
import { storageOf } from '#ui/page.fixture.ts'
import { watch } from './watch.ts'

const notice: Notice = {
  ...{ id: 'mission 1', language: 'en', title: 'A mission', text: 'until {time}', path: '/char/7/cosmic/' },
  ...{ condition: { hours: { start: 12, end: 14 } }, rates: [] },
}

const keeping = (text: string) => storageOf({ [noticesKey]: text })

test('a notice is kept once, and with the last one nothing is left', () => {
  const storage = storageOf()
  keepNotice(storage, notice)
  keepNotice(storage, { ...notice, title: 'Another name' })
  expect(readNotices(storage).map(({ title }) => title)).toEqual(['Another name'])
  dropNotice(storage, notice.id)
  expect(storage.getItem(noticesKey)).toBeNull()
})

test.each(['', '{', 'null', '5', '[null, 5, {}]', JSON.stringify([{ ...notice, path: 'https://elsewhere.example/' }])])(
  'what is damaged counts as missing: %s',
  (text) => expect(readNotices(keeping(text))).toEqual([]),
)

/** A page with a clock of its own: time passes from timer to timer. */
const pageAt = (start: number) => {
  const storage = keeping(JSON.stringify([notice]))
  const shown: number[] = []
  let now = start
  let timer: { run: () => void; at: number } | null = null
  const again = watch({
    storage,
    now: () => now,
    later: (run, ms) => {
      timer = { run, at: now + ms }
      return () => void (timer = null)
    },
    show: (_, period) => shown.push(period.start),
  })
  const until = (end: number, late = 0) => {
    while (timer !== null && timer.at + late <= end) {
      const { run, at } = timer
      now = at + late
      run()
    }
    now = end
  }
  return { shown, until, again, storage }
}

const day = 400_000 * eorzeaDayMs
const opens = (n: number) => day + n * eorzeaDayMs + eorzeaDayMs / 2

test('a notice comes once with the start of each period, and stops when it is taken away', () => {
  const { shown, until, again, storage } = pageAt(day)
  until(day + 3 * eorzeaDayMs, 40)
  expect(shown).toEqual([opens(0), opens(1), opens(2)])
  dropNotice(storage, notice.id)
  again()
  until(day + 6 * eorzeaDayMs)
  expect(shown).toHaveLength(3)
})

test('a period that had begun before the page was opened, or while the machine slept, is no news', () => {
  const opened = pageAt(opens(0) + 1)
  opened.until(opens(0) + 300_000)
  expect(opened.shown).toEqual([])
  const slept = pageAt(day)
  slept.until(opens(0) + 300_000, 240_000)
  expect(slept.shown).toEqual([])
})
