import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Ask, createAsk } from '#ask/ask.ts'
import { webOf } from '#ask/web.fixture.ts'
import { debounce, isLongEnough, search, searching, searchProduct } from './search-store.ts'

const idle = { state: 'idle' } as const
const person = { id: 3, name: 'Tataru Taru', iconUrl: '', worldId: 1 }
const names = { deployTime: 1, generateTime: 1, prefix: 'ta', deeper: [], names: [[3, 'Tataru Taru', 1]] }

const web = (files: Record<string, unknown>) => webOf(files, 503)
const opened: number[] = []
const open = (id: number) => void opened.push(id)
const later = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

beforeEach(() => {
  vi.useFakeTimers()
  search.set({ text: '', places: {}, suggested: [], product: idle, lodestone: idle })
  opened.length = 0
})
afterEach(() => void vi.useRealTimers())

test.each([
  ['', false],
  ['abc', false],
  [' abc ', false],
  ['abcd', true],
  ['星の光よ', true],
])('%j is long enough: %j', (text, expected) => expect(isLongEnough(text)).toBe(expected))

describe('the search page', () => {
  test('waits a second after the last letter, then searches once', async () => {
    const { ask, asked } = web({ '/api/names/ta/': names })
    const { type } = searching({ ask, later, open })
    type('tata')
    await vi.advanceTimersByTimeAsync(debounce - 1)
    type('tataru')
    expect(search.get().product).toEqual({ state: 'loading' })
    await vi.advanceTimersByTimeAsync(debounce - 1)
    const suggested = asked.length
    await vi.advanceTimersByTimeAsync(1)
    expect(asked.slice(suggested)).toEqual(['/places.json', '/api/names/ta/'])
    expect(search.get().product).toEqual({ state: 'done', results: [{ id: 3, name: 'Tataru Taru', worldId: 1 }] })
  })

  test('searches at once when it is told to, and reads the worlds once', async () => {
    const { ask, asked } = web({
      '/places.json': { 1: ['Center', 'World'], 2: ['Center', 'Other'] },
      '/api/names/ta/': names,
    })
    const { submit } = searching({ ask, later, open })
    submit('tataru')
    await vi.advanceTimersByTimeAsync(0)
    expect(search.get()).toMatchObject({ places: { 1: ['Center', 'World'] }, product: { state: 'done' } })
    submit('tataru world')
    await vi.advanceTimersByTimeAsync(0)
    expect(search.get().product).toMatchObject({ results: [{ id: 3 }] })
    submit('tataru other')
    await vi.advanceTimersByTimeAsync(0)
    expect(search.get().product).toMatchObject({ results: [] })
    expect(asked.filter((path) => path === '/places.json')).toHaveLength(1)
  })

  test('suggests names of three letters by the index alone, and does not search for them', async () => {
    const { ask, asked } = web({ '/api/names/ta/': names, '/places.json': { 1: ['Center', 'World'] } })
    searching({ ask, later, open }).type('tat')
    await vi.advanceTimersByTimeAsync(debounce)
    expect(search.get()).toMatchObject({
      suggested: [{ id: 3, name: 'Tataru Taru', place: 'Center / World' }],
      product: idle,
    })
    expect(asked).toEqual(['/places.json', '/api/names/ta/'])
  })

  test('does not look for two letters', async () => {
    const { ask, asked } = web({})
    searching({ ask, later, open }).type('ta')
    await vi.advanceTimersByTimeAsync(debounce)
    expect([asked, search.get().product]).toEqual([[], idle])
  })

  test.each([
    ['Tataru Taru', [3]],
    ['tataru', []],
  ])('%s: anyone who asks for it goes to %j at once; a page that opens with it shows the table', async (text, ids) => {
    const { ask } = web({ '/api/names/ta/': names })
    const { search: look, submit } = searching({ ask, later, open })
    look(text)
    await vi.advanceTimersByTimeAsync(0)
    expect(opened).toEqual([])
    submit(text)
    await vi.advanceTimersByTimeAsync(0)
    expect(opened).toEqual(ids)
  })

  test('what was suggested is gone with the next letter, and with a search', async () => {
    const { ask } = web({ '/api/names/ta/': names, '/places.json': {} })
    const { type, search: look } = searching({ ask, later, open })
    const suggested = () => search.get().suggested.map(({ id }) => id)
    type('tat')
    await vi.advanceTimersByTimeAsync(debounce)
    expect(suggested()).toEqual([3])
    type('tata')
    expect([suggested(), search.get().text]).toEqual([[], 'tata'])
    await vi.advanceTimersByTimeAsync(debounce)
    expect(suggested()).toEqual([3])
    look('tataru')
    expect(suggested()).toEqual([])
  })

  test('three letters that are sent are suggested names for at once, and more are searched for alone', async () => {
    const { ask } = web({ '/api/names/ta/': names, '/places.json': {} })
    const { submit } = searching({ ask, later, open })
    submit('tat')
    await vi.advanceTimersByTimeAsync(0)
    expect(search.get()).toMatchObject({ suggested: [{ id: 3 }], product: idle })
    submit('tata')
    await vi.advanceTimersByTimeAsync(0)
    expect(search.get()).toMatchObject({ suggested: [], product: { state: 'done' } })
  })

  test('nothing comes any more once it is stopped, and nobody is opened after a newer text', async () => {
    const { ask, asked } = web({ '/api/names/ta/': names, '/places.json': {} })
    const { type, stop, submit } = searching({ ask, later, open })
    type('tataru taru')
    stop()
    await vi.advanceTimersByTimeAsync(2 * debounce)
    expect([asked, search.get().product]).toEqual([[], { state: 'loading' }])
    submit('tataru taru')
    type('tataru')
    await vi.advanceTimersByTimeAsync(2 * debounce)
    expect(opened).toEqual([])
    // A search that failed opens nobody.
    searching({ ask: web({}).ask, later, open }).submit('tataru taru')
    await vi.advanceTimersByTimeAsync(0)
    expect([opened, search.get().product.state]).toEqual([[], 'error'])
  })

  test('whom the Lodestone knows comes beside those of the product, and that there are more', async () => {
    const found = [{ ...person, worldName: 'World' }]
    const { ask } = web({
      '/api/names/ta/': names,
      '/api/lodestonesearch/tataru/': { results: found, more: true },
      '/api/lodestonesearch/tatarus/': { results: [], more: false },
    })
    const { search: look, askLodestone } = searching({ ask, later, open })
    look('tataru')
    askLodestone()
    await vi.advanceTimersByTimeAsync(0)
    expect(search.get().lodestone).toEqual({ state: 'done', results: found, hasMore: true })
    look('tatarus')
    expect(search.get().lodestone).toEqual(idle)
    askLodestone()
    await vi.advanceTimersByTimeAsync(0)
    expect(search.get().lodestone).toEqual({ state: 'done', results: [] })
  })

  test('an answer to an older text is dropped', async () => {
    let answer = (_: Response) => {}
    const ask = createAsk({
      fetch: async (path) =>
        path === '/places.json'
          ? new Response('', { status: 503 })
          : new Promise<Response>((resolve) => (answer = resolve)),
    })
    const { type } = searching({ ask, later, open })
    type('tataru')
    await vi.advanceTimersByTimeAsync(debounce)
    type('nanamo')
    answer(Response.json(names))
    await vi.advanceTimersByTimeAsync(0)
    expect(search.get().product).toEqual({ state: 'loading' })
  })

  test('the Lodestone is asked for the same name; when it fails, that is said of it alone', async () => {
    const { ask, asked } = web({ '/api/names/ta/': names })
    const { type, askLodestone } = searching({ ask, later, open })
    type(' tataru ')
    await vi.advanceTimersByTimeAsync(debounce)
    askLodestone()
    expect(search.get().lodestone).toEqual({ state: 'loading' })
    await vi.advanceTimersByTimeAsync(0)
    expect(asked.at(-1)).toBe('/api/lodestonesearch/tataru/')
    expect(search.get().lodestone).toEqual({ state: 'error' })
    expect(search.get().product.state).toBe('done')
  })
})

