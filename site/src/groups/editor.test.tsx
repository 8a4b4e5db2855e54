import type { OwnGroupAnswer } from '@kupodex/data/contract'
import { companyShard } from '@kupodex/data/rules'
import { expect, test, vi } from 'vitest'
import { formatDay } from '#format/date.ts'
import { fill } from '#texts/fill.ts'
import { userKey } from '#user/kept-user.ts'
import { setUser } from '#user/user.ts'
import { confirmWordTexts } from '#ui/texts.ts'
import { invitationAddress } from './address.ts'
import { membersLine, openEditor } from './editor.fixture.tsx'
import { lineOf, ownGroupWith, slug } from './group.fixture.ts'
import { groupEditTexts, groupListTexts, groupTexts } from './texts.ts'

const texts = groupEditTexts('en')
test('somebody who is taken out can come back to the same place, and the keyboard goes on with the next', async () => {
  const { page, until, names, sent } = await openEditor(ownGroupWith([7, 8, 9]))
  const button = '[aria-label="Remove Mog 8"]'
  page.one(button).focus()
  await page.click(button)
  await until(() => expect(names()).toEqual(['Mog 7 Lich', 'Mog 9 Lich']))
  await until(() => expect(page.words('.undo-line [role=status]')).toEqual(['Mog 8 removed.']))
  expect(page.document.activeElement).toBe(page.one('[aria-label="Remove Mog 9"]'))
  await page.click('.undo-line button')
  await until(() => expect(names()).toEqual(['Mog 7 Lich', 'Mog 8 Lich', 'Mog 9 Lich']))
  expect(page.all('.undo-line button')).toEqual([])
  await page.click('[aria-label="Remove Mog 9"]')
  await until(() => expect(names()).toHaveLength(2))
  await page.click('.undo-line button')
  await until(() => expect(names()).toEqual(['Mog 7 Lich', 'Mog 8 Lich', 'Mog 9 Lich']))
  expect(sent.map(([, body]) => body)).toEqual([
    ...[{ remove: [8] }, { add: [8], before: 9 }],
    ...[{ remove: [9] }, { add: [9] }],
  ])
})

test('who is not shown can be taken out by the ID', async () => {
  const { page, until, names } = await openEditor(ownGroupWith([7], { hiddenIds: [70], hidden: 1 }))
  expect(names()).toEqual(['Mog 7 Lich', 'ID 70, not shown'])
  expect(page.words('p.soft')).not.toContain(groupTexts('en').noMembers)
  await page.click('[aria-label="Remove ID 70, not shown"]')
  await until(() => expect(names()).toEqual(['Mog 7 Lich']))
})

test('a group without members says so', async () => {
  const { page } = await openEditor(ownGroupWith([]))
  expect(page.words('p.soft')).toContain(groupTexts('en').noMembers)
})

test('a pasted list adds whom it names, and says who was refused and what was not read', async () => {
  const { page, until, names, submit, sent } = await openEditor(ownGroupWith([7]))
  await page.settle(() => {
    page.one<HTMLTextAreaElement>('textarea').value = '7, 8 /char/9/ 901 kupo'
  })
  await submit('textarea')
  await until(() => expect(names()).toEqual(['Mog 7 Lich', 'Mog 8 Lich', 'Mog 9 Lich']))
  await until(() =>
    expect(page.words('.added p')).toEqual([
      '2 characters added.',
      'Private, hidden, or kept out by their owners: 901',
    ]),
  )
  expect(page.words('details [role=status]')).toContain('Not an ID or profile link: kupo')
  expect(sent).toEqual([[membersLine, { add: [8, 9, 901] }]])
  await submit('textarea')
  await until(() =>
    expect(page.words('.added p')).toEqual(['Nobody was added.', 'Private, hidden, or kept out by their owners: 901']),
  )
})

