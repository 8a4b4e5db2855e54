import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newProfile } from '../character/index.ts'
import { repetitions } from '../soak.fixture.ts'
import { pointersTo, roleIn, type StoredGroup } from './group-item.ts'
import { openStore, type Store } from './open-store.ts'
import { openForAll } from '../opened.fixture.ts'
import { dieAtEachWrite, openCounted, openDying, startTestStore } from './store.fixture.ts'

const opened = openForAll(startTestStore)
let count = 0

const store = () => opened.store
const now = 1_750_000_000_000
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
const hour = 60 * 60_000
const nextSlug = () => `slug${++count}`.padEnd(22, '_')
const somebody = () => `user${++count}`

const groupOf = (owner: string, more: Partial<StoredGroup> = {}): Omit<StoredGroup, 'revision'> => ({
  ...{ slug: nextSlug(), name: 'Mail', note: '', listedAt: null, createdAt: now, updatedAt: now, closed: false },
  ...{ owner: { user: owner, id: 'owner', since: now }, editors: [], members: [], barred: [], invitation: null },
  ...{ reports: [], dismissed: [], ...more },
})

const make = async (owner: string, more: Partial<StoredGroup> = {}): Promise<string> => {
  const group = groupOf(owner, more)
  await store().createGroup(group, 100)
  return group.slug
}

/** Keys of everything in the table that names a group. */
const keysWith = async (slug: string): Promise<string[]> => {
  const { Items = [] } = await opened.client.send(new ScanCommand({ TableName: opened.table }))
  return Items.filter((item) => JSON.stringify(item).includes(slug))
    .map(({ pk, sk }) => `${pk?.S} ${sk?.S}`)
    .sort()
}

/** What of that a group has to have: its item, what leads to it, and the ways of its people. */
const keysOf = (group: StoredGroup): string[] =>
  [
    `GROUP#${group.slug} GROUP`,
    ...pointersTo(group).map(({ pk, sk }) => `${pk} ${sk}`),
    ...[group.owner, ...group.editors].map(({ user }) => `USER#${user} GROUPS`),
  ].sort()

const add = (slug: string, ids: number[], by: Pick<Store, 'changeGroup'> = store()) =>
  by.changeGroup(slug, ({ members }) => ({
    outcome: true,
    after: { members: [...members, ...ids.filter((id) => !members.includes(id))] },
  }))
const remove = (slug: string, ids: number[]) =>
  store().changeGroup(slug, ({ members }) => ({
    outcome: true,
    after: { members: members.filter((id) => !ids.includes(id)) },
  }))
const join = (slug: string, user: string, most = 100) =>
  store().joinGroup(slug, { user, now, most }, (group) =>
    roleIn(group, user)
      ? { outcome: true }
      : { outcome: true, after: { editors: [...group.editors, { user, id: user, since: now }] } },
  )

