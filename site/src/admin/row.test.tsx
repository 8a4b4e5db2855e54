import type { AdminRow } from '@kupodex/data/contract'
import { expect, test, vi } from 'vitest'
import { refused, serverOf } from '#ask/web.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { failureTexts } from '#user/texts.ts'
import { rarityItemTexts } from '#texts/texts.ts'
import { createDrafts } from './drafts.ts'
import type { AdminFrame } from './frame.ts'
import { Row } from './row.tsx'
import { adminTexts } from './texts.ts'

const texts = adminTexts('en')
const howTo = { en: 'Quest', de: 'Auftrag', fr: '', ja: 'クエスト' }
type Version = NonNullable<AdminRow['override']>
const version = (at: number, fields: Version['fields'], more: Partial<Version> = {}): Version => ({
  ...{ version: at, at: 0, writtenAt: 0, by: 'abc', own: false, kind: 'save', fields, ...more },
})
const rowWith = (override: Version | null = null, base: Partial<AdminRow['base']> = {}): AdminRow => ({
  id: 5,
  base: { howTo, obtainable: true, sourceTypeId: 2, ...base },
  override,
})
const plain = rowWith()
const edited = rowWith(version(3, { howTo: { en: 'Ask a moogle' } }))

const path = '/api/user/admin/mounts/5/'
const saves = `PUT ${path}`

interface Opened {
  row?: AdminRow
  number?: number | null
  answers?: Readonly<Record<string, unknown>>
  rest?: Partial<AdminFrame>
}

/** A row on the editors' page. What the server answers with is taken over as the page does. */
const open = async ({ row = plain, number = null, answers = {}, rest = {} }: Opened = {}) => {
  const server = serverOf(answers)
  const taken: AdminRow[] = []
  const saved = vi.fn()
  const drafts = createDrafts(() => undefined)
  const frame: AdminFrame = {
    ...{ language: 'en', ask: server.ask, texts, failures: failureTexts('en'), table: 'mounts', images: null },
    ...{
      sourceTypes: [2, 3].map((id) => ({ id, name: `Source ${id}` })),
      drafts,
      saved,
      take: (next) => void taken.push(next),
    },
    ...rest,
  }
  const part = (now: AdminRow) => <Row frame={frame} listed={{ row: now, name: 'Chocobo', number }} />
  const page = await drawn(part(row))
  const text = (language: string) => `textarea[lang=${language}]`
  return {
    ...{ ...page, taken, saved, drafts, sent: server.sent, text },
    /** Draws the row as it was taken last. */
    drawTaken: () => page.draw(part(taken.at(-1) ?? row)),
    type: (language: string, words: string) => page.enter(text(language), words),
    save: () => page.settle(() => page.send(page.one('form'), 'submit')),
    status: () => page.words('[role=status] > :not(div), [role=status] > div > *'),
    saveButton: () => page.one('.button:not(.quiet)'),
  }
}

test.each([
  [plain, null, 'Chocobo 5', []],
  [edited, 7, '7. Chocobo 5', [texts.edited]],
  [rowWith(version(4, {}, { kind: 'revert', from: 0 })), null, 'Chocobo 5', []],
])('the heading names a row, and says that somebody has edited it: %#', async (row, number, heading, signs) => {
  const page = await open({ row, number })
  expect(page.words('h2 > span')).toEqual([heading])
  expect(page.words('h2 > small')).toEqual(signs)
})

test.each([
  ['mounts', 1],
  ['bozjaNotes', 0],
] as const)('of %s there are %i pictures', async (table, pictures) => {
  const page = await open({ rest: { table } })
  expect(page.all('h2 .face:not(.h0)').length).toBe(pictures)
})

test('a row has four texts, each under its language, with that of the table behind it', async () => {
  const page = await open({ row: edited })
  const fields = page.all<HTMLTextAreaElement>('textarea')
  expect(fields.map((field) => [field.getAttribute('lang'), field.getAttribute('placeholder')])).toEqual([
    ['en', 'Quest'],
    ['fr', ''],
    ['de', 'Auftrag'],
    ['ja', 'クエスト'],
  ])
  expect(page.attributes('.text label', 'aria-label')[2]).toBe('How to obtain Chocobo, Deutsch')
  expect(page.words('.text .link')).toEqual([texts.reset])
  await page.click('.text .link')
  expect(page.all('.text .link').length).toBe(0)
  expect(page.drafts.get(5)?.howTo.en).toBe('Quest')
})

test('a row without a source type has no choice of one', async () => {
  const { sourceTypeId: _, ...base } = plain.base
  expect((await open()).words('option')).toEqual([texts.noSource, 'Source 2', 'Source 3'])
  expect((await open({ row: { ...plain, base } })).all('select').length).toBe(0)
})