test('an ID that is typed is added at once; those in the group already are not sent', async () => {
  const { page, until, names, submit, sent } = await openEditor(ownGroupWith([7]))
  await page.enter('[role=combobox]', '8')
  await submit('[role=combobox]')
  await until(() => expect(page.words('.added p')).toEqual(['1 character added.']))
  expect(names()).toHaveLength(2)
  await page.enter('[role=combobox]', '8')
  await submit('[role=combobox]')
  await until(() => expect(page.words('.added p')).toEqual([texts.allIn]))
  expect(sent).toHaveLength(1)
})

test('a name is searched, and who is found is added by a button', async () => {
  const { page, until, names, submit } = await openEditor(ownGroupWith([7]), {
    'GET /places.json': () => ({ 56: ['Light', 'Lich'] }),
    'GET /api/charsearch/Kupo%20Nuts/': () => ({ results: [{ id: 8, name: 'Kupo Nuts', worldId: 56, iconUrl: '' }] }),
  })
  await page.enter('[role=combobox]', 'Kupo Nuts')
  await submit('[role=combobox]')
  await until(() => expect(page.words('.picks .member')).toEqual(['Kupo Nuts Light / Lich']))
  expect(page.words('[role=search] [role=status]:not([data-status])')).toEqual(['1 character'])
  await page.click('[aria-label="Add Kupo Nuts"]')
  await until(() => expect(names()).toHaveLength(2))
  await until(() => expect(page.words('.picks button')).toEqual([texts.isIn]))
})

test('who is suggested while a name is typed is added by Enter, and named where that is refused', async () => {
  const [known, hidden] = [
    [8, 'Kupo Nuts', 56],
    [901, 'Kupo Shy', 56],
  ]
  const { page, until, names } = await openEditor(ownGroupWith([7]), {
    'GET /places.json': () => ({ 56: ['Light', 'Lich'] }),
    'GET /api/names/ku/': () => ({ prefix: 'ku', deeper: [], names: [known, hidden] }),
  })
  const field = page.one('[role=combobox]')
  await page.settle(() => field.focus())
  const choose = async (downs: number) => {
    await page.enter('[role=combobox]', 'kupo')
    await until(() => expect(page.words('[role=option]')).toEqual(['Kupo Nuts Light / Lich', 'Kupo Shy Light / Lich']))
    for (let down = 0; down < downs; down++) page.send(field, 'keydown', { key: 'ArrowDown' })
    await page.settle(() => page.send(field, 'keydown', { key: 'Enter' }))
  }
  await choose(1)
  await until(() => expect(names()).toEqual(['Mog 7 Lich', 'Mog 8 Lich']))
  await choose(2)
  await until(() => expect(page.words('.added p')).toContain('Private, hidden, or kept out by their owners: Kupo Shy'))
})

test('own characters and favorites come in one by one or all at once', async () => {
  const person = (id: number) => ({ id, name: `Mine ${id}`, worldName: 'Lich', iconUrl: '' })
  const { page, until, names } = await openEditor(ownGroupWith([]))
  const known = { subject: 'mina', at: 0, nickname: '', isAdmin: false, seesIds: false, favorites: [], lost: [] }
  await page.settle(() => setUser({ ...known, own: [person(1), person(2)] }))
  expect(page.words('summary')).toEqual([texts.own, texts.favorites, texts.recent, texts.company, texts.paste])
  await page.click('details p .button.quiet')
  await until(() => expect(names()).toEqual(['Mog 1 Lich', 'Mog 2 Lich']))
  setUser(null)
})

