import { openForAll } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import {
  type ChangeMembersAnswer,
  groupEditorsMax,
  groupMembersMax,
  groupsMax,
  longestGroupName,
  longestGroupNote,
  longestReportReason,
  type GroupAnswer,
  type OwnGroupAnswer,
  type OwnGroupsAnswer,
  type ReportedGroupsAnswer,
} from '@kupodex/data/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mostReports } from './changes.ts'
import { type Answered, askGroups, putCharacter } from './groups.fixture.ts'

const day = 24 * 60 * 60_000

const opened = openForAll(startTestStore)
let now = 1_750_000_000_000
let count = 0
/** The owner of a group, an editor, and somebody who has nothing to do with it. */
let mina = ''
let rolf = ''
let aldo = ''
let slug = ''
/** Characters of nobody in particular that were read. */
let chars: number[] = []

const ask = (...args: Parameters<ReturnType<typeof askGroups>>): Promise<Answered> =>
  askGroups(opened.store, () => now)(...args)
const own = async (who: string, of = slug) =>
  (await ask(who, 'ownGroup', { params: { slug: of } })).json as unknown as OwnGroupAnswer
const seen = async (of = slug) => (await ask(null, 'group', { params: { slug: of } })).json as unknown as GroupAnswer
const members = (who: string, body: { add?: number[]; remove?: number[]; before?: number }) =>
  ask(who, 'changeMembers', { params: { slug }, body })
const refusedOf = ({ json }: Answered) => (json as unknown as ChangeMembersAnswer).refused
const codeOf = ({ status, json }: Answered) => [status, json.code]
const invite = async () => (await ask(mina, 'inviteEditor', { params: { slug } })).json as unknown as OwnGroupAnswer
const accept = (who: string, code = '') => ask(who, 'acceptInvitation', { params: { slug }, body: { code } })
const editorId = async (who: string) => (await own(who)).editors.find(({ self }) => self)?.id ?? ''

beforeAll(async () => {
  chars = Array.from({ length: 6 }, (_, at) => 100 + at)
  for (const id of chars) await putCharacter(opened.store, id)
})

beforeEach(async () => {
  const n = ++count
  ;[mina, rolf, aldo] = [`mina${n}`, `rolf${n}`, `aldo${n}`]
  await opened.store.saveNickname(rolf, 'Rolf', now)
  const made = await ask(mina, 'createGroup', { body: { name: 'Moogle Mail' } })
  slug = String(made.json.slug)
  await accept(rolf, (await invite()).invitation?.code)
  await members(mina, { add: chars.slice(0, 3) })
})