test('a text that cannot be saved is shown as such, described by why, and stops the saving', async () => {
  const page = await open()
  await page.type('de', '<b>')
  const field = page.one(page.text('de'))
  expect([field.getAttribute('aria-invalid'), page.words('.bad')]).toEqual(['true', [texts.problems.markup]])
  expect(field.getAttribute('aria-describedby')).toBe(page.one('.bad').id)
  expect(page.one(page.text('en')).getAttribute('aria-invalid')).toBe(null)
  expect(page.one(page.text('en')).getAttribute('aria-describedby')).toBe(null)
  expect(page.saveButton().getAttribute('aria-disabled')).toBe('true')
  await page.save()
  expect(page.sent).toEqual([])
})

test('only what has changed can be saved, and what is put back is no draft', async () => {
  const page = await open()
  await page.save()
  expect([page.sent, page.saveButton().getAttribute('aria-disabled')]).toEqual([[], 'true'])
  await page.type('en', 'Ask')
  expect([page.drafts.count, page.saveButton().getAttribute('aria-disabled')]).toEqual([1, 'false'])
  await page.type('en', 'Quest')
  expect([page.drafts.count, page.saveButton().getAttribute('aria-disabled')]).toEqual([0, 'true'])
})

test('what is saved is what differs and the version that was seen; the row is then as the server has it', async () => {
  const answer = Promise.withResolvers<Response>()
  const page = await open({ row: edited, answers: { [saves]: () => answer.promise } })
  await page.type('fr', 'Demandez')
  await page.click('input[type=checkbox]')
  await page.enter('select', '3')
  await page.save()
  const body = { version: 3, howTo: { en: 'Ask a moogle', fr: 'Demandez' }, obtainable: false, sourceTypeId: 3 }
  await page.until(() =>
    expect(page.sent.map((call) => JSON.parse(call.slice(saves.length)) as unknown)).toEqual([body]),
  )
  expect([page.saveButton().textContent, page.saveButton().getAttribute('aria-busy')]).toEqual([texts.saving, 'true'])
  await page.type('en', 'Too late')
  await page.save()
  const row = rowWith(version(4, { howTo: { fr: 'Demandez' }, obtainable: false, sourceTypeId: 3 }))
  answer.resolve(Response.json({ status: 'ok', row }))
  await page.until(() => expect(page.status()).toEqual([texts.saved]))
  expect([page.taken, page.saved.mock.calls.length, page.drafts.count, page.sent.length]).toEqual([[row], 1, 0, 1])
  expect(page.all<HTMLTextAreaElement>('textarea')[0]?.value).toBe('Quest')
  await page.drawTaken()
  expect([page.saveButton().textContent, page.saveButton().getAttribute('aria-busy')]).toEqual([texts.save, null])
  await page.type('en', 'More')
  expect(page.status()).toEqual([])
})

test('a row that somebody else has changed shows their words beside the draft, until it is saved over them', async () => {
  const theirs = rowWith(version(8, { howTo: { en: 'Theirs' }, obtainable: false, sourceTypeId: 9 }))
  let isChanged = true
  const page = await open({
    answers: {
      [saves]: () => (isChanged ? refused('rowChanged')() : Response.json({ status: 'ok', row: theirs })),
      [`GET ${path}history/`]: { row: theirs, versions: [] },
    },
  })
  await page.type('en', 'Mine')
  await page.save()
  await page.until(() => expect(page.words('.bad')).toEqual([texts.conflict]))
  await page.drawTaken()
  expect(page.words('.said li')).toEqual(['en Theirs', texts.notObtainable, 'Source: #9'])
  await page.type('en', 'Mine too')
  expect(page.words('.bad')).toEqual([texts.conflict])
  isChanged = false
  await page.save()
  await page.until(() => expect(page.status()).toEqual([texts.saved]))
  expect(
    page.sent.filter((call) => call.startsWith('PUT')).map((call) => call.slice(saves.length, saves.length + 13)),
  ).toEqual([' {"version":0', ' {"version":8'])
})

test.each([
  ['internal', failureTexts('en').other],
  ['rowChanged', texts.conflict],
])('a save that is refused as %s says so, and the draft stays', async (code, said) => {
  const page = await open({ answers: { [saves]: refused(code) } })
  await page.type('en', 'Mine')
  await page.save()
  await page.until(() => expect(page.words('.bad')).toEqual([said]))
  expect([page.drafts.count, page.taken, page.saved.mock.calls.length]).toEqual([1, [], 0])
})