test('members of a free company are shown by its ID or address, and added all at once', async () => {
  const id = '9230000000000000001'
  const member = (of: number) => ({ id: of, name: `Free ${of}`, worldId: 56, scores: [], ranks: [], newest: null })
  const company = { name: 'Kupo & Nuts', worldId: 56, totals: [], members: [member(1), member(2)] }
  const named = (ids: readonly string[]) => ids.map((each) => [each, 'Kupo & Nuts', 56, 2])
  const { page, until, names, submit } = await openEditor(ownGroupWith([]), {
    [`GET /api/companies/${companyShard(id)}/`]: () => ({ generateTime: 1, companies: { [id]: company } }),
    'GET /api/company-names/ku/': () => ({ prefix: 'ku', deeper: [], names: named([id, '9230000000000000002']) }),
    'GET /api/company-names/nu/': () => ({ prefix: 'nu', deeper: [], names: named([id]) }),
    'GET /places.json': () => ({ 56: ['Light', 'Lich'] }),
  })
  const field = 'details input'
  const said = () => page.words('details [role=status]')
  await page.enter(field, 'zzz')
  await submit(field)
  await until(() => expect(said()).toContain(texts.companyBad))
  await page.enter(field, 'kupo')
  await submit(field)
  await until(() => expect(said()).toContain(texts.companyFound))
  expect(page.words('details ul.row button')).toEqual(['Kupo & Nuts Light / Lich', 'Kupo & Nuts Light / Lich'])
  await page.click('details ul.row li:first-child button')
  await until(() => expect(page.words('.picks .member')).toHaveLength(2))
  await page.enter(field, 'nut')
  await submit(field)
  await until(() => expect(page.words('.picks .member')).toHaveLength(2))
  await page.enter(field, `https://eu.finalfantasyxiv.com/lodestone/freecompany/${id}/`)
  await submit(field)
  await until(() => expect(page.words('.picks .member')).toHaveLength(2))
  await page.click('details p .button.quiet')
  await until(() => expect(names()).toEqual(['Mog 1 Lich', 'Mog 2 Lich']))
})

test('free companies of the own characters are offered by their names', async () => {
  const id = '9230000000000000001'
  const own = [{ id: 7, name: 'Mina Mog', worldName: 'Lich', iconUrl: '' }]
  const user = { subject: 'mina', at: 0, nickname: '', isAdmin: false, seesIds: false, favorites: [], lost: [], own }
  const member = (of: number) => ({ id: of, name: `Free ${of}`, worldId: 56, scores: [], ranks: [], newest: null })
  const company = { name: 'Kupo & Nuts', worldId: 56, totals: [], members: [member(1), member(7)] }
  const { page, until } = await openEditor(
    ownGroupWith([7]),
    {
      'GET /api/charcache/7/': () => ({ id: 7, freeCompany: { id, name: 'Kupo & Nuts' } }),
      [`GET /api/companies/${companyShard(id)}/`]: () => ({ generateTime: 1, companies: { [id]: company } }),
    },
    { [userKey]: JSON.stringify(user) },
  )
  const offered = `ul[aria-label="${texts.companyOwn}"] button`
  await until(() => expect(page.words(offered)).toEqual(['Kupo & Nuts']))
  await page.click(offered)
  await until(() => expect(page.words('.picks .member')).toContain('Free 1 unknown'))
})

test('an owner changes the name and whether the group is listed; an editor the name and the note alone', async () => {
  const save = async (role: OwnGroupAnswer['role']) => {
    const { page, until, submit, sent } = await openEditor(ownGroupWith([7], { role }))
    expect(page.all('[name=listed]')).toHaveLength(role === 'owner' ? 1 : 0)
    await page.enter('[name=name]', 'Mogs')
    await submit('[name=name]')
    await until(() => expect(page.words('[role=status]')).toContain(texts.saved))
    return sent
  }
  const note = 'Sundays at eight'
  expect(await save('owner')).toEqual([[lineOf('PUT'), { name: 'Mogs', note, listed: false }]])
  expect(await save('editor')).toEqual([[lineOf('PUT'), { name: 'Mogs', note }]])
})

const aldo = { id: 'bbbbbbbb', nickname: '', role: 'editor', since: 0, self: false } as const
const both = ownGroupWith([7]).editors.concat(aldo)

test('editors are listed with what they may and since when, and the reader among them', async () => {
  const { page } = await openEditor(ownGroupWith([7], { editors: both }))
  const { roles } = groupListTexts('en')
  const since = fill(texts.since, { date: formatDay(0, 'en') })
  expect(page.words('.asked-list small')).toEqual([
    [roles.owner, texts.you, since].join(' · '),
    [roles.editor, since].join(' · '),
  ])
})