describe('a group', () => {
  test('is seen by whoever has its address, and names nobody who edits it', async () => {
    const { status, json, text } = await ask(null, 'group', { params: { slug } })
    expect([status, json]).toEqual([
      200,
      {
        ...{ slug, name: 'Moogle Mail', note: '', listed: false, size: 3, hidden: 0, createdAt: now, updatedAt: now },
        members: chars
          .slice(0, 3)
          .map((id) => ({ id, name: `Mog ${id}`, worldId: 34, worldName: 'Lich', iconUrl: `${id}.jpg` })),
      },
    ])
    expect(slug).toMatch(/^[\w-]{22}$/)
    for (const secret of [mina, rolf, 'Rolf', await editorId(mina), await editorId(rolf)])
      expect(text).not.toContain(secret)
  })

  test('shows those who edit it to one another by nickname and an id of the group', async () => {
    const [ofMina, ofRolf] = [await own(mina), await own(rolf)]
    expect(ofRolf).toMatchObject({ role: 'editor', hiddenIds: [], invitation: null })
    expect(ofRolf.editors).toEqual([
      { id: expect.stringMatching(/^[\w-]{8}$/) as string, nickname: '', role: 'owner', since: now, self: false },
      { id: expect.stringMatching(/^[\w-]{8}$/) as string, nickname: 'Rolf', role: 'editor', since: now, self: true },
    ])
    expect(ofMina.editors.map(({ self }) => self)).toEqual([true, false])
    expect(JSON.stringify([ofMina, ofRolf])).not.toMatch(new RegExp(`${mina}|${rolf}`))
  })

  test('changes its name and note; what is not sent stays', async () => {
    now += 5
    await ask(rolf, 'saveGroup', { params: { slug }, body: { note: ' We ride at dawn. ' } })
    expect(await seen()).toMatchObject({ name: 'Moogle Mail', note: 'We ride at dawn.', updatedAt: now })
    await Promise.all([
      ask(rolf, 'saveGroup', { params: { slug }, body: { note: '' } }),
      ask(mina, 'saveGroup', { params: { slug }, body: { name: 'Kupo' } }),
    ])
    expect(await seen()).toMatchObject({ name: 'Kupo', note: '', listed: false })
  })

  test('is listed when its owner wants it, and no longer', async () => {
    const isListed = async () => {
      const { groups } = (await ask(null, 'groups')).json as { groups: { slug: string }[] }
      return groups.some((group) => group.slug === slug)
    }
    expect(await isListed()).toBe(false)
    await ask(mina, 'saveGroup', { params: { slug }, body: { listed: true } })
    expect([await isListed(), (await seen()).listed]).toEqual([true, true])
    await ask(mina, 'saveGroup', { params: { slug }, body: { listed: false } })
    expect(await isListed()).toBe(false)
  })

  test('stays where it is among those listed when it is listed again', async () => {
    const first = async () =>
      ((await ask(null, 'groups')).json as { groups: { slug: string }[] }).groups.slice(0, 2).map((group) => group.slug)
    await ask(mina, 'saveGroup', { params: { slug }, body: { listed: true } })
    now += 60_000
    const { json } = await ask(aldo, 'createGroup', { body: { name: 'A newer one', listed: true } })
    for (const listed of [false, true]) {
      now += 60_000
      await ask(mina, 'saveGroup', { params: { slug }, body: { listed } })
    }
    expect(await first()).toEqual([json.slug, slug])
  })

  test('is deleted by its owner; a second time does no harm', async () => {
    for (let turn = 0; turn < 2; turn++) {
      const { status, json } = await ask(mina, 'deleteGroup', { params: { slug } })
      expect([status, json]).toEqual([200, { groups: [] }])
    }
    expect(codeOf(await ask(null, 'group', { params: { slug } }))).toEqual([404, 'noSuchGroup'])
    expect((await ask(rolf, 'ownGroups')).json).toEqual({ groups: [] })
  })

  test('lists of own groups say what somebody is in each', async () => {
    const { groups } = (await ask(rolf, 'ownGroups')).json as unknown as OwnGroupsAnswer
    expect(groups).toMatchObject([{ slug, role: 'editor', size: 3 }])
  })

  test('a user makes and edits so many', async () => {
    for (let made = 0; made < groupsMax; made++) {
      if (made % 10 === 9) now += 2 * 60 * 60_000
      expect((await ask(aldo, 'createGroup', { body: { name: `Group ${made}` } })).status).toBe(200)
    }
    now += 2 * 60 * 60_000
    expect(codeOf(await ask(aldo, 'createGroup', { body: { name: 'One too many' } }))).toEqual([409, 'tooManyGroups'])
    expect(codeOf(await accept(aldo, (await invite()).invitation?.code))).toEqual([409, 'tooManyGroups'])
  })
})