test('the preview shows the draft as readers will see it in each language', async () => {
  const page = await open()
  await page.type('en', '*Ask* a moogle')
  const [preview = '', history = ''] = ['.button.quiet:nth-of-type(2)', '.button.quiet:nth-of-type(3)']
  expect(page.words(`${preview}, ${history}`)).toEqual([texts.preview, texts.history])
  await page.click(preview)
  expect(page.words('.preview .soft')).toEqual([
    'Ask a moogle',
    rarityItemTexts('en').howToUnknown,
    'Auftrag',
    'クエスト',
  ])
  expect(page.words('.preview p.small:last-child')[0]).toBe('Source 2 · Obtainable')
  await page.enter('select', '0')
  await page.click('input[type=checkbox]')
  expect(page.words('.preview p.small:last-child')[0]).toBe('Unknown · Not obtainable')
  expect(page.one(preview).getAttribute('aria-expanded')).toBe('true')
  await page.click(preview)
  expect([page.all('.preview').length, page.one(preview).getAttribute('aria-expanded')]).toEqual([0, 'false'])
})

const gets = `GET ${path}history/`
const opensHistory = '.button.quiet:nth-of-type(3)'
const versions = [
  version(5, { obtainable: false }),
  version(4, {}, { kind: 'clear' }),
  version(3, {}, { kind: 'revert', from: 0, own: true }),
  version(2, { sourceTypeId: 0 }, { kind: 'revert', from: 1 }),
  version(1, { obtainable: true }, { own: true }),
]

test('the history has who did what, and ways back to all but the version that holds', async () => {
  const row = rowWith(versions[0] ?? null)
  const answer = Promise.withResolvers<Response>()
  const page = await open({ row, answers: { [gets]: () => answer.promise } })
  await page.click(opensHistory)
  expect(page.one('.past p').getAttribute('aria-busy')).toBe('true')
  answer.resolve(Response.json({ row, versions }))
  const at = 'Jan 1, 1970, 00:00 UTC · '
  await page.until(() =>
    expect(page.words('.row-versions > li > p:first-child')).toEqual([
      `${at}changed by abc`,
      at + texts.cleared,
      `${at}reverted to the game data by you`,
      `${at}reverted to version 1 by abc`,
      `${at}changed by you`,
    ]),
  )
  expect(page.words('.said li, .past .soft')).toEqual([
    ...[texts.notObtainable, texts.asTable, texts.asTable, 'Source: Unknown', texts.obtainable],
  ])
  expect(page.all('.row-versions > li').map((line) => line.querySelectorAll('button').length)).toEqual([0, 1, 1, 1, 1])
  expect(page.words('.past .stack > button')).toEqual([texts.revertToTable])
})

test('a row that nobody edited says so, and has no way back', async () => {
  const page = await open({ answers: { [gets]: { row: plain, versions: [] } } })
  await page.click(opensHistory)
  await page.until(() => expect(page.words('.past .soft')).toEqual([texts.noHistory]))
  expect(page.all('.past button').length).toBe(0)
})

test('a history that cannot be had says so, and is asked for again', async () => {
  let times = 0
  const page = await open({
    answers: { [gets]: () => (times++ === 0 ? refused('internal')() : Response.json({ row: plain, versions: [] })) },
  })
  await page.click(opensHistory)
  await page.until(() => expect(page.words('.past .problem')).toEqual([failureTexts('en').other]))
  await page.click('.past button')
  await page.until(() => expect(page.words('.past .soft')).toEqual([texts.noHistory]))
})

test.each([
  ['rowChanged', texts.conflict],
  ['internal', failureTexts('en').other],
  [null, ''],
])('a way back that ends as %s', async (code, said) => {
  const row = rowWith(versions[0] ?? null)
  const back = `POST ${path}revert/4/`
  const next = rowWith(version(6, {}, { kind: 'revert', from: 4 }))
  const answer = Promise.withResolvers<Response>()
  const page = await open({ row, answers: { [gets]: { row, versions }, [back]: () => answer.promise } })
  await page.click(opensHistory)
  await page.until(() => expect(page.all('.row-versions > li').length).toBe(5))
  const busy = () => new Set(page.attributes('.past button', 'aria-disabled'))
  await page.click('.row-versions > li:nth-child(2) button')
  expect(busy()).toEqual(new Set(['true']))
  answer.resolve(code === null ? Response.json({ status: 'ok', row: next }) : refused(code)())
  await page.until(() => expect(busy()).toEqual(new Set(['false'])))
  expect(page.words('.past [role=status]')).toEqual([said])
  expect(page.sent).toContain(`${back} {"version":5}`)
  expect(page.taken).toEqual(code === null ? [next] : [])
})