test('after editing was taken away from somebody, the keyboard goes on with the next of the others', async () => {
  vi.stubGlobal('confirm', () => true)
  const others = ['bbbbbbbb', 'cccccccc'].map((id) => ({ ...aldo, id, nickname: id }))
  const [self] = both
  if (self === undefined) throw new Error('no owner')
  const { page, until, changed } = await openEditor(ownGroupWith([7], { editors: [self, ...others] }), {
    [lineOf('DELETE', 'editors/bbbbbbbb/')]: () => ({ group: changed({ editors: [self, ...others.slice(1)] }) }),
  })
  const button = (name: string) => page.one(`[aria-label="${fill(texts.removeNamed, { name })}"]`)
  await page.settle(() => button('bbbbbbbb').focus())
  await page.settle(() => button('bbbbbbbb').click())
  await until(() => expect(page.words('.asked-list li')).toHaveLength(2))
  expect(page.document.activeElement).toBe(button('cccccccc'))
})

test('an owner invites an editor by an address, hands the group over, or takes editing away', async () => {
  vi.stubGlobal('confirm', () => true)
  const invited = { code: 'a-code', until: 0 }
  const { page, until, changed, sent } = await openEditor(ownGroupWith([7], { editors: both }), {
    [lineOf('POST', 'invitation/')]: () => changed({ invitation: invited }),
    [lineOf('DELETE', 'invitation/')]: () => changed({ invitation: null }),
    [lineOf('DELETE', `editors/${aldo.id}/`)]: () => ({ group: changed({ editors: both.slice(0, 1) }) }),
    [lineOf('PUT', `owner/${aldo.id}/`)]: () => changed({ role: 'editor' }),
  })
  const press = (name: string) =>
    page.settle(() =>
      page
        .all('button')
        .find((button) => button.textContent === name)
        ?.click(),
    )
  expect(page.words('.asked-list li')).toEqual([
    expect.stringContaining(`Mina`),
    expect.stringContaining(texts.nameless),
  ])
  await press(texts.invite)
  await until(() => expect(page.words('code')).toEqual([invitationAddress(location.origin, 'en', slug, invited.code)]))
  await press(texts.withdraw)
  await until(() => expect(page.words('[role=status]')).toContain(texts.withdrawn))
  expect(page.all('code')).toEqual([])
  await page.click(`[aria-label="${texts.handOver}: ${texts.nameless}"]`)
  await until(() => expect(page.words('button')).toContain(texts.leave))
  await until(() => expect(page.words('[role=status]')).toContain(`${texts.nameless} is the owner now.`))
  expect(sent.map(([line]) => line.split('/').slice(5).join('/'))).toEqual([
    'invitation/',
    'invitation/',
    `owner/${aldo.id}/`,
  ])
})

test('an editor who stops, and an owner who deletes the group by its word, go back to all groups', async () => {
  vi.stubGlobal('confirm', () => true)
  const assign = vi.fn()
  const self = { ...aldo, self: true }
  const editor = await openEditor(ownGroupWith([], { role: 'editor', editors: [self] }), {
    [lineOf('DELETE', `editors/${aldo.id}/`)]: () => ({ group: null }),
  })
  Object.assign(globalThis.location, { assign })
  await editor.page.settle(() => editor.page.all('button').at(-1)?.click())
  await editor.until(() => expect(assign).toHaveBeenCalledTimes(1))

  const owner = await openEditor(ownGroupWith([]), { [lineOf('DELETE')]: () => ({ groups: [] }) })
  Object.assign(globalThis.location, { assign })
  await owner.page.settle(() => owner.page.all('button').at(-1)?.click())
  const field = 'input:not([name]):not([type]):not([required]):not([role])'
  await owner.page.enter(field, confirmWordTexts('en').word)
  await owner.submit(field)
  await owner.until(() => expect(assign).toHaveBeenCalledTimes(2))
  expect(assign.mock.calls).toEqual([['/groups/'], ['/groups/']])
})