describe('members', () => {
  test('two editors at once lose nothing', async () => {
    await Promise.all([members(mina, { add: [chars[3]!], remove: [chars[0]!] }), members(rolf, { add: [chars[4]!] })])
    expect((await seen()).members.map(({ id }) => id).toSorted()).toEqual(chars.slice(1, 5))
  })

  test('an id that comes in and goes out goes out, and one that is there stays where it is', async () => {
    const answer = await members(mina, { add: [chars[0]!, chars[1]!], remove: [chars[1]!] })
    expect(refusedOf(answer)).toEqual([])
    expect((await seen()).members.map(({ id }) => id)).toEqual([chars[0], chars[2]])
  })

  test.each([
    ['before the member that it stood before', 2, [0, 1, 2]],
    ['behind all others where that one is gone', 5, [0, 2, 1]],
    ['behind all others where none is named', undefined, [0, 2, 1]],
  ])('one that was taken out comes back %s', async (_, before, order) => {
    await members(mina, { remove: [chars[1]!] })
    const place = before === undefined ? {} : { before: chars[before]! }
    expect(refusedOf(await members(rolf, { add: [chars[1]!], ...place }))).toEqual([])
    expect((await seen()).members.map(({ id }) => id)).toEqual(order.map((at) => chars[at]))
  })

  test('are no more than a hundred', async () => {
    const many = Array.from({ length: groupMembersMax }, (_, at) => 5000 + at)
    for (const id of many) await putCharacter(opened.store, id)
    expect(refusedOf(await members(mina, { add: many }))).toEqual(
      many.slice(groupMembersMax - 3).map((id) => ({ id, why: 'full' })),
    )
    expect((await seen()).members).toHaveLength(groupMembersMax)
  })

  const settings = { private: false, icon: 0, groups: true }
  test.each<[string, object, Partial<typeof settings>, string]>([
    ['hidden', {}, { private: true }, 'hidden'],
    ['private', { status: 'private' }, {}, 'hidden'],
    ['opted-out', { status: 'private', optOut: 'asked', name: null }, {}, 'hidden'],
    ['deleted', { status: 'deleted' }, {}, 'deleted'],
    ['forbidden', {}, { groups: false }, 'hidden'],
  ])('of a %s character nothing is shown, whoever asks, and it cannot be added', async (_, profile, decided, why) => {
    const id = ++count * 1000
    await putCharacter(opened.store, id)
    expect(refusedOf(await members(mina, { add: [id] }))).toEqual([])
    await opened.store.lease(id, { now: 9, until: 10, token: 'again' })
    await putCharacter(opened.store, id + 1, profile)
    await opened.store.writeCharSettings(id + 1, { ...settings, ...decided })
    await members(mina, { add: [id + 1] })
    expect(refusedOf(await members(mina, { add: [id + 1] }))).toEqual([{ id: id + 1, why }])
    // The one that is in it changes, and is gone at once.
    const { profile: read } = (await opened.store.readProfile(id))!
    await opened.store.finish(id, 'again', {
      ...{ profile: { ...read, ...profile } as never, priority: 2, due: 9, failures: 0 },
    })
    await opened.store.writeCharSettings(id, { ...settings, ...decided })
    for (const text of [
      (await ask(null, 'group', { params: { slug } })).text,
      JSON.stringify((await own(rolf)).members),
    ])
      expect(text).not.toMatch(new RegExp(`${id}|Mog ${id}`))
    expect(await seen()).toMatchObject({ size: 4, hidden: 1 })
    expect((await own(rolf)).hiddenIds).toEqual([id])
    expect(refusedOf(await members(rolf, { remove: [id] }))).toEqual([])
    expect(await seen()).toMatchObject({ size: 3, hidden: 0 })
  })

  test('ids that nobody has asked for are not added, and none is made up by asking', async () => {
    expect(refusedOf(await members(mina, { add: [999_999] }))).toEqual([{ id: 999_999, why: 'unknown' }])
    expect([await opened.store.readProfile(999_999), (await seen()).size]).toEqual([null, 3])
  })
})

describe('the owner of a character', () => {
  let id = 0
  beforeEach(async () => {
    id = ++count * 1000
    await putCharacter(opened.store, id)
    await opened.store.own(id, aldo, now)
    await members(mina, { add: [id] })
  })
  const groupsOf = async () =>
    (await ask(aldo, 'charGroups', { params: { id } })).json as { groups: { slug: string }[] }

  test('sees the groups that it is in, and takes it out of one for good', async () => {
    expect(await groupsOf()).toMatchObject({ groups: [{ slug, name: 'Moogle Mail' }], more: false })
    for (let turn = 0; turn < 2; turn++) {
      const left = await ask(aldo, 'leaveGroup', { params: { id, slug } })
      expect([left.status, left.json]).toEqual([200, { groups: [], more: false }])
    }
    for (const who of [mina, rolf])
      expect(refusedOf(await members(who, { add: [id] }))).toEqual([{ id, why: 'hidden' }])
    // Nor after it was taken out by somebody else, or by another editor.
    await members(mina, { remove: [id] })
    expect(refusedOf(await members(mina, { add: [id] }))).toEqual([{ id, why: 'hidden' }])
    expect(await groupsOf()).toEqual({ groups: [], more: false })
  })

  test('wins against who adds it at the same moment', async () => {
    await Promise.all([
      ask(aldo, 'leaveGroup', { params: { id, slug } }),
      ...[mina, rolf, mina].map((who) => members(who, { add: [id] })),
    ])
    expect((await seen()).members.map((member) => member.id)).not.toContain(id)
    expect(await groupsOf()).toEqual({ groups: [], more: false })
  })

  test('who forbids groups while somebody adds it is shown in none', async () => {
    await members(mina, { remove: [id] })
    const forbid = () => opened.store.writeCharSettings(id, { private: false, icon: 0, groups: false })
    await Promise.all([members(mina, { add: [id] }), forbid(), members(rolf, { add: [id] })])
    expect((await seen()).members.map((member) => member.id)).not.toContain(id)
  })

  test('nobody else may', async () => {
    for (const who of [mina, rolf, 'admin', null])
      for (const call of ['charGroups', 'leaveGroup'] as const)
        expect((await ask(who, call, { params: { id, slug } })).status).toBe(who === null ? 401 : 403)
    expect((await seen()).size).toBe(4)
  })
})

