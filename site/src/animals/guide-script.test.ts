import { forecast } from '@kupodex/data/eorzea'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage, type PageOptions } from '#ui/page.fixture.ts'
import { guideIn } from './build/guide.ts'
import { allSpawns, spawnKey } from './spawns.ts'
import { animalTexts } from './texts.ts'
import { clockText, durationText } from './times.ts'

const now = 1_785_000_123_456
const { facts } = guideIn('en')
const words = animalTexts('en')
const all = facts.animals.map(({ id }) => id)
const [first, second] = facts.animals
if (first === undefined || second === undefined) throw new Error('two animals are needed')

const markup = `
  <div data-guide>
    <b data-clock></b><b data-weather></b><b data-weather-next></b><b data-weather-left></b>
    ${all.map((id) => `<button data-animal="${id}" aria-pressed="true">${id}</button>`).join('')}
    <button data-all>all</button><button data-none>none</button><output data-count></output>
    <label>Tell me <input type="checkbox" data-notice></label><p data-said></p>
    <table><tbody data-rows></tbody></table><p data-empty hidden></p><button data-more hidden></button>
    <button data-map-button></button><div data-map hidden></div>
  </div>`

const open = async (options: PageOptions = {}) => {
  const page = openPage(markup, options)
  page.one('[data-guide]').dataset['guide'] = JSON.stringify(facts)
  vi.resetModules()
  await import('./guide-script.ts')
  return {
    ...page,
    keys: () => page.all('tr').map((row) => row.dataset['key']),
    pressed: () => page.all('[data-animal][aria-pressed=true]').map(({ dataset }) => Number(dataset['animal'])),
    text: (name: string) => page.one(`[data-${name}]`).textContent,
    isHidden: (name: string) => page.one(`[data-${name}]`).hasAttribute('hidden'),
  }
}
const keysOf = (ids: readonly number[], at = now) =>
  allSpawns(facts, at)
    .filter(({ animal }) => ids.includes(animal.id))
    .map(spawnKey)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now }))
afterEach(() => void vi.useRealTimers())

describe('the forecast', () => {
  test('has the next fifteen of all animals, then all of them', async () => {
    const page = await open()
    expect(page.keys()).toEqual(keysOf(all).slice(0, 15))
    expect([page.pressed(), page.isHidden('more'), page.isHidden('empty')]).toEqual([all, false, true])
    expect(page.text('more')).toContain(String(keysOf(all).length))
    page.click('[data-more]')
    expect(page.keys()).toEqual(keysOf(all))
    expect(page.isHidden('more')).toBe(true)
    expect(page.document.activeElement?.closest('tr')?.dataset['key']).toBe(keysOf(all)[15])
  })

  test('of chosen animals alone is kept, and stands in the address', async () => {
    const page = await open({ path: '/islandanimals/?a=1' })
    page.click('[data-none]')
    expect([page.keys(), page.pressed(), page.isHidden('empty')]).toEqual([[], [], false])
    page.click(`[data-animal="${second.id}"]`)
    expect(page.keys()).toEqual(keysOf([second.id]))
    expect([page.isHidden('empty'), page.isHidden('more')]).toEqual([true, true])
    expect(location.search).toBe(`?a=1&animals=${second.id}`)
    const hidden = page.storage.getItem('kupodex.islands.hidden')?.split(',').map(Number)
    expect(hidden).toEqual(all.filter((id) => id !== second.id))
    page.click(`[data-animal="${second.id}"]`)
    expect(page.pressed()).toEqual([])
    page.click('[data-all]')
    expect([page.pressed(), location.search, page.storage.getItem('kupodex.islands.hidden')]).toEqual([
      all,
      '?a=1',
      null,
    ])
  })

  test('begins with the animals of the address', async () => {
    const page = await open({ path: `/?animals=${first.id}` })
    expect([page.pressed(), page.keys()]).toEqual([[first.id], keysOf([first.id])])
  })

  test('goes on as time passes, and counts down', async () => {
    const page = await open()
    const [next] = allSpawns(facts, now).filter(({ start }) => start > now)
    if (next === undefined) throw new Error('nothing comes')
    const left = () => page.one(`[data-key="${spawnKey(next)}"] [data-left]`).textContent
    const before = left()
    expect(before).toContain(durationText(next.start - now, 'en'))
    vi.advanceTimersByTime(1000)
    expect(left()).toContain(durationText(next.start - now - 1000, 'en'))
    vi.advanceTimersByTime(next.start - now)
    expect(page.one(`[data-key="${spawnKey(next)}"]`).className).toBe('here')
    const [ending] = allSpawns(facts, now)
    vi.setSystemTime((ending?.end ?? 0) - 1000)
    vi.advanceTimersByTime(1000)
    expect(page.keys()).toEqual(keysOf(all, ending?.end).slice(0, 15))
  })

  test('keeps the focus of a row that is drawn again', async () => {
    const page = await open()
    const [begins] = allSpawns(facts, now).filter(({ start }) => start > now)
    const key = begins === undefined ? '' : spawnKey(begins)
    page.one(`[data-key="${key}"] button`).focus()
    vi.setSystemTime((begins?.start ?? 0) - 1000)
    vi.advanceTimersByTime(1000)
    expect(page.document.activeElement?.closest('tr')?.dataset['key']).toBe(key)
  })
})

