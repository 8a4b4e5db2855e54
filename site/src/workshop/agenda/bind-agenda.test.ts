import { type AgendaTask, type Progress, searchAgenda } from '@kupodex/data/workshop'
import { describe, expect, test, vi } from 'vitest'
import { failedTexts } from '#ask/texts.ts'
import { openPage, type PageOptions } from '#ui/page.fixture.ts'
import { craftsIn } from '../build/crafts.ts'
import { workshopMarkup } from '../page.fixture.ts'
import { startState, type WorkshopState } from '../ground/state.ts'
import { bindAgenda } from './bind-agenda.ts'
import { agendaFile } from './build/file.ts'
import { readAgenda } from './kept.ts'
import { openAgenda } from './open-agenda.ts'
import { startSettings } from './settings.ts'
import { agendaTexts } from './texts.ts'

const words = agendaTexts('en')
/** A few crafts are enough: a search among all takes seconds. */
const fewCrafts: WorkshopState = { ...startState, islandRank: 3 }
const crafts = craftsIn('en')
const web = { '/island-agenda/en.json': agendaFile('en') }

/** The worker of a page, which says what the test wants it to. */
class FakeWorker {
  static all: FakeWorker[] = []
  readonly heard: Record<string, (event: { data: unknown }) => void> = {}
  task: AgendaTask | null = null
  isEnded = false
  constructor() {
    FakeWorker.all.push(this)
  }
  addEventListener(type: string, hear: (event: { data: unknown }) => void) {
    this.heard[type] = hear
  }
  postMessage(task: AgendaTask) {
    this.task = task
  }
  terminate() {
    this.isEnded = true
  }
}
const worker = () => {
  const last = FakeWorker.all.at(-1)
  if (last?.task == null) throw new Error('nothing is searched for')
  return { ...last, task: last.task, ended: () => last.isEnded }
}
/** Finds something, and says so. */
const find = (isDone: boolean, change: (progress: Progress) => Progress = (progress) => progress) => {
  const { task, heard } = worker()
  const progress = change(searchAgenda(task, { rounds: 1, laterRounds: 1, width: 1, report: () => false }))
  heard['message']?.({ data: { progress, isDone } })
  return progress
}

const open = async (options: PageOptions = {}, state: () => WorkshopState = () => fewCrafts) => {
  const page = openPage(workshopMarkup(), { web, ...options })
  FakeWorker.all = []
  const copied: string[] = []
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } })
  const changed = await bindAgenda(page.one('[data-agenda]'), 'en', { crafts, state })
  return {
    ...page,
    ...{ changed, copied },
    kept: () => readAgenda(page.storage),
    text: (name: string) => page.one(`[data-${name}]`).textContent,
    isHidden: (name: string) => page.one(`[data-${name}]`).hasAttribute('hidden'),
    rests: () => page.all('[data-rest-on]').flatMap((box, at) => ((box as HTMLInputElement).checked ? [at] : [])),
    days: () => page.all('[data-rest-on]').filter((box) => !box.closest('label')?.hidden).length,
    value: (name: string) => page.one<HTMLInputElement>(`[data-setting=${name}]`).value,
    choose: (name: string, value: string) => page.enter(`[data-setting=${name}]`, value),
    canSearch: () => page.all('[data-search]').map((button) => !(button as HTMLButtonElement).disabled),
  }
}

describe('the settings of an agenda', () => {
  test('begin as at the start of a season, and are kept', async () => {
    const page = await open()
    expect(['workshops', 'landmarks', 'days', 'rests', 'stock'].map(page.value)).toEqual(['4', '5', '7', '2', ''])
    expect([page.rests(), page.days(), page.canSearch()]).toEqual([[], 7, [true, true]])
    expect([page.isHidden('stop'), page.isHidden('copy-agenda'), page.text('agenda-going')]).toEqual([true, true, ''])
    page.choose('workshops', '3')
    expect(page.kept().settings).toEqual({ ...startSettings, workshops: 3 })
  })

  test('go together: cycles that the season no longer has are neither shown nor rested on', async () => {
    const page = await open()
    page.click('[data-rest-on="1"]')
    page.click('[data-rest-on="5"]')
    expect([page.rests(), page.kept().settings.restOn]).toEqual([
      [1, 5],
      [1, 5],
    ])
    page.choose('days', '3')
    expect([page.rests(), page.days(), page.value('rests')]).toEqual([[1], 3, '2'])
    page.click('[data-rest-on="1"]')
    page.choose('rests', '0')
    expect(page.kept().settings).toEqual({ ...startSettings, days: 3, rests: 0 })
  })

  test('say which lines of the materials were not read', async () => {
    const page = await open()
    page.choose('stock', 'Island Branch 20\nnonsense\na\nb\nc')
    expect(page.text('stock-problem')).toContain('nonsense / a / b …')
    page.choose('stock', 'Island Branch 20')
    expect([page.text('stock-problem'), page.kept().settings.stock]).toEqual(['', 'Island Branch 20'])
  })
})

