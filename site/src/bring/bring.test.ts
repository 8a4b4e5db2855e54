import { describe, expect, test } from 'vitest'
import type { Ask } from '#ask/ask.ts'
import { inMemory } from '#marks/intents.ts'
import { sendIntents } from '#marks/send.ts'
import { bringMarks, readHas, takeBack } from './bring.ts'

const own = { subject: 'me', characterId: 7 }
const nobody = { subject: '', characterId: 0 }

interface Change {
  type: 'fish' | 'hair'
  id: number
  owned: boolean
  at: number
}

/** A server as ours: the later change of a thing holds, and none is later than its own clock. */
const server = ({ now = 1000, unticked = {} }: { now?: number; unticked?: Record<number, number> } = {}) => {
  const changes = new Map<string, Change>()
  for (const [id, at] of Object.entries(unticked))
    changes.set(`fish ${id}`, { type: 'fish', id: Number(id), owned: false, at })
  const web = { isOffline: false, sent: 0 }
  const itemsOf = (type: string) =>
    [...changes.values()].flatMap((one) =>
      one.type === type && one.owned ? [{ id: one.id, date: Math.floor(one.at) }] : [],
    )
  const ask = (async (call: string, { type }: { type: string }, options: { body: { changes: Change[] } }) => {
    if (web.isOffline) return { ok: false, code: 'offline' }
    if (call === 'ownItems') return { ok: true, value: { type: type.slice(0, -1), items: itemsOf(type.slice(0, -1)) } }
    if (call === 'exportMarks') {
      const marks = Object.groupBy(
        [...changes.values()].filter(({ owned }) => owned),
        (one) => one.type,
      )
      const byId = (some: readonly Change[] = []) => Object.fromEntries(some.map(({ id, at }) => [id, Math.floor(at)]))
      return { ok: true, value: { id: 7, marks: { fish: byId(marks.fish), hair: byId(marks.hair) } } }
    }
    const { changes: some } = options.body
    if (some.some(({ id }) => id > 900)) return { ok: false, code: 'badItemId' }
    web.sent += some.length
    for (const change of some) {
      const made = { ...change, at: Math.min(change.at, now) }
      if (made.at >= (changes.get(`${change.type} ${change.id}`)?.at ?? 0))
        changes.set(`${change.type} ${change.id}`, made)
    }
    return {
      ok: true,
      value: { lists: [...new Set(some.map(({ type: of }) => of))].map((of) => ({ type: of, items: itemsOf(of) })) },
    }
  }) as unknown as Ask
  return { ask, changes, web }
}

const open = (ask: Ask, now = 1000.5) => {
  const intents = inMemory()
  const clock = { now }
  const send = () => sendIntents(ask, intents, own.subject, own.characterId)
  return { ask, intents, now: () => clock.now, send, tell: () => {}, clock }
}

const fish = (id: number, date: number | null = null) => ({ type: 'fish' as const, id, date })