describe('a group', () => {
  test('is found by who made it, by its members, where it is listed, and where it was reported', async () => {
    const mina = somebody()
    const slug = await make(mina, {
      listedAt: now,
      createdAt: now + count,
      reports: [{ by: 'a', reason: 'b', at: now }],
    })
    await add(slug, [1001, 1002])
    const group = await store().readGroup(slug)
    expect(group).toMatchObject({ slug, members: [1001, 1002] })
    expect(await store().groupsOf(mina)).toEqual([group])
    expect(await store().groupsWith(1001, 10)).toEqual({ groups: [group], more: false })
    expect((await store().listedGroups(1)).groups).toEqual([group])
    expect(await store().reportedGroups(10)).toContainEqual(group)
    await remove(slug, [1001])
    expect((await store().groupsWith(1001, 10)).groups).toEqual([])
    expect(await keysWith(slug)).toEqual(keysOf((await store().readGroup(slug))!))
  })

  test('that is deleted is gone, with all that leads to it', async () => {
    const [mina, rolf] = [somebody(), somebody()]
    const slug = await make(mina, { listedAt: now, members: [7, 8], reports: [{ by: 'a', reason: 'b', at: now }] })
    await join(slug, rolf)
    expect(await store().removeGroup(slug, ({ owner }) => owner.user === rolf)).toBe(false)
    expect(await keysWith(slug)).toHaveLength(7)
    for (const isThere of [true, false]) {
      expect(await store().removeGroup(slug)).toBe(isThere)
      expect(await keysWith(slug)).toEqual([])
      expect([await store().readGroup(slug), await add(slug, [9]), await join(slug, rolf)]).toEqual([null, null, null])
      expect(await keysWith(slug)).toEqual([])
    }
  })

  test('nobody has more than they may, whatever is made and joined at once', async () => {
    const mina = somebody()
    const others = await Promise.all(Array.from({ length: 4 }, () => make(somebody())))
    const made = await Promise.all(Array.from({ length: 4 }, () => store().createGroup(groupOf(mina), 3)))
    const joined = await Promise.all(others.map((slug) => join(slug, mina, 3)))
    expect(made.filter(Boolean)).toHaveLength(3)
    expect(joined).toEqual(['full', 'full', 'full', 'full'])
    expect(await store().groupsOf(mina)).toHaveLength(3)
  })

  test('what is left on a list of groups that are gone takes no room', async () => {
    const mina = somebody()
    const group = groupOf(mina)
    const dying = openDying(opened, { at: 2, when: 'before' })
    await expect(dying.store.createGroup(group, 1)).rejects.toThrow('killed')
    dying.close()
    expect(await store().groupsOf(mina)).toEqual([])
    // It may be one that is just being made.
    expect(await store().createGroup(groupOf(mina), 1)).toBe(false)
    expect(await store().createGroup({ ...groupOf(mina), createdAt: now + 2 * hour }, 1)).toBe(true)
    expect(await store().groupsOf(mina)).toHaveLength(1)
  })

  test('an account that was deleted while one was made or joined leaves nothing of it', async () => {
    const mina = somebody()
    const group = groupOf(mina)
    const slug = await make(somebody())
    const made = store().createGroup(group, 10)
    await Promise.all([made.catch(() => undefined), store().leaveGroups(mina, now)])
    await Promise.all([join(slug, mina).catch(() => undefined), store().leaveGroups(mina, now)])
    await store().leaveGroups(mina, now)
    expect(await keysWith(group.slug)).toEqual([])
    expect((await store().readGroup(slug))?.editors).toEqual([])
  })
})

test('leaving all groups deletes those that a user has made, and hands none of the others to anybody', async () => {
  const [mina, rolf] = [somebody(), somebody()]
  const [own, edited] = [await make(mina, { members: [7] }), await make(rolf, { members: [7] })]
  await join(own, rolf)
  await join(edited, mina)
  await store().leaveGroups(mina, now)
  expect(await keysWith(own)).toEqual([])
  const group = await store().readGroup(edited)
  expect(group).toMatchObject({ editors: [], members: [7], owner: { user: rolf } })
  expect(await keysWith(edited)).toEqual(keysOf(group!))
})

const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), id: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('remove' as const), id: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('list' as const), at: fc.option(fc.nat(9)) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('join' as const), user: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), user: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const) }) },
)

test('whatever is done to a group at once, what leads to it is what it says in the end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 3 }),
      async (turns) => {
        const [mina, ...people] = [somebody(), somebody(), somebody()]
        const slug = await make(mina ?? '')
        const does = (one: (typeof turns)[number][number]) => {
          const user = 'user' in one ? (people[one.user] ?? '') : ''
          if (one.kind === 'add') return add(slug, [one.id])
          if (one.kind === 'remove') return remove(slug, [one.id])
          if (one.kind === 'list')
            return store().changeGroup(slug, () => ({ outcome: true, after: { listedAt: one.at } }))
          if (one.kind === 'join') return join(slug, user)
          return one.kind === 'leave' ? store().leaveGroups(user, now) : store().removeGroup(slug)
        }
        // Somebody may be told that too many do it at once, as who leaves while joining.
        await Promise.all(
          turns.map(async (turn) => {
            for (const one of turn) await does(one).catch(() => undefined)
          }),
        )
        const group = await store().readGroup(slug)
        expect(await keysWith(slug)).toEqual(group ? keysOf(group) : [])
      },
    ),
    { numRuns: repetitions({ gate: 15, soak: 300 }) },
  )
})

/** A store that, before its first write of a kind, waits until something else is done. */
const openWaiting = (command: RegExp, meanwhile: () => Promise<unknown>) => {
  const client = new DynamoDBClient({ endpoint: opened.endpoint, region: 'us-east-1', credentials })
  let isFirst = true
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        if (isFirst && command.test(commandName)) {
          isFirst = false
          await meanwhile()
        }
        return next(args)
      },
    { step: 'initialize', name: 'wait' },
  )
  return { store: openStore({ client, table: opened.table }), close: () => client.destroy() }
}

/** What a change of a group asks the store for. */
const requestsOf = async (does: (by: Store) => Promise<unknown>): Promise<string[]> => {
  const counted = openCounted(opened)
  await does(counted.store)
  counted.close()
  return counted.sent
}