describe('a search', () => {
  test('is of the whole season, or of one cycle without rest, with the materials at hand', async () => {
    const page = await open()
    page.choose('stock', 'Island Branch 20')
    page.click('[data-search=all]')
    expect(worker().task).toMatchObject({ days: 7, rests: 2, workshops: 4, grooveCap: 45 })
    expect([...worker().task.stock.values()]).toEqual([20])
    find(true)
    page.click('[data-search="1"]')
    expect(worker().task).toMatchObject({ days: 1, rests: 0, restOn: [] })
  })

  test('goes on until it is done, and keeps the best so far', async () => {
    const page = await open()
    page.one('[data-search=all]').focus()
    page.click('[data-search=all]')
    expect([page.canSearch(), page.isHidden('stop'), page.text('agenda-said')]).toEqual([
      ...[[false, false], false, words.searching],
    ])
    expect(page.document.activeElement).toBe(page.one('[data-stop]'))
    const { value } = find(false)
    expect(page.text('agenda-going')).toContain(value.toLocaleString('en'))
    expect([page.kept().found?.total, worker().ended()]).toEqual([value, false])
    find(true)
    expect([page.canSearch(), page.isHidden('stop'), page.isHidden('copy-agenda')]).toEqual([[true, true], true, false])
    expect(page.text('agenda-said')).toContain(value.toLocaleString('en'))
    expect([page.text('agenda-going'), worker().ended()]).toEqual(['', true])
    expect(page.document.activeElement).toBe(page.one('[data-search=all]'))
    expect(page.all('.agenda-day')).toHaveLength(7)
  })

  test('can be stopped', async () => {
    const page = await open()
    page.click('[data-search=all]')
    find(false)
    const stop = page.one<HTMLButtonElement>('[data-stop]')
    stop.onclick?.(new Event('click') as PointerEvent)
    expect([worker().ended(), page.text('agenda-said'), page.canSearch()]).toEqual([true, words.stopped, [true, true]])
  })

  test('that finds nothing, or cannot run, says so', async () => {
    const page = await open()
    page.click('[data-search=all]')
    find(true, (progress) => ({ ...progress, value: 0 }))
    expect(page.text('agenda-said')).toBe(words.nothing)
    page.click('[data-search=all]')
    worker().heard['error']?.({ data: null })
    expect([page.text('agenda-said'), worker().ended(), page.canSearch()]).toEqual([words.failed, true, [true, true]])
  })
})

describe('an agenda that was found', () => {
  test('is there again on the next visit, and is outdated once other values count', async () => {
    let state = fewCrafts
    const first = await open({}, () => state)
    first.click('[data-search=all]')
    find(true)
    const kept = { 'kupodex.islandagenda': first.storage.getItem('kupodex.islandagenda') ?? '' }
    const page = await open({ kept }, () => state)
    expect([page.all('.agenda-day').length, page.isHidden('copy-agenda'), page.text('agenda-going')]).toEqual([
      7,
      false,
      '',
    ])
    state = { ...fewCrafts, groove: 5 }
    page.changed()
    expect(page.text('agenda-going')).toBe(words.outdated)
    state = fewCrafts
    page.changed()
    expect(page.text('agenda-going')).toBe('')
    page.choose('workshops', '2')
    expect(page.text('agenda-going')).toBe(words.outdated)
  })

  test('of one cycle is not outdated by the length of the season', async () => {
    const page = await open()
    page.click('[data-search="1"]')
    find(true)
    page.choose('days', '4')
    expect(page.text('agenda-going')).toBe('')
  })

  test('can be copied', async () => {
    const page = await open()
    page.click('[data-search="1"]')
    find(true)
    page.click('[data-copy-agenda]')
    await vi.waitFor(() => expect(page.text('agenda-said')).toBe(words.copied))
    expect(page.copied).toEqual([page.one<HTMLTextAreaElement>('[data-agenda-text]').value])
    expect(page.copied[0]).toContain('Cycle 1: ')
    expect(page.isHidden('agenda-text')).toBe(false)
  })
})

describe('opening the agenda', () => {
  const details = (page: ReturnType<typeof openPage>) => page.one<HTMLDetailsElement>('[data-agenda]')

  test('loads it once, and again where that failed', async () => {
    const served: Record<string, unknown> = {}
    const page = openPage(workshopMarkup(), { web: served })
    const changed = openAgenda(page.one('[data-workshop]'), 'en', { crafts, state: () => startState })
    expect(changed).not.toThrow()
    details(page).open = true
    await vi.waitFor(() => expect(page.words('[data-agenda-failed] [role=alert]')).toEqual([failedTexts('en').failed]))
    Object.assign(served, web)
    details(page).open = false
    details(page).open = true
    expect(page.asked).toHaveLength(1)
    page.click('[data-agenda-failed] button')
    await vi.waitFor(() => expect(page.words('[data-agenda-lead]')).toEqual([words.lead]))
    await vi.waitFor(() => expect(page.words('[data-agenda-failed]')).toEqual(['']))
    details(page).open = true
    expect(page.asked).toHaveLength(2)
  })
})