describe("of one's own character", () => {
  test('what is brought is ticked, with its dates, and taken back', async () => {
    const { ask, changes } = server()
    const many = open(ask)
    const brought = await bringMarks(many, own, [fish(1), fish(2, 50), { type: 'hair', id: 3, date: null }])
    expect(brought).toEqual({
      made: [
        { type: 'fish', id: 1, at: 1000 },
        { type: 'fish', id: 2, at: 50 },
        { type: 'hair', id: 3, at: 1000 },
      ],
      refused: 0,
      waiting: null,
    })
    expect(await many.intents.of('me', 7)).toEqual([])
    many.clock.now = 2000
    expect(await takeBack(many, own, brought.made)).toEqual({ ok: true, value: { count: 3, waiting: null } })
    expect([...changes.values()].filter(({ owned }) => owned)).toEqual([])
  })

  test('pages that show the character are told of what was brought, and of what was taken back', async () => {
    let told = 0
    const many = { ...open(server().ask), tell: () => void told++ }
    const { made } = await bringMarks(many, own, [fish(1)])
    expect(told).toBe(1)
    await takeBack(many, own, made)
    expect(told).toBe(2)
  })

  test('what was unticked after its date is ticked as of now, and can be taken back', async () => {
    const { ask, changes } = server({ unticked: { 1: 500 } })
    const many = open(ask)
    const { made } = await bringMarks(many, own, [fish(1, 100)])
    expect(changes.get('fish 1')).toMatchObject({ owned: true, at: 1000 })
    many.clock.now = 2000
    await takeBack(many, own, made)
    expect(changes.get('fish 1')?.owned).toBe(false)
  })

  test('what was ticked anew since stays', async () => {
    const { ask, changes } = server({ now: 5000 })
    const many = open(ask)
    const { made } = await bringMarks(many, own, [fish(1), fish(2)])
    changes.set('fish 2', { type: 'fish', id: 2, owned: true, at: 1500 })
    many.clock.now = 2000
    expect(await takeBack(many, own, made)).toEqual({ ok: true, value: { count: 1, waiting: null } })
    expect(changes.get('fish 1')?.owned).toBe(false)
    expect(changes.get('fish 2')?.owned).toBe(true)
  })

  test('without a network all waits, is sent later, and can still be taken back', async () => {
    const { ask, changes, web } = server()
    const many = open(ask)
    web.isOffline = true
    const brought = await bringMarks(many, own, [fish(1), fish(2)])
    expect(brought).toMatchObject({ refused: 0, waiting: 'offline' })
    expect(brought.made).toHaveLength(2)
    expect(await takeBack(many, own, brought.made)).toEqual({ ok: false, code: 'offline' })
    expect(await many.intents.of('me', 7)).toHaveLength(2)
    web.isOffline = false
    many.clock.now = 2000
    expect(await takeBack(many, own, brought.made)).toMatchObject({ ok: true, value: { count: 2 } })
    expect([...changes.values()].some(({ owned }) => owned)).toBe(false)
  })

  test('what is made is noted before it is sent', async () => {
    const { ask, web } = server()
    const noted: unknown[] = []
    await bringMarks(open(ask), own, [fish(1)], (made) => noted.push([...made], web.sent))
    expect(noted).toEqual([[{ type: 'fish', id: 1, at: 1000.5 }], 0])
  })

  test('what the server refuses is counted, and nothing else is lost', async () => {
    const { ask, changes } = server()
    const outcome = await bringMarks(open(ask), own, [fish(1), fish(999), fish(3)])
    expect(outcome).toMatchObject({ refused: 1, waiting: null })
    expect(outcome.made.map(({ id }) => id)).toEqual([1, 3])
    expect([...changes.keys()].sort()).toEqual(['fish 1', 'fish 3'])
  })

  test('thousands are sent in parts', async () => {
    const { ask, changes, web } = server()
    const marks = Array.from({ length: 2500 }, (_, at) => ({ type: 'hair' as const, id: (at % 900) + 1, date: null }))
    await bringMarks(open(ask), own, marks)
    expect(changes.size).toBe(900)
    expect(web.sent).toBe(900)
  })

  test('what waits to be sent is had, or is not, already', async () => {
    const { ask, changes } = server()
    changes.set('fish 1', { type: 'fish', id: 1, owned: true, at: 5 })
    changes.set('fish 2', { type: 'fish', id: 2, owned: true, at: 5 })
    const many = open(ask)
    await many.intents.add([
      { ...own, type: 'fish', id: 2, owned: false, at: 9 },
      { ...own, type: 'fish', id: 3, owned: true, at: 9 },
    ])
    expect(await readHas(many, own, ['fish', 'hair'])).toEqual({
      ok: true,
      value: new Map([
        ['fish', new Set([1, 3])],
        ['hair', new Set()],
      ]),
    })
  })
})

describe("of nobody's character", () => {
  test('what is brought stays in this browser, and is taken back but for what was ticked again', async () => {
    const { ask, web } = server()
    const many = open(ask)
    await many.intents.add([{ ...nobody, type: 'fish', id: 9, owned: true, at: 4 }])
    const { made, waiting } = await bringMarks(many, nobody, [fish(1), fish(2, 50)])
    expect(waiting).toBe(null)
    expect(await readHas(many, nobody, ['fish'])).toEqual({ ok: true, value: new Map([['fish', new Set([9, 1, 2])]]) })
    await many.intents.add([{ ...nobody, type: 'fish', id: 1, owned: true, at: 3000 }])
    let told = 0
    const back = await takeBack({ ...many, tell: () => void told++ }, nobody, made)
    expect([back, told]).toEqual([{ ok: true, value: { count: 1, waiting: null } }, 1])
    expect((await many.intents.of('', 0)).map(({ id }) => id)).toEqual([9, 1])
    expect(web.sent).toBe(0)
  })
})