test('a change that lets nobody in writes nothing, and one that lets some in only what leads to these', async () => {
  const slug = await make(somebody(), { members: [1, 2] })
  const most = (by: Store, room: number) =>
    by.changeGroup(slug, ({ members }) => {
      const added = [1, 2, 31, 32, 33].filter((id) => !members.includes(id)).slice(0, room)
      return { outcome: true, ...(added.length === 0 ? {} : { after: { members: [...members, ...added] } }) }
    })
  expect((await requestsOf((by) => most(by, 0))).filter((command) => !command.startsWith('Get'))).toEqual([])
  const { members, ...group } = (await store().readGroup(slug))!
  await most(store(), 1)
  expect(await keysWith(slug)).toEqual(keysOf({ ...group, members: [...members, 31] }))
})

describe('in the worst moment', () => {
  test('a character that is added while what led to it is being taken away is found by its owner', async () => {
    const slug = await make(somebody(), { members: [1] })
    const waiting = openWaiting(/^BatchWrite/, () => add(slug, [1]))
    await waiting.store.changeGroup(slug, () => ({ outcome: true, after: { members: [] } }))
    waiting.close()
    const group = await store().readGroup(slug)
    expect([group?.members, await keysWith(slug)]).toEqual([[1], keysOf(group!)])
  })

  test('so is one that is taken out while it is being added again', async () => {
    const slug = await make(somebody(), { members: [1] })
    const waiting = openWaiting(/^Put/, () => remove(slug, [1]))
    await waiting.store.changeGroup(slug, ({ members, updatedAt }) => ({
      outcome: true,
      after: { members: [...new Set([...members, 1])], updatedAt },
    }))
    waiting.close()
    const group = await store().readGroup(slug)
    expect([group?.members, await keysWith(slug)]).toEqual([[1], keysOf(group!)])
  })

  test('who is made an editor again while their way to it is being taken away keeps it', async () => {
    const [slug, rolf] = [await make(somebody()), somebody()]
    await join(slug, rolf)
    await store().changeGroup(slug, () => ({ outcome: true, after: { editors: [] } }))
    const waiting = openWaiting(/^Update/, () => join(slug, rolf))
    await waiting.store.unlistGroup(rolf, slug, now)
    waiting.close()
    expect((await store().groupsOf(rolf)).map((group) => group.slug)).toEqual([slug])
  })

  test('who becomes the owner while leaving leaves no group without one', async () => {
    const [mina, rolf] = [somebody(), somebody()]
    const slug = await make(mina)
    await join(slug, rolf)
    const waiting = openWaiting(/^Put/, () =>
      store().changeGroup(slug, ({ owner, editors }) => ({
        outcome: true,
        after: { owner: editors[0]!, editors: [owner] },
      })),
    )
    await waiting.store.leaveGroups(rolf, now)
    waiting.close()
    expect([await store().readGroup(slug), await keysWith(slug)]).toEqual([null, []])
  })
})

/** Every character of a group leads its owner to the group. */
const expectWays = async (slug: string) => {
  const { members } = (await store().readGroup(slug))!
  for (const id of members)
    expect((await store().groupsWith(id, 1000)).groups.map((group) => group.slug)).toContain(slug)
}

describe('killed at any write', () => {
  test('no character is in a group without a way for its owner to find it, and a second try finishes', async () => {
    const deaths = await dieAtEachWrite(async (death) => {
      const slug = await make(somebody(), { members: [1] })
      const dying = openDying(opened, death)
      const isDead = await add(slug, [2, 3], dying.store).then(
        () => false,
        () => true,
      )
      dying.close()
      await expectWays(slug)
      await add(slug, [2, 3])
      expect(await keysWith(slug)).toEqual(keysOf((await store().readGroup(slug))!))
      return isDead
    })
    expect(deaths).toBeGreaterThanOrEqual(6)
  })

  test('nor is one that comes in only because somebody else changed the group meanwhile', async () => {
    const deaths = await dieAtEachWrite(async (death) => {
      const slug = await make(somebody(), { members: [1] })
      const dying = openDying(opened, death)
      let asked = 0
      const isDead = await dying.store
        .changeGroup(slug, ({ members }) => ({
          outcome: true,
          after: { members: [...members, ...(asked++ === 0 ? [2] : [3])] },
        }))
        .then(
          () => false,
          () => true,
        )
      dying.close()
      await expectWays(slug)
      return isDead
    })
    expect(deaths).toBeGreaterThanOrEqual(6)
  })

  test('a group that is being deleted is there as a whole or gone, and a second try leaves nothing', async () => {
    const deaths = await dieAtEachWrite(async (death) => {
      const [mina, rolf] = [somebody(), somebody()]
      const slug = await make(mina, { members: [1], listedAt: now })
      await join(slug, rolf)
      const dying = openDying(opened, death)
      const isDead = await dying.store.leaveGroups(mina, now).then(
        () => false,
        () => true,
      )
      dying.close()
      const group = await store().readGroup(slug)
      if (group) expect(await keysWith(slug)).toEqual(keysOf(group))
      await store().leaveGroups(mina, now)
      expect(await keysWith(slug)).toEqual([])
      return isDead
    })
    expect(deaths).toBe(2 * 5)
  })
})

