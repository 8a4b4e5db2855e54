import { createHash } from 'node:crypto'
import { keyOfSubject, type Store } from '@kupodex/data/store'
import { identityAt, type Population } from '@kupodex/pipeline/population'
import { madeUpPeople } from './login/people.ts'

/** How many characters the first of the made-up people has verified, and how many the two groups have. */
const [alts, inSmall, inLarge] = [3, 8, 20]

type GroupingStore = Pick<
  Store,
  'readMembers' | 'own' | 'readAccount' | 'saveNickname' | 'createGroup' | 'joinGroup' | 'readGroup'
>

/** The name of a group in addresses: the same at every start, for nobody has to be kept from a group of this machine. */
const slugOf = (user: string, what: string): string =>
  createHash('sha256').update(`${user} ${what}`).digest('base64url').slice(0, 22)

/** The others first on the world of the first one. */
const neighboursOf = (ids: readonly number[], worldOf: (id: number) => number): number[] => {
  const world = worldOf(ids[0] ?? 0)
  return ids.toSorted((a, b) => Number(worldOf(b) === world) - Number(worldOf(a) === world))
}

/**
 * Gives people who can log in here what they have together: the first three characters, and two groups that the second one edits, of
 * which one is listed. A character that hides is in the larger one, as one that hid after it was added. Doing it again changes nothing. `issuer` is that
 * of the provider of logins, `now` in epoch ms.
 */
export const makeGroups = async (
  population: Population,
  store: GroupingStore,
  { issuer, now }: { issuer: string; now: number },
): Promise<void> => {
  const [mina = '', rolf = ''] = madeUpPeople.map(({ id }) => keyOfSubject(issuer, id))
  const ids = Array.from({ length: population.size }, (_, index) => identityAt(population, index).id)
  const members = await store.readMembers(ids)
  const worlds = new Map(
    [...members].flatMap(([id, member]) => ('card' in member ? [[id, member.card.worldId] as const] : [])),
  )
  const shown = neighboursOf([...worlds.keys()], (id) => worlds.get(id) ?? 0)
  const hidden = ids.filter((id) => {
    const member = members.get(id)
    return member !== undefined && 'why' in member && member.why === 'hidden'
  })

  for (const [user, nickname] of [
    [mina, 'Mina'],
    [rolf, 'Rolf'],
  ] as const)
    if (!(await store.readAccount(user))) await store.saveNickname(user, nickname, now)
  for (const id of shown.slice(0, alts)) await store.own(id, mina, now)

  const make = async (what: string, name: string, note: string, listedAt: number | null, has: readonly number[]) => {
    const slug = slugOf(mina, what)
    if (await store.readGroup(slug)) return
    await store.createGroup(
      {
        ...{ slug, name, note, listedAt, createdAt: now, updatedAt: now, members: [...has] },
        owner: { user: mina, id: slugOf(mina, `${what} owner`).slice(0, 8), since: now },
        ...{ editors: [], barred: [], invitation: null, reports: [], dismissed: [], closed: false },
      },
      madeUpPeople.length,
    )
    const editor = { user: rolf, id: slugOf(rolf, what).slice(0, 8), since: now }
    await store.joinGroup(slug, { user: rolf, now, most: madeUpPeople.length }, ({ editors }) => ({
      outcome: true,
      after: { editors: [...editors, editor] },
    }))
  }
  await make('small', 'Tuesday Raiders', '', null, shown.slice(0, inSmall))
  await make(
    'large',
    'Moogle Mount Club',
    'Two evenings a week for whatever most of us still need. Everyone is welcome!',
    now,
    [...shown.slice(0, inLarge - 1), ...hidden.slice(0, 1)],
  )
}
