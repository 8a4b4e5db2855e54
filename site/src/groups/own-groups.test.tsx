import { groupMembersMax, longestGroupName, longestGroupNote } from '@kupodex/data/contract'
import { companyShard } from '@kupodex/data/rules'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { namingTexts } from '#account/texts.ts'
import { fill } from '#texts/fill.ts'
import { commonTexts } from '#texts/texts.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { setUser } from '#user/user.ts'
import { groupFailure } from './failure-words.ts'
import { groupOf, lineOf, ownGroupWith, refusal, serverOf, slug } from './group.fixture.ts'
import { OwnGroups } from './own-groups.tsx'
import { groupEditTexts, groupListTexts } from './texts.ts'

const texts = groupListTexts('en')
const list = 'GET /api/user/groups/'
const make = 'POST /api/user/groups/'

const open = async (answers: Parameters<typeof serverOf>[0], path = '/groups/') => {
  const server = serverOf(answers)
  const page = await drawn(<OwnGroups language="en" ask={server.ask} />, { path })
  await page.until(() => expect(page.all('form').length).toBe(1))
  return { ...server, page, until: page.until }
}

test('groups of the user are shown with what the user is in each, and lead to their pages', async () => {
  const groups = [
    { ...groupOf([1]), role: 'editor' },
    { ...groupOf([1, 2], { slug: 'other', note: '' }), role: 'owner' },
  ]
  const { page } = await open({ [list]: () => ({ groups }) })
  expect(page.words('.group-cards .soft')).toEqual([
    ...[`1 character · ${texts.roles.editor}`, `2 characters · ${texts.roles.owner}`],
  ])
  expect(page.attributes('.group-cards a', 'href')).toEqual([`/group/${slug}/`, '/group/other/'])
  expect(page.words('.group-cards .note')).toEqual(['Sundays at eight'])
  // Whoever has some need not make one.
  expect(page.one('details').hasAttribute('open')).toBe(false)
  expect(page.words('p.soft')).not.toContain(texts.noOwn)
  expect(page.all('.new-members, .problem')).toEqual([])
})

test('that groups could not be had is said, and a button asks for them again', async () => {
  const answers = [refusal('tooManyRequests', 429), { groups: [] }]
  const server = serverOf({ [list]: () => answers.shift() })
  const page = await drawn(<OwnGroups language="en" ask={server.ask} />, { path: '/groups/' })
  await page.until(() => expect(page.words('[role=alert]')).toEqual([groupFailure('en', 'tooManyRequests')]))
  expect(page.all('form')).toEqual([])
  await page.click('[role=alert] + p button')
  // Sooner than it is tried again by itself.
  await page.calm()
  expect(page.words('p.soft')).toContain(texts.noOwn)
})

test('who has none makes one, and goes on to its page; what cannot be a name is not sent', async () => {
  const answers = [refusal('tooManyGroups'), ownGroupWith([])]
  const { page, sent, until } = await open({ [list]: () => ({ groups: [] }), [make]: () => answers.shift() })
  expect(page.words('p.soft')).toContain(texts.noOwn)
  const location = vi.fn()
  Object.assign(globalThis.location, { assign: location })
  const send = () => page.settle(() => page.send(page.one('form'), 'submit'))
  const said = () => page.words('[role=status]')

  // What is too long can be typed, so that it is said.
  for (const [field, most] of [
    ['name', longestGroupName],
    ['note', longestGroupNote],
  ] as const)
    expect(Number(page.one(`[name=${field}]`).getAttribute('maxLength'))).toBeGreaterThan(most)
  await page.enter('[name=name]', '<b>')
  await send()
  expect(said()).toEqual([namingTexts('en').brackets])
  // The browser itself must not send the form.
  expect(page.send(page.one('form'), 'submit')).toBe(false)

  await page.enter('[name=name]', 'Kupo')
  await page.enter('[name=note]', 'Sundays')
  await page.click('[name=listed]')
  await send()
  await until(() => expect(said()).toEqual([groupFailure('en', 'tooManyGroups')]))
  await send()
  await until(() => expect(location).toHaveBeenCalledWith(`/group/${slug}/`))
  const body = { name: 'Kupo', note: 'Sundays', listed: true }
  expect(sent.filter(([line]) => line === make).map(([, given]) => given)).toEqual([body, body])
})

describe('for a free company that the address names', () => {
  const company = '9230000000000000001'
  const member = (id: number) => {
    return { id, name: `Free ${id}`, worldId: 56, scores: [id], ranks: [groupMembersMax + 3 - id], newest: null }
  }
  const openFor = async (count: number) => {
    const members = Array.from({ length: count }, (_, at) => member(at + 1))
    const found = { name: 'Kupo & Nuts', worldId: 56, totals: [0], members }
    return open(
      {
        [list]: () => ({ groups: [{ ...groupOf([1]), role: 'owner' }] }),
        [`GET /api/companies/${companyShard(company)}/`]: () => ({ generateTime: 1, companies: { [company]: found } }),
        [make]: () => ownGroupWith([]),
        [lineOf('POST', 'members/')]: () => ({ group: ownGroupWith([]), refused: [] }),
      },
      `/groups/?fc=${company}`,
    )
  }

  test('the form is open, has its name, and makes a group of its members', async () => {
    const { page, until, sent } = await openFor(3)
    const location = vi.fn()
    Object.assign(globalThis.location, { assign: location })
    expect(page.one('details').hasAttribute('open')).toBe(true)
    expect(page.one<HTMLInputElement>('[name=name]').value).toBe('Kupo & Nuts')
    expect(page.words('.new-members')).toEqual(['3 characters: Free 3, Free 2, Free 1'])
    expect(page.words('.make-group .small.soft')).not.toContain(fill(texts.most, { n: '3' }))
    await page.settle(() => page.send(page.one('form'), 'submit'))
    await until(() => expect(location).toHaveBeenCalledWith(`/group/${slug}/`))
    expect(sent.at(-1)?.[1]).toEqual({ add: [3, 2, 1] })
  })

  test('of more members than a group may have, those with the most points come in', async () => {
    const { page } = await openFor(groupMembersMax + 2)
    expect(page.words('.make-group .small.soft')[0]).toBe(fill(texts.most, { n: String(groupMembersMax + 2) }))
    expect(page.words('.new-members')[0]).toMatch(new RegExp(`^${groupMembersMax} characters: Free 102, .*, Free 3$`))
  })
})