test('clock and weather are those of the island', async () => {
  const page = await open()
  const [present, next] = forecast(facts.rates, now, 2)
  expect(page.text('clock')).toBe(clockText(now))
  expect(page.text('weather')).toBe(facts.weathers[present?.weatherId ?? 0])
  expect(page.text('weather-next')).toBe(facts.weathers[next?.weatherId ?? 0])
  expect(page.text('weather-left')).toContain(durationText((next?.start ?? 0) - now, 'en'))
  vi.setSystemTime((next?.start ?? 0) - 500)
  vi.advanceTimersByTime(1000)
  expect(page.text('weather')).toBe(facts.weathers[next?.weatherId ?? 0])
})

describe('a notice', () => {
  const told: string[] = []
  const browser = (answer: NotificationPermission) => {
    told.length = 0
    class Notification {
      static requestPermission = async () => answer
      constructor(title: string) {
        told.push(title)
      }
    }
    vi.stubGlobal('Notification', Notification)
  }
  const [begins] = allSpawns(facts, now).filter(({ start }) => start > now)
  if (begins === undefined) throw new Error('nothing comes')

  test('says what has begun, once', async () => {
    const page = await open()
    browser('granted')
    page.click('[data-notice]')
    await vi.waitFor(() => expect(told).toEqual(['Tell me']))
    expect(page.storage.getItem('kupodex.islands.notice')).toBe('1')
    vi.setSystemTime(begins.start - 1000)
    // Waiting has moved the clock on, so that it does not tick with the second.
    vi.advanceTimersByTime(2000)
    expect(page.text('said')).toContain(begins.animal.name)
    const count = told.length
    expect(count).toBeGreaterThan(1)
    vi.advanceTimersByTime(2000)
    expect(told).toHaveLength(count)
  })

  test('is not given for animals that are not chosen, nor where it was not asked for', async () => {
    const page = await open({ kept: { 'kupodex.islands.notice': '1' } })
    browser('granted')
    expect(page.one<HTMLInputElement>('[data-notice]').checked).toBe(true)
    page.click('[data-none]')
    vi.setSystemTime(begins.start - 1000)
    vi.advanceTimersByTime(1000)
    expect([told, page.text('said')]).toEqual([[], ''])
    page.click('[data-all]')
    page.click('[data-notice]')
    expect(page.storage.getItem('kupodex.islands.notice')).toBeNull()
    vi.advanceTimersByTime(3_600_000)
    expect([told, page.text('said')]).toEqual([[], ''])
  })

  test('that is refused is said', async () => {
    const page = await open()
    browser('denied')
    page.click('[data-notice]')
    await vi.waitFor(() => expect(page.text('said')).toBe(words.noticeDenied))
  })
})

test('a spawn can be saved for a calendar', async () => {
  const saved: string[] = []
  const page = await open()
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) void file.text().then((text) => saved.push(text))
    return 'blob:test'
  })
  const [spawn] = allSpawns(facts, now)
  if (spawn === undefined) throw new Error('nothing comes')
  page.click(`[data-key="${spawnKey(spawn)}"] button`)
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  create.mockRestore()
  expect(saved[0]).toContain(`SUMMARY:${spawn.animal.name}`)
  expect(saved[0]).toContain(`UID:${spawnKey(spawn)}@kupodex.test`)
  page.send(page.one('tbody'), 'click')
  expect(saved).toHaveLength(1)
})
