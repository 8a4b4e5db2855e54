import { languages } from '@kupodex/data/game'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { formatDay } from '#format/date.ts'
import { openPage } from '#ui/page.fixture.ts'
import { figureNames, lookAgain } from './looks.ts'
import { sinceLast } from './since.ts'
import { sinceTexts } from './texts.ts'
import { sinceWords } from './words.ts'

/** A Tuesday at noon. */
const tuesday = Date.UTC(2026, 0, 6, 12)
const day = 86_400_000

beforeEach(() => {
  openPage('')
  vi.setSystemTime(tuesday)
  onTestFinished(() => void vi.useRealTimers())
})

describe('what changed since a browser last looked', () => {
  const say = (mounts: number, rank: number) => sinceLast('char/7', { mounts, rank }, 'en')

  test('is said once: nothing at a first visit, and nothing twice', () => {
    expect(say(5, 41)).toBe('')
    vi.setSystemTime(tuesday + 2 * day)
    expect(say(8, 38)).toBe('Since Tuesday: 3 new mounts · rank 41 → 38')
    expect(say(8, 38)).toBe('')
    vi.setSystemTime(tuesday + 3 * day)
    expect(say(9, 38)).toBe('Since Thursday: 1 new mount')
  })

  test('is that of each page by itself', () => {
    say(5, 41)
    expect(sinceLast('char/8', { mounts: 9 }, 'en')).toBe('')
  })

  test('compares nothing with what was not known, and remembers what is not known now', () => {
    sinceLast('char/7', { mounts: 5 }, 'en')
    expect(sinceLast('char/7', { rank: 3 }, 'en')).toBe('')
    vi.setSystemTime(tuesday + 7 * day)
    expect(sinceLast('char/7', { mounts: 6 }, 'en')).toBe(`Since ${formatDay(tuesday, 'en')}: 1 new mount`)
  })

  test('remembers sixty pages, and nothing that another program kept', () => {
    const kept = new Map<string, string>([['kupodex.looks', '[["a",{"at":1,"figures":{"mounts":"5"}}],["b",null],7]']])
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
    expect([lookAgain(storage, 'a', {}, 1), lookAgain(storage, 'b', {}, 1)]).toEqual([null, null])
    for (let page = 0; page < 100; page++) lookAgain(storage, `${page}`, { mounts: page }, page)
    expect(JSON.parse(kept.get('kupodex.looks') ?? '')).toHaveLength(60)
    expect([lookAgain(storage, '39', {}, 1), lookAgain(storage, '99', {}, 1)?.figures]).toEqual([null, { mounts: 99 }])
  })
})

describe.each(languages)('in %s', (language) => {
  const before = { at: tuesday, figures: Object.fromEntries(figureNames.map((name) => [name, 1])) }
  const after = Object.fromEntries(figureNames.map((name) => [name, 4]))

  test('each figure has its words, in one order', () => {
    const texts = sinceTexts(language)
    const said = sinceWords(before, after, tuesday + day, language, 'Mog')
    expect(said).not.toMatch(/[{}]|undefined/)
    expect(said.split(' · ')).toHaveLength(figureNames.length)
    expect(said).toContain(new Intl.DateTimeFormat(language, { weekday: 'long' }).format(tuesday))
    expect(texts.rank.replace('{from}', '1').replace('{to}', '4')).toBe(said.split(' · ')[4])
  })

  test('fewer is nothing new, nor is somebody first whose name is not known', () => {
    const counts = { points: 0, mounts: 0, minions: 0, members: 0, characters: 0, first: 9 }
    expect(sinceWords(before, counts, tuesday + day, language)).toBe('')
  })

  test('today has the time, and more than a week ago the date', () => {
    const at = (now: number) => sinceWords(before, after, now, language, 'Mog')
    expect(at(tuesday + 60_000)).toContain(new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(tuesday))
    expect(at(tuesday + 30 * day)).toContain(formatDay(tuesday, language))
  })
})