describe('editors', () => {
  test('come by an invitation that holds once', async () => {
    const code = (await invite()).invitation?.code
    const both = await Promise.all([aldo, `other${count}`].map((who) => accept(who, code)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await own(mina)).invitation).toBeNull()
    expect((await own(mina)).editors).toHaveLength(3)
    expect(codeOf(await accept(`third${count}`, code))).toEqual([404, 'noSuchInvitation'])
  })

  test('who accepts it again is in already; who edits the group uses none up', async () => {
    const code = (await invite()).invitation?.code
    for (const who of [rolf, mina, aldo, aldo]) expect((await accept(who, code)).status).toBe(200)
    expect((await own(mina)).editors).toHaveLength(3)
  })

  test.each<[string, () => Promise<unknown>]>([
    ['has ended', async () => void (now += 7 * day)],
    ['was taken back', () => ask(mina, 'withdrawInvitation', { params: { slug } })],
    ['was replaced', () => invite()],
  ])('an invitation that %s is over', async (_, end) => {
    const code = (await invite()).invitation?.code
    await end()
    expect(codeOf(await accept(aldo, code))).toEqual([404, 'noSuchInvitation'])
    expect((await ask(aldo, 'ownGroups')).json).toEqual({ groups: [] })
  })

  test('leave, or are removed by the owner, and then may do nothing', async () => {
    const id = await editorId(rolf)
    const left = await ask(rolf, 'removeEditor', { params: { slug, editor: id } })
    expect([left.status, left.json]).toEqual([200, { group: null }])
    expect((await ask(rolf, 'ownGroups')).json).toEqual({ groups: [] })
    expect(codeOf(await members(rolf, { add: [chars[5]!] }))).toEqual([403, 'forbidden'])
    // Who was removed already is gone, as wanted.
    for (let turn = 0; turn < 2; turn++) {
      const { json } = await ask(mina, 'removeEditor', { params: { slug, editor: id } })
      expect((json.group as OwnGroupAnswer).editors).toHaveLength(1)
    }
  })

  test('the owner cannot leave, and hands the group over first', async () => {
    const [ofMina, ofRolf] = [await editorId(mina), await editorId(rolf)]
    const leave = () => ask(mina, 'removeEditor', { params: { slug, editor: ofMina } })
    expect(codeOf(await leave())).toEqual([409, 'ownerStays'])
    const code = (await invite()).invitation?.code
    for (let turn = 0; turn < 2; turn++)
      expect((await ask(mina, 'handOver', { params: { slug, editor: ofRolf } })).json).toMatchObject({ role: 'editor' })
    expect((await own(rolf)).editors.map(({ role, self }) => [role, self])).toEqual([
      ['owner', true],
      ['editor', false],
    ])
    // The invitation was the former owner's.
    expect(codeOf(await accept(aldo, code))).toEqual([404, 'noSuchInvitation'])
    expect(codeOf(await ask(mina, 'deleteGroup', { params: { slug } }))).toEqual([403, 'forbidden'])
    expect((await leave()).json).toEqual({ group: null })
    expect((await ask(mina, 'ownGroups')).json).toEqual({ groups: [] })
  })

  test('handing over to two at once makes one owner', async () => {
    await accept(aldo, (await invite()).invitation?.code)
    const ids = [await editorId(rolf), await editorId(aldo)]
    await Promise.all(ids.map((editor) => ask(mina, 'handOver', { params: { slug, editor } })))
    const { editors } = await own(mina)
    expect([editors.filter(({ role }) => role === 'owner').length, editors.length]).toEqual([1, 3])
  })

  test('are no more than twenty, whoever was invited before', async () => {
    for (let at = 1; at < groupEditorsMax - 1; at++)
      expect((await accept(`${aldo}-${at}`, (await invite()).invitation?.code)).status).toBe(200)
    const { code, until } = (await invite()).invitation!
    // Invited while there was room, and so was somebody else by a race that only the store sees.
    await opened.store.changeGroup(slug, ({ editors }) => ({
      outcome: true,
      after: { editors: [...editors, { user: 'raced', id: 'r'.repeat(8), since: now }], invitation: { code, until } },
    }))
    expect(codeOf(await accept(aldo, code))).toEqual([409, 'tooManyEditors'])
    expect(codeOf(await ask(mina, 'inviteEditor', { params: { slug } }))).toEqual([409, 'tooManyEditors'])
    expect([(await own(mina)).editors.length, (await ask(aldo, 'ownGroups')).json]).toEqual([
      groupEditorsMax + 1,
      { groups: [] },
    ])
  })

  test('a group that is deleted while somebody joins has nobody', async () => {
    const code = (await invite()).invitation?.code
    await Promise.all([ask(mina, 'deleteGroup', { params: { slug } }), accept(aldo, code)])
    for (const who of [mina, rolf, aldo]) expect((await ask(who, 'ownGroups')).json).toEqual({ groups: [] })
  })
})

