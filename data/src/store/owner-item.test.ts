import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { repetitions } from '../soak.fixture.ts'
import type { Store } from './open-store.ts'
import { openForAll } from '../opened.fixture.ts'
import { type Death, openDying, startTestStore } from './store.fixture.ts'

const opened = openForAll(startTestStore)
let count = 0
const fresh = () => ++count

const store = () => opened.store
const none = { owned: [], lost: [] }

describe('the owner of a character', () => {
  test('is who verified it last; who had it before is told that it is lost, until they have seen it', async () => {
    const id = fresh()
    const [mina, aldo] = [`mina${id}`, `aldo${id}`]
    expect(await store().ownerOf(id)).toBeNull()
    await store().own(id, mina, 10)
    await store().own(id, mina, 20)
    expect(await store().ownerOf(id)).toEqual({ user: mina, since: 10 })
    await store().own(id, aldo, 30)
    expect(await store().ownerOf(id)).toEqual({ user: aldo, since: 30 })
    expect(await store().ownCharsOf(mina)).toEqual({ owned: [], lost: [{ id, at: 30 }] })
    expect(await store().ownCharsOf(aldo)).toEqual({ owned: [{ id, since: 30 }], lost: [] })
    expect(await store().unlink(id, mina)).toBe(true)
    expect(await store().unlink(id, mina)).toBe(false)
    expect(await store().ownCharsOf(mina)).toEqual(none)
    expect(await store().ownerOf(id)).toEqual({ user: aldo, since: 30 })
  })

  test('who gets it back has not lost it', async () => {
    const id = fresh()
    const [mina, aldo] = [`mina${id}`, `aldo${id}`]
    for (const [at, user] of [mina, aldo, mina].entries()) await store().own(id, user, at)
    expect(await store().ownCharsOf(mina)).toEqual({ owned: [{ id, since: 2 }], lost: [] })
    expect(await store().ownCharsOf(aldo)).toEqual({ owned: [], lost: [{ id, at: 2 }] })
  })

  test('can give it up, so that nobody owns it, and have it again', async () => {
    const id = fresh()
    const mina = `mina${id}`
    await store().own(id, mina, 10)
    expect(await store().unlink(id, mina)).toBe(true)
    expect([await store().ownerOf(id), await store().ownCharsOf(mina)]).toEqual([null, none])
    await store().own(id, mina, 40)
    expect(await store().ownCharsOf(mina)).toEqual({ owned: [{ id, since: 40 }], lost: [] })
  })

  test('owns as many characters as they verified', async () => {
    const mina = `many${fresh()}`
    const ids = Array.from({ length: 130 }, (_, at) => 100_000 + at)
    await Promise.all(ids.map((id) => store().own(id, mina, id)))
    expect(await store().ownCharsOf(mina)).toEqual({ owned: ids.map((id) => ({ id, since: id })), lost: [] })
  })

  test('twenty who lost it are remembered, the latest', async () => {
    const id = fresh()
    for (let at = 0; at < 25; at++) await store().own(id, `user${id}-${at}`, at)
    const lost = await Promise.all(
      Array.from({ length: 25 }, async (_, at) => (await store().ownCharsOf(`user${id}-${at}`)).lost.length),
    )
    expect(lost).toEqual([...Array<number>(4).fill(0), ...Array<number>(20).fill(1), 0])
  })
})

/** What somebody does: verify a character, give it up, or see that it is lost; perhaps their process dies meanwhile. */
interface Step {
  user: number
  verb: 'own' | 'unlink'
  death: Death | null
}

const death = fc.option(
  fc.record({ at: fc.integer({ min: 1, max: 3 }), when: fc.constantFrom('before' as const, 'after' as const) }),
)
const steps = fc.array(
  fc.record({ user: fc.nat(2), verb: fc.constantFrom('own' as const, 'unlink' as const), death }),
  {
    minLength: 1,
    maxLength: 8,
  },
)

const take = async ({ user, verb }: Step, id: number, at: number, by: Pick<Store, 'own' | 'unlink'>) =>
  verb === 'own' ? by.own(id, `user${id}-${user}`, at) : by.unlink(id, `user${id}-${user}`)

/** The slow model: who owns it, and who has lost it. */
interface Model {
  owner: number | null
  lost: Set<number>
}

const next = ({ owner, lost }: Model, { user, verb }: Step): Model => {
  const others = new Set([...lost].filter((loser) => loser !== user))
  if (verb === 'unlink') return { owner: owner === user ? null : owner, lost: others }
  if (owner === user) return { owner, lost }
  return { owner: user, lost: owner === null ? others : others.add(owner) }
}

const found = async (id: number): Promise<Model> => {
  const owner = await store().ownerOf(id)
  const chars = await Promise.all([0, 1, 2].map((user) => store().ownCharsOf(`user${id}-${user}`)))
  const owners = chars.flatMap(({ owned }, user) => (owned.length > 0 ? [user] : []))
  // What the character says and what its owner's list says is the same.
  expect(owners).toEqual(owner === null ? [] : [Number(owner.user.split('-')[1])])
  return { owner: owners[0] ?? null, lost: new Set(chars.flatMap(({ lost }, user) => (lost.length > 0 ? [user] : []))) }
}

test('one after another, it is as a slow model says; a step that was killed is done or not, and can be repeated', async () => {
  let killed = 0
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const id = fresh()
      let model: Model = { owner: null, lost: new Set() }
      for (const [at, step] of all.entries()) {
        if (step.death) {
          const dying = openDying(opened, step.death)
          await take(step, id, at, dying.store).catch(() => undefined)
          dying.close()
          if (dying.state.isDead) killed++
          expect([model, next(model, step)]).toContainEqual(await found(id))
        }
        await take(step, id, at, store())
        model = next(model, step)
        expect(await found(id)).toEqual(model)
      }
    }),
    { numRuns: repetitions({ gate: 40, soak: 400 }) },
  )
  expect(killed).toBeGreaterThan(0)
})

test('all at once, exactly one who verified it owns it, and all others who had it know', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(2), { minLength: 2 }), fc.nat(2), async (users, leaving) => {
      const id = fresh()
      await store().own(id, `user${id}-${leaving}`, 1)
      const before = await found(id)
      await Promise.all([
        ...users.map((user) => store().own(id, `user${id}-${user}`, 5)),
        store().unlink(id, `user${id}-${leaving}`),
      ])
      const { owner, lost } = await found(id)
      expect(before.owner).toBe(leaving)
      // The one who leaves may do so last.
      const verified = users.filter((user) => user === owner || lost.has(user) || user === leaving)
      expect(verified.toSorted()).toEqual(users.toSorted())
      if (!users.includes(leaving)) expect(users).toContain(owner)
      expect(owner !== null && lost.has(owner)).toBe(false)
    }),
    { numRuns: repetitions({ gate: 15, soak: 150 }) },
  )
})