describe('for a free company that cannot be shown', () => {
  const company = '9230000000000000001'
  const line = `GET /api/companies/${companyShard(company)}/`
  const openFor = async (...answers: unknown[]) => {
    const server = serverOf({ [list]: () => ({ groups: [] }), [line]: () => answers.shift() })
    const page = await drawn(<OwnGroups language="en" ask={server.ask} />, { path: `/groups/?fc=${company}` })
    await page.until(() => expect(page.all('.make-group .problem, .make-group form').length).toBe(1))
    return page
  }

  test('there is no form, and that it is not published is said', async () => {
    const page = await openFor({ generateTime: 1, companies: {} })
    expect([page.words('.problem'), page.all('form').length]).toEqual([[groupEditTexts('en').companyNone], 0])
  })

  test('why it could not be had is said, and a button asks for it again', async () => {
    const member = (id: number) => ({
      id,
      name: id === 1 ? '' : 'Free 2',
      worldId: 56,
      scores: [],
      ranks: [],
      newest: null,
    })
    const found = { name: 'Kupo & Nuts', worldId: 56, totals: [], members: [1, 2].map(member) }
    const page = await openFor(refusal('tooManyRequests', 429), { generateTime: 1, companies: { [company]: found } })
    expect([page.words('[role=alert]'), page.all('form').length]).toEqual([[groupFailure('en', 'tooManyRequests')], 0])
    await page.click('[role=alert] + p button')
    // Sooner than it is tried again by itself.
    await page.calm()
    const { newCharacter } = commonTexts('en')
    expect(page.words('.new-members')).toEqual([`2 characters: ${newCharacter}, Free 2`])
  })
})

describe('for characters that the address names', () => {
  const add = lineOf('POST', 'members/')
  const path = '/groups/#chars=7,8,901'
  const openFor = async (answer: unknown) => {
    const opened = await open(
      {
        [list]: () => ({ groups: [{ ...groupOf([1]), role: 'owner' }] }),
        [make]: () => ownGroupWith([]),
        [add]: () => answer,
      },
      path,
    )
    const location = vi.fn()
    Object.assign(globalThis.location, { assign: location })
    const person = { id: 7, name: 'Mina Mog', worldName: 'Lich', iconUrl: '' }
    const known = { subject: 'mina', at: 0, nickname: '', isAdmin: false, seesIds: false, favorites: [], lost: [] }
    await opened.page.settle(() => setUser({ ...known, own: [person] }))
    onTestFinished(() => opened.page.settle(() => setUser(null)))
    const send = async () => {
      await opened.page.enter('[name=name]', 'Kupo')
      await opened.page.settle(() => opened.page.send(opened.page.one('form'), 'submit'))
    }
    return { ...opened, location, send }
  }

  test('the form is open, lists them, adds them to the group that it makes, and goes on to its page', async () => {
    const { page, until, sent, location, send } = await openFor({ group: ownGroupWith([7, 8, 901]), refused: [] })
    expect(page.one('details').hasAttribute('open')).toBe(true)
    expect(page.words('.new-members')).toEqual(['3 characters: Mina Mog, #8, #901'])
    await send()
    await until(() => expect(location).toHaveBeenCalledWith(`/group/${slug}/`))
    expect(sent.slice(1).map(([line]) => line)).toEqual([make, add])
    expect(sent.at(-1)?.[1]).toEqual({ add: [7, 8, 901] })
  })

  test('favorites have their names, and who has none is a number', async () => {
    const { page } = await openFor({ group: ownGroupWith([7]), refused: [] })
    const known = { subject: 'mina', at: 0, nickname: '', isAdmin: false, seesIds: false, lost: [] }
    const person = (id: number, name: string) => ({ id, name, worldName: 'Lich', iconUrl: '' })
    await page.settle(() => setUser({ ...known, own: [person(7, '')], favorites: [person(8, 'Aldo Mog')] }))
    expect(page.words('.new-members')).toEqual(['3 characters: #7, Aldo Mog, #901'])
  })

  test.each<[string, unknown, string[]]>([
    [
      'who was refused is said',
      { group: ownGroupWith([8]), refused: [7, 901].map((id) => ({ id, why: 'hidden' })) },
      ['1 character added.', 'Private, hidden, or kept out by their owners: Mina Mog, 901'],
    ],
    ['that adding them failed is said', refusal('tooManyRequests', 429), ['', groupFailure('en', 'tooManyRequests')]],
  ])('%s, the group is made once, and a link leads to it', async (_, answer, words) => {
    const { page, until, sent, location, send } = await openFor(answer)
    await send()
    await until(() => expect(page.words('.added p')).toEqual(words))
    expect(page.one('.make-group a').getAttribute('href')).toBe(`/group/${slug}/`)
    expect([page.all('form').length, sent.filter(([line]) => line === make).length]).toEqual([0, 1])
    expect(location).not.toHaveBeenCalled()
  })
})