describe('who may do what', () => {
  type Who = 'owner' | 'editor' | 'stranger' | 'admin' | 'nobody'
  type Does = (who: string | null) => Promise<Answered>
  const about = (id: Parameters<typeof ask>[1], body?: unknown): Does => {
    return (who) => ask(who, id, { params: { slug, editor: 'e'.repeat(8) }, ...(body === undefined ? {} : { body }) })
  }
  const owners = { owner: 200, editor: 403, stranger: 403, admin: 403, nobody: 401 }
  const editors = { ...owners, editor: 200 }
  const users = { ...editors, stranger: 200, admin: 200 }
  const admins = { ...owners, owner: 403, admin: 200 }
  test.each<[string, Does, Record<Who, number>]>([
    ['group', about('group'), { ...users, nobody: 200 }],
    ['groups', about('groups'), { ...users, nobody: 200 }],
    ['ownGroups', about('ownGroups'), users],
    ['createGroup', about('createGroup', { name: 'Mog' }), users],
    ['ownGroup', about('ownGroup'), editors],
    ['saveGroup', about('saveGroup', { note: 'Kupo.' }), editors],
    ['saveGroup with listing', about('saveGroup', { listed: true }), owners],
    ['changeMembers', about('changeMembers', { add: [], remove: [] }), editors],
    ['inviteEditor', about('inviteEditor'), owners],
    ['withdrawInvitation', about('withdrawInvitation'), owners],
    [
      'acceptInvitation with a wrong code',
      about('acceptInvitation', { code: 'c'.repeat(22) }),
      { ...editors, stranger: 404, admin: 404 },
    ],
    ['removeEditor of nobody', about('removeEditor'), owners],
    ['handOver to nobody', about('handOver'), { ...owners, owner: 404 }],
    ['reportGroup', about('reportGroup', { reason: 'Rude.' }), users],
    ['reportedGroups', about('reportedGroups'), admins],
    ['dismissReports', about('dismissReports'), admins],
    ['deleteGroup', about('deleteGroup'), owners],
    ['removeGroup', about('removeGroup'), admins],
  ])('%s', async (_, does, expected) => {
    const order: [Who, string | null][] = [
      ['nobody', null],
      ['stranger', aldo],
      ['editor', rolf],
      ['admin', `admin${count}`],
      ['owner', mina],
    ]
    // Whoever may delete it comes last.
    const isAdmins = expected.admin === 200 && expected.owner === 403
    for (const [who, user] of isAdmins ? order.filter(([who]) => who !== 'owner') : order)
      expect([who, (await does(user)).status]).toEqual([who, expected[who]])
  })
})

