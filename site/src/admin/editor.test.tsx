import { expect, test, vi } from 'vitest'
import { refused, serverOf } from '#ask/web.fixture.ts'
import type { ShownTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { failureTexts } from '#user/texts.ts'
import { commonTexts } from '#texts/texts.ts'
import { adminTexts } from './texts.ts'

const texts = adminTexts('en')
const row = (id: number, sourceTypeId = 2) => ({
  ...{
    id,
    base: { howTo: { en: `Way ${id}`, de: '', fr: '', ja: '' }, obtainable: true, sourceTypeId },
    override: null,
  },
})
const answerOf = (ids: readonly number[]) => ({
  ...{ sourceTypes: [2], rows: ids.map((id) => row(id)), unknown: [], damaged: [] },
})
const bardings = 'GET /api/user/admin/bardings/'
const named = (id: number) => ({ id, name: `Barding ${id}`, sort: id, patch: '2.0', sourceTypeId: 2 })
const mount = { ...named(1), name: 'Mount 1' }

interface Opened {
  path?: string
  answers?: Readonly<Record<string, unknown>>
  tables?: ShownTables
}

/** The editor, near whose window everything is. */
const open = async ({ path = '/admin/', answers = {}, tables = {} }: Opened = {}) => {
  vi.resetModules()
  const page = await drawn(null, { path })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #seen
      constructor(seen: (entries: unknown[]) => void) {
        this.#seen = seen
      }
      observe = (target: Element) => queueMicrotask(() => this.#seen([{ isIntersecting: true, target }]))
      unobserve = () => undefined
    },
  )
  const [{ Editor }, { showTables }] = await Promise.all([
    import('./editor.tsx'),
    import('#tables/build/shown.fixture.ts'),
  ])
  showTables({
    bardings: [1, 2, 3].map(named),
    mounts: [mount],
    sourceTypes: [
      { id: 3, name: 'Second', sort: 2 },
      { id: 2, name: 'First', sort: 1 },
    ],
    ...tables,
  })
  const mounts = 'GET /api/user/admin/mounts/'
  const server = serverOf({ [bardings]: answerOf([3, 1, 2]), [mounts]: answerOf([1]), ...answers })
  await page.draw(<Editor language="en" images={null} ask={server.ask} />)
  const names = () => page.words('h2 > span')
  const pressed = () => page.words('.chip[aria-pressed=true]')
  return { ...page, names, pressed, sent: server.sent }
}
const all = ['Barding 1 1', 'Barding 2 2', 'Barding 3 3']

test('the first table is that of bardings, its rows as the game has them, sources in their order', async () => {
  const answer = Promise.withResolvers<Response>()
  const page = await open({ answers: { [bardings]: () => answer.promise } })
  expect(page.words('[aria-busy]')).toEqual([commonTexts('en').loading])
  answer.resolve(Response.json(answerOf([3, 1, 2])))
  await page.until(() => expect(page.names()).toEqual(all))
  expect([page.pressed(), page.words('.narrowing [role=status]')]).toEqual([[texts.tableNames.bardings], ['3 rows']])
  expect(page.words('[data-row="1"] option')).toEqual([texts.noSource, 'First', 'Second'])
  expect([page.words('.unsaved'), page.all('.editors > .panel').length]).toEqual([[''], 0])
})

test.each([
  ['?table=mounts', 'mounts'],
  ['?table=quests', 'bardings'],
] as const)('the address %s shows the table of %s', async (search, table) => {
  expect((await open({ path: `/admin/${search}` })).pressed()).toEqual([texts.tableNames[table]])
})

test('a search and the choice of rows without a source narrow the list', async () => {
  const answers = { [bardings]: { ...answerOf([1]), rows: [row(1), row(2, 0), row(3)] } }
  const page = await open({ answers })
  await page.until(() => expect(page.names()).toEqual(all))
  await page.enter('[type=search]', 'barding 3')
  await page.until(() => expect(page.names()).toEqual(['Barding 3 3']))
  expect(page.words('.narrowing [role=status]')).toEqual(['1 row'])
  await page.enter('[type=search]', '')
  await page.click('.narrowing [type=checkbox]')
  await page.until(() => expect(page.names()).toEqual(['Barding 2 2']))
})

