import { expect, test, vi } from 'vitest'
import { namingTexts } from '#account/texts.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { groupFailure } from './failure-words.ts'
import { groupOf, ownGroupWith, refusal, serverOf, slug } from './group.fixture.ts'
import { OwnGroups } from './own-groups.tsx'
import { groupListTexts } from './texts.ts'

const texts = groupListTexts('en')
const list = 'GET /api/user/groups/'
const make = 'POST /api/user/groups/'

const open = async (answers: Parameters<typeof serverOf>[0]) => {
  const server = serverOf(answers)
  const page = await drawn(<OwnGroups language="en" ask={server.ask} />)
  await page.until(() => expect(page.all('form').length).toBe(1))
  return { ...server, page, until: page.until }
}

test('groups of the user are shown with what the user is in each', async () => {
  const { page } = await open({ [list]: () => ({ groups: [{ ...groupOf([1]), role: 'editor' }] }) })
  expect(page.words('.group-cards .soft')).toEqual([`1 character · ${texts.roles.editor}`])
})

test('who has none makes one, and goes on to its page; what cannot be a name is not sent', async () => {
  const answers = [refusal('tooManyGroups'), ownGroupWith([])]
  const { page, sent, until } = await open({ [list]: () => ({ groups: [] }), [make]: () => answers.shift() })
  expect(page.words('p.soft')).toContain(texts.noOwn)
  const location = vi.fn()
  Object.assign(globalThis.location, { assign: location })
  const send = () => page.settle(() => page.send(page.one('form'), 'submit'))
  const said = () => page.words('[role=status]')

  await page.enter('[name=name]', '<b>')
  await send()
  expect(said()).toEqual([namingTexts('en').brackets])

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