describe('what groups show of a character', () => {
  const finish = async (id: number, profile: object) => {
    await store().addCharacter(id, 1)
    await store().lease(id, { now: 2, until: 3, token: 'read' })
    const read = { ...newProfile(id, 1), status: 'ready', name: 'Mina Mog', worldId: 34, iconUrl: 'a.jpg', ...profile }
    await store().finish(id, 'read', { profile: read as never, priority: 2, due: 9, failures: 0 })
  }
  const settings = { private: false, icon: 0, groups: true }
  const shown = { card: { name: 'Mina Mog', worldId: 34, iconUrl: 'a.jpg' } }

  test.each<[string, object, Partial<typeof settings> | null, unknown]>([
    ['one that was read', {}, null, shown],
    ['one whose owner decided nothing that hides it', {}, { icon: 3 }, shown],
    ['a private one', { status: 'private' }, null, { why: 'hidden' }],
    ['one that its owner hides', {}, { private: true }, { why: 'hidden' }],
    ['one that its introduction hides', { optOut: 'asked' }, null, { why: 'hidden' }],
    ['a deleted one', { status: 'deleted' }, null, { why: 'deleted' }],
    ['one whose owner wants it in no group', {}, { groups: false }, { why: 'hidden' }],
    ['one that hides and wants to be in no group', {}, { groups: false, private: true }, { why: 'hidden' }],
    ['one that the Lodestone does not know', { status: 'notFound', name: null }, null, { why: 'unknown' }],
    ['one that was not read yet', { status: 'adding', name: null }, null, { why: 'unknown' }],
  ])('%s', async (_, profile, decided, expected) => {
    const id = ++count * 1000
    await finish(id, profile)
    if (decided) await store().writeCharSettings(id, { ...settings, ...decided })
    expect(await store().readMembers([id, id + 1])).toEqual(
      new Map([
        [id, expected],
        [id + 1, { why: 'unknown' }],
      ]),
    )
  })

  test('what is saved without a word on groups leaves that as it is', async () => {
    const id = ++count * 1000
    await store().writeCharSettings(id, { private: false, icon: 1, groups: false })
    expect(await store().writeCharSettings(id, { private: true, icon: 2 })).toEqual({
      private: true,
      icon: 2,
      groups: false,
    })
    expect(await store().readCharSettings(id)).toEqual({ private: true, icon: 2, groups: false })
  })
})

test('listed groups come in pages, those made last first, each once, whenever they were listed', async () => {
  const fresh = await startTestStore()
  const groups = Array.from({ length: 7 }, (_, at) => ({
    ...groupOf(`lister${at}`),
    ...{ createdAt: now + (at % 3), listedAt: now + 9 - at },
  }))
  for (const group of groups) await fresh.store.createGroup(group, 10)
  const seen: number[] = []
  const slugs = new Set<string>()
  let after: string | undefined
  for (let page = 0; page < 4; page++) {
    const answer = await fresh.store.listedGroups(3, after)
    for (const { slug, createdAt } of answer.groups) {
      slugs.add(slug)
      seen.push(createdAt)
    }
    if (answer.next === null) break
    after = answer.next
  }
  await fresh.close()
  expect([seen, slugs.size]).toEqual([seen.toSorted((a, b) => b - a), 7])
})

test('reported groups are those reported first, whatever they are called, also where only some are asked for', async () => {
  const fresh = await startTestStore()
  const reports = [5, 3, 9, 1, 7].map((later) => [
    { by: 'first', reason: 'Rude.', at: now + later },
    { by: 'second', reason: 'Rude.', at: now + 10 - later },
  ])
  for (const [at, kept] of reports.entries())
    await fresh.store.createGroup(groupOf(`reported${at}`, { reports: kept }), 10)
  const asked = await fresh.store.reportedGroups(3)
  await fresh.close()
  expect(asked.map((group) => group.reports[0]?.at)).toEqual([now + 1, now + 3, now + 5])
})
