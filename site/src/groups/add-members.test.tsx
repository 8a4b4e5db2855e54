import { companyShard } from '@kupodex/data/rules'
import { expect, onTestFinished, test } from 'vitest'
import { listed } from '#format/punctuation.ts'
import { recentKey } from '#storage/keys.ts'
import { fill } from '#texts/fill.ts'
import { commonTexts } from '#texts/texts.ts'
import { setUser } from '#user/user.ts'
import { membersLine, openEditor } from './editor.fixture.tsx'
import { groupFailure } from './failure-words.ts'
import { ownGroupWith, refusal } from './group.fixture.ts'
import { groupEditTexts } from './texts.ts'

const texts = groupEditTexts('en')
const person = (id: number, name = `Mine ${id}`) => ({ id, name, worldName: 'Lich', iconUrl: '' })

type Editor = Awaited<ReturnType<typeof openEditor>>

/** One of the ways in, by its title. */
const part = ({ page }: Editor, title: string) => {
  const found = page.all('.way-in').find((one) => one.querySelector('summary')?.textContent === title)
  if (found === undefined) throw new Error(`no ${title}`)
  const words = (selector: string) => [...found.querySelectorAll(selector)].map((one) => one.textContent?.trim() ?? '')
  return { found, words }
}

const knownUser = async ({ page }: Editor, own: readonly object[], favorites: readonly object[] = []) => {
  const known = { subject: 'mina', at: 0, nickname: '', isAdmin: false, seesIds: false, lost: [] }
  await page.settle(() => setUser({ ...known, own: own as never, favorites: favorites as never }))
  onTestFinished(() => setUser(null))
}

test('own characters, favorites and those opened here each have their place, and where nobody is that is said', async () => {
  const editor = await openEditor(ownGroupWith([]), {}, { [recentKey]: JSON.stringify([person(5, 'Seen')]) })
  await knownUser(editor, [person(1), person(2)])
  expect(part(editor, texts.own).words('.member')).toEqual(['Mine 1 Lich', 'Mine 2 Lich'])
  expect(part(editor, texts.favorites).words('p')).toEqual([texts.nobody])
  expect(part(editor, texts.favorites).words('ul')).toEqual([])
  expect(part(editor, texts.recent).words('.member')).toEqual(['Seen Lich'])
  expect(part(editor, texts.recent).found.querySelector('ul')?.getAttribute('aria-label')).toBe(texts.recent)
})

test('all of a list can be added at once where it has several', async () => {
  const editor = await openEditor(ownGroupWith([]))
  await knownUser(editor, [person(1), person(2)], [person(3)])
  expect(part(editor, texts.own).words('button')).toEqual([texts.addAll, texts.addOne, texts.addOne])
  expect(part(editor, texts.favorites).words('button')).toEqual([texts.addOne])
})

test('whoever is in the group cannot be added again, shown or not, and a new character has no name', async () => {
  const editor = await openEditor(ownGroupWith([1], { hiddenIds: [2], hidden: 1 }))
  await knownUser(editor, [person(1), person(2), person(3, '')])
  const { found, words } = part(editor, texts.own)
  expect(words('li button')).toEqual([texts.isIn, texts.isIn, texts.addOne])
  const attributes = (name: string) => [...found.querySelectorAll('li button')].map((one) => one.getAttribute(name))
  expect(attributes('aria-disabled')).toEqual(['true', 'true', 'false'])
  const { newCharacter } = commonTexts('en')
  expect(attributes('aria-label')).toEqual([null, null, fill(texts.addNamed, { name: newCharacter })])
  await editor.page.click(`[aria-label="${fill(texts.addNamed, { name: newCharacter })}"]`)
  await editor.until(() => expect(editor.page.words('.added p')).toEqual(['1 character added.']))
  expect(editor.sent.map(([, body]) => body)).toContainEqual({ add: [3] })
})

test('who of a list is refused is named; the next change forgets that', async () => {
  const editor = await openEditor(ownGroupWith([]))
  await knownUser(editor, [person(1), person(902, 'Shy')])
  await editor.page.settle(() => part(editor, texts.own).found.querySelector('button')?.click())
  const refused = fill(texts.refused.hidden, { names: 'Shy' })
  await editor.until(() => expect(editor.page.words('.added p')).toEqual(['1 character added.', refused]))
  expect(editor.page.words('.added .problem')).toEqual([refused])
  await editor.page.enter('textarea', '1')
  await editor.submit('textarea')
  await editor.until(() => expect(editor.page.words('.added p')).toEqual([texts.allIn]))
  expect(editor.page.words('.added .problem')).toEqual([texts.allIn])
})

test('that adding failed is said, and nobody is in the group then', async () => {
  const editor = await openEditor(ownGroupWith([7]), { [membersLine]: () => refusal('tooManyRequests', 429) })
  await editor.page.enter('textarea', '8')
  await editor.submit('textarea')
  await editor.until(() => expect(editor.page.words('.added p')).toEqual([groupFailure('en', 'tooManyRequests')]))
  expect(editor.names()).toEqual(['Mog 7 Lich'])
})

