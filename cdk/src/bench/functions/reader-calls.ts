import { isMarkType, type ItemType, itemTypes, partOfType, syncedParts } from '@kupodex/data/character'
import { severalItemsParams } from '@kupodex/data/contract'
import { fromMemory, group, type Stores, type WarmCall } from './call.ts'

/** All members of a group, as many as one request may ask for, beside their items alone. */
const several = (label: string, types: readonly ItemType[], times: number): WarmCall => {
  const { types: words, ids } = severalItemsParams(types, group.members)
  const parts = types.length > 1 ? syncedParts : types.map(partOfType).filter((part) => part !== null)
  return {
    name: 'character',
    label,
    path: () => `/api/charsitems/${words}/${ids}/`,
    times,
    bare: ({ store }) => store.readCharacters(group.members, { parts, marks: types.filter(isMarkType) }),
  }
}

const readWhole = ({ store }: Stores, id: number) => store.readCharacter(id)
const readView = (stores: Stores, id: number) =>
  Promise.all([readWhole(stores, id), stores.get(`api/ranks/${id % 1024}.json`), stores.store.bannerOf(id)])

/** The shares that asking for a reading takes from: a reader's, a reader's small one, and everybody's. */
const shares = ['bench', 'bench-little', 'bench-all']
const generous = { atOnce: 1_000_000, perHour: 1_000_000 }

/** Calls of readers, who need no account. */
export const readerCalls: WarmCall[] = [
  {
    name: 'character',
    label: 'charcache',
    path: (id) => `/api/charcache/${id}/`,
    bare: readView,
  },
  {
    name: 'character',
    label: 'charvisit',
    method: () => 'POST',
    path: (id) => `/api/charvisit/${id}/`,
    // A character that was asked for a moment ago, as for all but the first who open it.
    bare: ({ store }, id) => store.readAsked(id),
  },
  {
    name: 'character',
    label: 'chartimeline',
    path: (id) => `/api/chartimeline/${id}/`,
    bare: (stores, id) => Promise.all([readWhole(stores, id), stores.store.readEvents(id, 2000)]),
  },
  { name: 'character', label: 'char/{id}/mounts', path: (id) => `/api/char/${id}/mounts/`, bare: readWhole },
  { name: 'character', label: 'charprofile', path: (id) => `/api/charprofile/${id}/`, bare: readWhole },
  {
    name: 'groups',
    label: 'group of 100',
    path: () => `/api/group/${group.slug}/`,
    times: 100,
    bare: async ({ store }) => {
      const found = await store.readGroup(group.slug)
      await store.readMembers(found?.members ?? [])
    },
  },
  several('100 one type', ['mount'], 100),
  several('100 all types', itemTypes, 20),
  {
    name: 'realtime',
    label: 'charrealtime',
    path: (id) => `/api/charrealtime/${id}/`,
    // A character that was read a moment ago: how long a sync takes depends on the Lodestone.
    bare: async (stores, id) => {
      for (const share of shares) await stores.store.takeAllowance(share, String(id), generous, Date.now())
      await stores.store.askFor(id, Date.now())
      // Nothing is read, so everything is given back.
      await Promise.all(shares.map((share) => stores.store.returnAllowance(share, String(id), generous, 1)))
      await readView(stores, id)
    },
  },
  {
    name: 'search',
    label: 'charsearch',
    path: (id) => `/api/charsearch/person%20number${String(id).slice(0, 3)}/`,
    bare: async ({ store }, id) => {
      const found = await store.searchNames(`person number${String(id).slice(0, 3)}`, 50)
      await store.hiddenAmong(found.map((one) => one.id))
    },
  },
  { name: 'game', label: 'game since', path: () => `/api/game/en/all/${Date.UTC(2100, 0)}`, bare: fromMemory },
  {
    name: 'lodestone',
    label: 'lodestonesearch',
    // A name that was asked for some minutes ago: any other waits for the pace of the Lodestone.
    path: () => '/api/lodestonesearch/mina%20example/',
    bare: fromMemory,
  },
]
