import { languages } from '@kupodex/data/game'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { formatDay } from '#format/date.ts'
import { openPage } from '#ui/page.fixture.ts'
import { type First, firstsSinceLast } from './firsts.ts'
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

  const storageOf = (looks: readonly unknown[]) => {
    const kept = new Map<string, string>([['kupodex.looks', JSON.stringify(looks)]])
    return {
      kept,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
  }

  test.each([
    ...[null, 7, 'look', {}, { figures: {} }, { at: '1', figures: {} }, { at: 1 }, { at: 1, figures: null }],
    { at: 1, figures: { mounts: '5', rank: 2 } },
  ])('%j that another program kept is no look, and the others stay', (look) => {
    const ours = { at: 1, figures: { mounts: 5 } }
    const storage = storageOf([7, ['theirs', look], ['theirs'], ['ours', ours]])
    expect(lookAgain(storage, 'theirs', {}, 1)).toBeNull()
    expect(lookAgain(storage, 'ours', {}, 1)).toEqual(ours)
  })

  test('remembers sixty pages', () => {
    const storage = storageOf([])
    const { kept } = storage
    for (let page = 0; page < 100; page++) lookAgain(storage, `${page}`, { mounts: page }, page)
    expect(JSON.parse(kept.get('kupodex.looks') ?? '')).toHaveLength(60)
    expect([lookAgain(storage, '39', {}, 1), lookAgain(storage, '99', {}, 1)?.figures]).toEqual([null, { mounts: 99 }])
  })
})

describe('who is first on the boards of a page', () => {
  const first = (board: string, id: number, title = board): First => ({ board, title, id, name: `Mog ${id}` })
  const say = (firsts: readonly First[], page = 'gains/global/week/1') => firstsSinceLast(page, firsts, 'en')

  test('is said once where it is somebody new, with the board where there are several', () => {
    expect(say([first('Mounts', 1), first('Minions', 2)])).toBe('')
    vi.setSystemTime(tuesday + day)
    const now = [first('Mounts', 3), first('Minions', 2)]
    expect([say(now), say(now)]).toEqual(['Since Tuesday: new in first place: Mog 3 (Mounts)', ''])
    vi.setSystemTime(tuesday + 2 * day)
    expect(say([first('Mounts', 4), first('Minions', 5)])).toBe(
      'Since Wednesday: new in first place: Mog 4 (Mounts) · new in first place: Mog 5 (Minions)',
    )
    expect(say([first('Minions', 5)])).toBe('')
  })

  test('of a board without a name of its own is said without it', () => {
    say([first('missing', 1, '')], 'missing/global')
    expect(say([first('missing', 2, '')], 'missing/global')).toMatch(/: new in first place: Mog 2$/)
  })

  test('is not compared with a board that had nobody, nor with another week', () => {
    say([first('Mounts', 1)])
    expect(say([first('Mounts', 1), first('Minions', 2)])).toBe('')
    expect(say([first('Mounts', 7)], 'gains/global/week/2')).toBe('')
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

  test('a board is named beside who is first on it', () => {
    const { firstOf } = sinceTexts(language)
    expect(firstOf).toMatch(/\{name\}.*\{board\}/)
    expect(firstOf.startsWith(sinceTexts(language).first)).toBe(true)
  })

  test('fewer is nothing new, nor is somebody first whose name is not known', () => {
    const counts = { points: 0, mounts: 0, minions: 0, members: 0, characters: 0, first: 9 }
    expect(sinceWords(before, counts, tuesday + day, language)).toBe('')
  })

  test('today has the time, the days before their names, and what is six days ago or more the date', () => {
    const at = (now: number) => sinceWords(before, after, now, language, 'Mog')
    const [time, weekday] = [{ timeStyle: 'short' }, { weekday: 'long' }] as const
    const midnight = new Date(tuesday).setHours(24, 0)
    expect(at(midnight - 1)).toContain(new Intl.DateTimeFormat(language, time).format(tuesday))
    for (const now of [midnight, tuesday + 6 * day - 1])
      expect(at(now)).toContain(new Intl.DateTimeFormat(language, weekday).format(tuesday))
    for (const now of [tuesday + 6 * day, tuesday + 31 * day]) expect(at(now)).toContain(formatDay(tuesday, language))
  })
})