describe('what is sent', () => {
  const markup = '<script>alert(1)</script>'
  test.each<[string, unknown, string]>([
    ['no name', {}, 'badGroupName'],
    ['an empty name', { name: '  ' }, 'badGroupName'],
    ['a name of markup', { name: markup }, 'badGroupName'],
    ['a name that turns the direction', { name: 'abc‮cba' }, 'badGroupName'],
    ['a name with a line end', { name: 'two\nlines' }, 'badGroupName'],
    ['a name that is too long', { name: 'x'.repeat(61) }, 'badGroupName'],
    ['a name of nothing to see', { name: '​​' }, 'badGroupName'],
    ['a name that is none', { name: 7 }, 'badGroupName'],
    ['a note of markup', { name: 'Mog', note: markup }, 'badGroupNote'],
    ['a note that is too long', { name: 'Mog', note: 'x'.repeat(501) }, 'badGroupNote'],
    ['something else', { name: 'Mog', owner: 'me' }, 'badBody'],
    ['no JSON', '{"name":', 'badBody'],
  ])('%s is refused', async (_, body, code) => {
    expect(codeOf(await ask(mina, 'createGroup', { body }))).toEqual([400, code])
    if (typeof body === 'object' && 'name' in body!)
      expect(codeOf(await ask(mina, 'saveGroup', { params: { slug }, body }))).toEqual([400, code])
  })

  test('names that look like markup are kept as they are, with quotes and ampersands', async () => {
    const name = `"Tom & Jerry's" {{7*7}} \${x} ../..`
    await ask(mina, 'saveGroup', { params: { slug }, body: { name } })
    expect((await seen()).name).toBe(name)
  })

  test.each<[string, unknown, string]>([
    ['ids that are none', { add: [0] }, 'badBody'],
    ['ids that are texts', { add: ['7'] }, 'badBody'],
    ['a place that is no id', { add: [7], before: 0 }, 'badBody'],
    ['more than a hundred ids', { add: Array.from({ length: 101 }, (_, at) => at + 1) }, 'badBody'],
  ])('members of %s are refused', async (_, body, code) =>
    expect(codeOf(await ask(mina, 'changeMembers', { params: { slug }, body }))).toEqual([400, code]),
  )

  test('bodies that are too large are refused', async () => {
    const large = { name: 'Mog', note: 'x'.repeat(9000) }
    expect(codeOf(await ask(mina, 'createGroup', { body: large }))).toEqual([413, 'bodyTooLarge'])
    const reason = { reason: 'x'.repeat(301) }
    expect(codeOf(await ask(mina, 'reportGroup', { params: { slug }, body: reason }))).toEqual([400, 'badReason'])
  })

  test.each([
    '',
    'short',
    's'.repeat(21),
    's'.repeat(23),
    `${'s'.repeat(20)}..`,
    '%2e'.repeat(7),
    `${'s'.repeat(21)}é`,
  ])('the slug %j is malformed, and no key of anything', async (bad) => {
    const { status, json } = await ask(null, 'group', { params: { slug: bad } })
    expect(status).toBe(400)
    expect(['badGroup', 'badRequest']).toContain(json.code)
  })

  test('a slug of nothing is not found by any call, and leaves nothing behind', async () => {
    const nothing = 's'.repeat(22)
    const bodies: Partial<Record<string, unknown>> = {
      saveGroup: { name: 'Mog' },
      changeMembers: { add: [chars[0]] },
      acceptInvitation: { code: 'c'.repeat(22) },
      reportGroup: { reason: 'Rude.' },
    }
    for (const call of [
      ...(['group', 'ownGroup', 'saveGroup', 'changeMembers', 'inviteEditor', 'withdrawInvitation'] as const),
      ...(['acceptInvitation', 'removeEditor', 'handOver', 'reportGroup'] as const),
    ]) {
      const params = { slug: nothing, editor: 'e'.repeat(8) }
      const body = bodies[call]
      const answer = await ask(mina, call, { params, ...(body === undefined ? {} : { body }) })
      expect([call, ...codeOf(answer)]).toEqual([call, 404, 'noSuchGroup'])
    }
    expect((await opened.store.groupsWith(chars[0]!, 1000)).groups.map((group) => group.slug)).not.toContain(nothing)
    expect((await ask(mina, 'ownGroups')).json.groups).toHaveLength(1)
  })
})