test.each([
  ['lodestoneBusy', 503, 'busy'],
  ['tooManyRequests', 429, 'busy'],
  ['lodestoneUnavailable', 503, 'error'],
  ['internal', 500, 'error'],
] as const)('a search that is refused with %s: %i is %s', async (code, status, state) => {
  const ask: Ask = createAsk({ fetch: async () => Response.json({ code }, { status }) })
  const { type, askLodestone } = searching({ ask, later, open })
  type('tataru')
  askLodestone()
  await vi.advanceTimersByTimeAsync(0)
  expect(search.get().lodestone).toEqual({ state })
})

describe('characters of the product', () => {
  test('whom the index does not know the function may', async () => {
    const { ask } = web({
      '/api/names/ta/': { ...names, names: [] },
      '/api/charsearch/tataru/': { results: [person] },
    })
    expect(await searchProduct(ask, 'tataru', {})).toEqual({ ok: true, value: [person] })
  })

  test('where the index has more than it lists, the function is asked; of whom it lists, not', async () => {
    const more = { ...names, deeper: ['tat'] }
    const all = web({ '/api/names/ta/': more, '/api/charsearch/tata/': { results: [person] } })
    expect(await searchProduct(all.ask, 'tata', {})).toEqual({ ok: true, value: [person] })
    const some = web({ '/api/names/ta/': names, '/api/charsearch/tata/': { results: [] } })
    expect(await searchProduct(some.ask, 'tata', {})).toMatchObject({ ok: true, value: [{ id: 3 }] })
    expect(some.asked).toEqual(['/api/names/ta/'])
  })

  test('with the function down, an index that knows nobody is an answer, no index is none', async () => {
    const known = web({ '/api/names/ta/': { ...names, names: [] } })
    expect(await searchProduct(known.ask, 'tataru', {})).toEqual({ ok: true, value: [] })
    expect(await searchProduct(web({}).ask, 'tataru', {})).toEqual({ ok: false, code: 'unavailable' })
  })
})