test('of a pasted text ten words that are nobody’s are named, and where nobody is named that is said', async () => {
  const editor = await openEditor(ownGroupWith([7]))
  const said = () => part(editor, texts.paste).words('[role=status]')
  const paste = async (text: string) => {
    await editor.page.settle(() => {
      editor.page.one<HTMLTextAreaElement>('textarea').value = text
    })
    await editor.submit('textarea')
  }
  const words = Array.from({ length: 11 }, (_, at) => `kupo${at}x`)
  const unread = (...some: string[]) => fill(texts.unread, { words: listed('en', ...some) })
  await paste(`8 ${words.join(' ')}`)
  await editor.until(() => expect(said()).toEqual([unread(...words.slice(0, 10), '…')]))
  await paste(`9 ${words.slice(0, 10).join(' ')}`)
  expect(said()).toEqual([unread(...words.slice(0, 10))])
  await editor.until(() => expect(editor.names()).toHaveLength(3))
  await paste('10')
  expect(said()).toEqual([''])
  await editor.until(() => expect(editor.names()).toHaveLength(4))
  await paste('kupo')
  expect(said()).toEqual([texts.pasteNone])
  expect(editor.sent.filter(([line]) => line === membersLine)).toHaveLength(3)
})

test('what the browser would do with a form does not happen', async () => {
  const { page } = await openEditor(ownGroupWith([7]))
  for (const form of page.all('form'))
    await page.settle(() => expect(page.send(form, 'submit'), form.textContent ?? '').toBe(false))
})

const [first, second] = ['9230000000000000001', '9230000000000000002']
const companyOf = (name: string, ...ids: number[]) => {
  const member = (id: number) => ({ id, name: `Free ${id}`, worldId: 56, scores: [], ranks: [], newest: null })
  return { name, worldId: 56, totals: [], members: ids.map(member) }
}
const companies = (answer: unknown, ...ids: string[]) =>
  Object.fromEntries(ids.map((id) => [`GET /api/companies/${companyShard(id)}/`, () => answer]))

const openCompanies = async (answers: Parameters<typeof openEditor>[1]) => {
  const editor = await openEditor(ownGroupWith([]), {
    'GET /places.json': () => ({ 56: ['Light', 'Lich'] }),
    ...answers,
  })
  const { found, words } = part(editor, texts.company)
  const show = async (text: string) => {
    await editor.page.enter('.way-in input', text)
    await editor.submit('.way-in input')
  }
  return { ...editor, found, words, show }
}

test('members of a free company say where they are; worlds are asked for once', async () => {
  const all = { [first]: companyOf('Kupo', 1, 2), [second]: companyOf('Nuts', 3, 4) }
  const { show, words, until, sent, found } = await openCompanies(
    companies({ generateTime: 1, companies: all }, first, second),
  )
  // Nothing is offered before anything was looked for.
  expect(words('ul')).toEqual([])
  await show(first)
  await until(() => expect(words('.picks .member')).toEqual(['Free 1 Light / Lich', 'Free 2 Light / Lich']))
  expect([words('[role=status]'), found.querySelector('.picks')?.getAttribute('aria-label')]).toEqual([
    ['Kupo'],
    'Kupo',
  ])
  await show(second)
  await until(() => expect(words('.picks .member')).toEqual(['Free 3 Light / Lich', 'Free 4 Light / Lich']))
  expect(sent.filter(([line]) => line === 'GET /places.json')).toHaveLength(1)
})

test('where worlds could not be had members are shown all the same', async () => {
  const { show, words, until } = await openCompanies({
    ...companies({ generateTime: 1, companies: { [first]: companyOf('Kupo', 1, 2) } }, first),
    'GET /places.json': () => refusal('internal', 500),
  })
  const { unknown } = commonTexts('en')
  await show(first)
  await until(() => expect(words('.picks .member')).toEqual([`Free 1 ${unknown}`, `Free 2 ${unknown}`]))
})

test('a free company that is not published says so, and one that could not be had why', async () => {
  const answers = [{ generateTime: 1, companies: {} }, refusal('tooManyRequests', 429)]
  const { show, words, until } = await openCompanies({
    [`GET /api/companies/${companyShard(first)}/`]: () => answers.shift(),
  })
  await show(first)
  await until(() => expect(words('[role=status]')).toEqual([texts.companyNone]))
  expect(words('.picks')).toEqual([])
  await show(first)
  await until(() => expect(words('[role=status].problem')).toEqual([groupFailure('en', 'tooManyRequests')]))
})

test('where names of free companies could not be had that is said', async () => {
  const { show, words, until } = await openCompanies({
    'GET /api/company-names/ku/': () => refusal('tooManyRequests', 429),
  })
  await show('kupo')
  await until(() => expect(words('[role=status].problem')).toEqual([groupFailure('en', 'tooManyRequests')]))
})

test('what was found before is gone once something else is looked for', async () => {
  const named = [first, second].map((id) => [id, 'Kupo', 56, 2])
  const { show, words, until } = await openCompanies({
    ...companies({ generateTime: 1, companies: { [first]: companyOf('Kupo', 1, 2) } }, first),
    'GET /api/company-names/ku/': () => ({ prefix: 'ku', deeper: [], names: named }),
    'GET /api/company-names/zz/': () => ({ prefix: 'zz', deeper: [], names: [] }),
  })
  await show(first)
  await until(() => expect(words('.picks .member')).toHaveLength(2))
  await show('kupo')
  await until(() => expect(words('ul.row small')).toEqual(['Light / Lich', 'Light / Lich']))
  expect([words('.picks'), words('[role=status]')]).toEqual([[], [texts.companyFound]])
  expect(words('.problem')).toEqual([])
  await show('zzz')
  await until(() => expect(words('[role=status].problem')).toEqual([texts.companyBad]))
  expect(words('ul.row')).toEqual([])
})