test('edits of rows that are gone, or that cannot be read, are named', async () => {
  const unknown = [{ id: 88, override: null }]
  const page = await open({ answers: { [bardings]: { ...answerOf([1]), unknown, damaged: [99] } } })
  await page.until(() => expect(page.words('.editors > .panel')).toEqual([texts.odd.replace('{ids}', '88, 99')]))
})

test('rows that cannot be had say why, and are asked for again', async () => {
  let times = 0
  const answers = { [bardings]: () => (times++ === 0 ? refused('forbidden')() : Response.json(answerOf([1]))) }
  const page = await open({ answers })
  await page.until(() => expect(page.words('.problem')).toEqual([texts.failures.forbidden]))
  await page.click('.problem + p button')
  await page.until(() => expect(page.names()).toEqual(['Barding 1 1']))
})

test.each(['bardings', 'sourceTypes'])('the page says that the table %s cannot be had', async (name) => {
  const page = await open({ tables: { [name]: 'failed' } })
  await page.until(() => expect(page.words('.problem')).toEqual([failureTexts('en').offline]))
})

test.each(['bardings', 'sourceTypes'])('the page waits for the table %s', async (name) => {
  const page = await open({ tables: { [name]: 'loading' } })
  await page.until(() => expect(page.sent.length).toBe(1))
  await page.settle()
  expect(page.words('[aria-busy]')).toEqual([commonTexts('en').loading])
})

test('another table is shown at once, after a question where something is not saved', async () => {
  const page = await open()
  await page.until(() => expect(page.names()).toEqual(all))
  const choose = async (name: keyof typeof texts.tableNames) => {
    const button = page.all('.chip').find(({ textContent }) => textContent === texts.tableNames[name])
    await page.settle(() => button?.click())
  }
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  await page.enter('[data-row="2"] textarea[lang=en]', 'Ask')
  expect(page.words('.unsaved')).toEqual(['1 row with unsaved changes'])
  await choose('bardings')
  expect(confirm.mock.calls.length).toBe(0)
  await choose('mounts')
  expect([page.pressed(), confirm.mock.calls]).toEqual([[texts.tableNames.bardings], [[texts.leave]]])
  confirm.mockReturnValue(true)
  await choose('mounts')
  await page.until(() => expect(page.names()).toEqual(['Mount 1 1']))
  expect([page.words('.unsaved'), location.search]).toEqual([[''], '?table=mounts'])
  await choose('bardings')
  await page.until(() => expect(page.names()).toEqual(all))
  expect([location.search, confirm.mock.calls.length]).toEqual(['', 2])
})

test('a draft outlives a search that hides its row', async () => {
  const page = await open()
  await page.until(() => expect(page.names()).toEqual(all))
  const field = '[data-row="2"] textarea[lang=en]'
  await page.enter(field, 'Ask')
  await page.enter('[type=search]', 'barding 3')
  await page.until(() => expect(page.names()).toEqual(['Barding 3 3']))
  await page.enter('[type=search]', '')
  await page.until(() => expect(page.names()).toEqual(all))
  expect(page.words('[data-row="2"] .text .link')).toEqual([texts.reset])
})

test('a row that was saved is in the list as the server has it', async () => {
  const fields = { howTo: { en: 'Ask' } }
  const override = { version: 1, at: 0, writtenAt: 0, by: 'abc', own: true, kind: 'save', fields }
  const page = await open({
    answers: { 'PUT /api/user/admin/bardings/2/': { status: 'ok', row: { ...row(2), override } } },
  })
  await page.until(() => expect(page.names()).toEqual(all))
  await page.enter('[data-row="2"] textarea[lang=en]', 'Ask')
  await page.settle(() => page.send(page.one('[data-row="2"] form'), 'submit'))
  await page.until(() => expect(page.words('[data-row="2"] h2 > small')).toEqual([texts.edited]))
  expect(page.words('h2 > small').length).toBe(1)
})
