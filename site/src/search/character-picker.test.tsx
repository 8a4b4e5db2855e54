import { expect, onTestFinished, test, vi } from 'vitest'
import { createAsk } from '#ask/ask.ts'
import { webOf } from '#ask/web.fixture.ts'
import { counted } from '#texts/fill.ts'
import { commonTexts } from '#texts/texts.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { CharacterPicker } from './character-picker.tsx'
import type { Suggestion } from './suggest.ts'
import { pickerTexts } from './texts.ts'

const texts = pickerTexts('en')
const namesOf = (...names: (readonly [id: number, name: string, worldId: number])[]) => ({ deeper: [], names })
const web = {
  '/places.json': { 1: ['Center', 'World'] },
  '/api/names/ta/': { ...namesOf([3, 'Tataru Taru', 1], [4, 'Tatara Tara', 2]), prefix: 'ta' },
  '/api/names/zz/': { ...namesOf(), prefix: 'zz' },
}
const people = (count: number) => counted(commonTexts('en').characters, count, 'en')

/** A field that takes characters, and whom it took. */
const open = async (files: Record<string, unknown> = web, ask = webOf(files).ask) => {
  const taken: Suggestion[] = []
  const page = await drawn(
    <CharacterPicker language="en" ask={ask} choose={(one) => void taken.push(one)}>
      {(found) => (
        <ul id="found">
          {found.map(({ id, name, place }) => (
            <li key={id}>{`${id} ${name}, ${place}`}</li>
          ))}
        </ul>
      )}
    </CharacterPicker>,
  )
  const field = () => page.one<HTMLInputElement>('input')
  const submit = async (value: string) => {
    await page.settle(() => {
      field().value = value
      // The page stays, of which the browser is told.
      expect(page.send(page.one('form'), 'submit')).toBe(false)
    })
    await page.calm()
  }
  return { ...page, taken, field, submit, said: () => page.words('form > p.small[role=status]')[0] }
}

test('Enter finds all who have the name, each with its place where that is known', async () => {
  const { submit, words, said, taken } = await open()
  expect([words('#found'), said()]).toEqual([[], ''])
  await submit(' tatar ')
  expect([words('#found li'), said()]).toEqual([['3 Tataru Taru, Center / World', '4 Tatara Tara,'], people(2)])
  await submit('tataru')
  expect([words('#found li'), said()]).toEqual([['3 Tataru Taru, Center / World'], people(1)])
  expect(taken).toEqual([])
})

test('of many the first twenty are found', async () => {
  const many = Array.from({ length: 21 }, (_, at) => [at + 1, `Tata ${String.fromCharCode(97 + at)}`, 1] as const)
  const { submit, words, said } = await open({ ...web, '/api/names/ta/': { ...namesOf(...many), prefix: 'ta' } })
  await submit('tata')
  expect([words('#found li').length, said()]).toEqual([20, people(20)])
})

test.each([
  ['that nobody has it', 'zzzz', web, texts.none],
  ['that it is too short', 'tat', web, texts.short],
  ['that nothing was typed', '  ', web, texts.short],
  ['that the search failed', 'tatar', {}, texts.failed],
])('of a name it may be said %s, and nobody is found', async (_, text, files, words) => {
  const { submit, said, all } = await open(files)
  await submit(text)
  expect([said(), all('#found').length]).toEqual([words, 0])
})

test('without the names of worlds characters are found all the same', async () => {
  const { '/places.json': _, ...rest } = web
  const { submit, words } = await open(rest)
  await submit('tataru')
  expect(words('#found li')).toEqual(['3 Tataru Taru,'])
})

test.each([
  ['42', 42],
  [' https://eu.finalfantasyxiv.com/lodestone/character/77/ ', 77],
])('%s is taken at once, and the field is free for the next', async (text, id) => {
  const { submit, taken, field, said } = await open()
  await submit(text)
  expect(taken).toEqual([{ id, name: '', worldId: 0, place: '' }])
  expect([field().value, said()]).toEqual(['', ''])
})

test('what was found is gone with the next letter', async () => {
  const { submit, words, said, enter, all, attributes } = await open()
  await submit('tatar')
  expect(words('#found li')).toHaveLength(2)
  await enter('input', 'tata')
  expect([all('#found').length, said(), attributes('form button', 'aria-disabled')]).toEqual([0, '', ['false']])
})

test('an answer to an older text is shown for no newer one; the button waits for its own', async () => {
  const answers = new Map<string, (answer: Response) => void>()
  const ask = createAsk({
    fetch: (path) =>
      String(path) === '/places.json'
        ? Promise.resolve(Response.json({}))
        : new Promise<Response>((resolve) => void answers.set(String(path), resolve)),
  })
  const { submit, settle, words, all, one, field } = await open({}, ask)
  const isBusy = () => one('form button').getAttribute('aria-disabled') === 'true'
  await submit('tatar')
  expect(isBusy()).toBe(true)
  await submit('zzzz')
  await settle(() => answers.get('/api/names/ta/')?.(Response.json(web['/api/names/ta/'])))
  expect([all('#found').length, isBusy(), field().value]).toEqual([0, true, 'zzzz'])
  const zed = { ...namesOf([9, 'Zzzz Zed', 1]), prefix: 'zz' }
  await settle(() => answers.get('/api/names/zz/')?.(Response.json(zed)))
  await vi.waitFor(() => expect([words('#found li'), isBusy()]).toEqual([['9 Zzzz Zed,'], false]))
})

test('names are suggested at the next visit where they could not be at the first, and Enter finds all the same', async () => {
  const { field, settle, enter, until, all, words, submit } = await open()
  vi.doMock('./combobox.ts', () => {
    throw new Error('not there')
  })
  onTestFinished(() => void vi.doUnmock('./combobox.ts'))
  vi.resetModules()
  await settle(() => field().focus())
  await settle(() => vi.dynamicImportSettled())
  await submit('tataru')
  expect([words('#found li'), all('[role=option]').length]).toEqual([['3 Tataru Taru, Center / World'], 0])
  vi.doUnmock('./combobox.ts')
  await settle(() => {
    field().blur()
    field().focus()
  })
  await settle(() => vi.dynamicImportSettled())
  await enter('input', 'tatar')
  await until(() => expect(all('[role=option]')).toHaveLength(2))
})

test('names are suggested from the first time that somebody is in the field, and one that is chosen is taken', async () => {
  const { field, settle, enter, until, all, taken, said, submit, send } = await open()
  await settle(() => field().focus())
  await enter('input', 'tatar')
  await until(() => expect(all('[role=option]').map(({ textContent }) => textContent?.trim())).toHaveLength(2))
  // The character is taken, and not opened.
  await settle(() => expect(send(all('[role=option]')[1] ?? field(), 'click', { button: 0 })).toBe(false))
  expect(taken.map(({ id, name, place }) => [id, name, place])).toEqual([[4, 'Tatara Tara', '']])
  expect([field().value, said(), all('[role=option]').length]).toEqual(['', '', 0])
  await submit('5')
  expect(taken.map(({ id }) => id)).toEqual([4, 5])
})