describe('reports', () => {
  const admin = 'admin'
  const reports = async () => {
    const { groups } = (await ask(admin, 'reportedGroups')).json as unknown as ReportedGroupsAnswer
    return groups.find((group) => group.slug === slug)
  }
  const reportAs = (who: string, reason = 'A rude name.') =>
    ask(who, 'reportGroup', { params: { slug }, body: { reason } })

  test('of a user count once, and name nobody; administrators dismiss them for good', async () => {
    for (const who of [aldo, aldo, rolf]) expect((await reportAs(who)).json).toEqual({ reported: true })
    expect(await reports()).toMatchObject({
      ...{ slug, owner: mina.slice(0, 12) },
      reports: [{ reason: 'A rude name.', at: now }, { reason: 'A rude name.' }],
    })
    const { groups } = (await ask(admin, 'dismissReports', { params: { slug } })).json as { groups: { slug: string }[] }
    expect(groups.map((group) => group.slug)).not.toContain(slug)
    await reportAs(aldo, 'Again.')
    expect(await reports()).toBeUndefined()
    await reportAs(`${aldo}2`, 'Something new.')
    expect((await reports())?.reports).toEqual([{ reason: 'Something new.', at: now }])
  })

  test.each([
    ['another name', { name: 'A ruder name' }, true],
    ['another note', { note: 'A rude note' }, true],
    ['being listed', { listed: true }, false],
  ])('of somebody whose report was dismissed count again after %s', async (_, change, counts) => {
    await reportAs(aldo)
    await ask(admin, 'dismissReports', { params: { slug } })
    expect((await ask(mina, 'saveGroup', { params: { slug }, body: change })).status).toBe(200)
    await reportAs(aldo, 'Again.')
    expect((await reports())?.reports).toEqual(counts ? [{ reason: 'Again.', at: now }] : undefined)
  })

  test('are kept as many as somebody can look at', async () => {
    const friendly = Array.from({ length: mostReports - 2 }, (_, at) => ({
      by: `friend${at}`,
      reason: 'Nice!',
      at: now,
    }))
    await opened.store.changeGroup(slug, () => ({ outcome: true, after: { reports: friendly } }))
    await reportAs(aldo, 'A rude name.')
    await Promise.all(Array.from({ length: 5 }, (_, at) => reportAs(`${aldo}-${at}`, 'Rude.').catch(() => null)))
    const { reports: kept = [] } = (await reports()) ?? {}
    expect(kept.map(({ reason }) => reason).slice(mostReports - 2)).toEqual(['A rude name.', 'Rude.'])
  })

  test('of many groups come with all their reasons, in an answer that can be sent', async () => {
    const fresh = await startTestStore()
    const reason = '🐾'.repeat(longestReportReason)
    const kept = Array.from({ length: mostReports }, (_, at) => ({ by: `somebody${at}`.padEnd(22), reason, at: now }))
    const sent = askGroups(fresh.store, () => now)
    for (let n = 0; n < 32; n++) {
      const body = { name: '🐾'.repeat(longestGroupName), note: '🐾'.repeat(longestGroupNote) }
      const made = await sent(`${aldo}-of-${n}`, 'createGroup', { body })
      await fresh.store.changeGroup(String(made.json.slug), () => ({ outcome: true, after: { reports: kept } }))
    }
    const { status, json } = await sent(admin, 'reportedGroups')
    await fresh.close()
    const { groups } = json as unknown as ReportedGroupsAnswer
    expect([status, groups.map((group) => group.reports.length)]).toEqual([200, Array(30).fill(mostReports)])
  })

  test('an administrator removes a group, of whoever it is', async () => {
    await reportAs(aldo)
    await ask(admin, 'removeGroup', { params: { slug } })
    expect([await reports(), codeOf(await ask(null, 'group', { params: { slug } }))]).toEqual([
      undefined,
      [404, 'noSuchGroup'],
    ])
    expect((await ask(mina, 'ownGroups')).json).toEqual({ groups: [] })
  })
})

describe('how often', () => {
  test('a user makes, changes and reports groups is bounded', async () => {
    const tooOften = async (does: () => Promise<Answered>, most: number) => {
      for (let done = 0; done < most; done++) if ((await does()).status === 429) return done
      return most
    }
    const name = () => ask(aldo, 'createGroup', { body: { name: 'Mog' } })
    expect(await tooOften(name, 20)).toBe(10)
    expect(await tooOften(() => ask(aldo, 'reportGroup', { params: { slug }, body: { reason: 'Rude.' } }), 20)).toBe(5)
    now += 60 * 60_000
    expect((await name()).status).toBe(200)
  })

  test('users at one address together make no more than a few of them', async () => {
    const made = async (address: string) => {
      let done = 0
      for (let at = 0; at < 60; at++) {
        const { status } = await ask(`${aldo}-${at}`, 'createGroup', { body: { name: 'Mog' }, address })
        if (status === 200) done++
      }
      return done
    }
    expect(await made('203.0.113.9')).toBe(40)
    expect((await ask(`${aldo}-99`, 'createGroup', { body: { name: 'Mog' }, address: '203.0.113.10' })).status).toBe(
      200,
    )
  })
})
