import type { AnyCall } from '@kupodex/data/contract'

/** Values that fit the parameters of every call. */
const samples: Readonly<Record<string, string>> = {
  lang: 'en',
  table: 'mounts',
  tables: 'mounts,minions',
  thing: '1',
  since: '1767225600000',
  scope: 'global',
  shard: '0',
  dataCenter: 'Light',
  year: '2026',
  id: '7',
  ids: '7,8',
  types: 'minions,mounts',
  text: 'Mina',
  prefix: 'mi',
  raidId: '3575',
  period: '0',
  type: 'mount',
  upload: 'u'.repeat(22),
  mode: 'all',
  company: '9230000000000000001',
  slug: 's'.repeat(22),
  editor: 'e'.repeat(8),
}
/** The words of a type in calls of a character and of editors are in the plural. */
const plurals: Readonly<Record<string, string>> = {
  charitems: 'mounts',
  ownItems: 'mounts',
  putMarks: 'emotes',
  undoMarks: 'emotes',
  mark: 'emotes',
  unmark: 'emotes',
  adminRows: 'mounts',
  saveAdminRow: 'mounts',
  adminHistory: 'mounts',
  revertAdminRow: 'mounts',
}
/** Parameters that mean something else in one call. */
const own: Readonly<Record<string, Readonly<Record<string, string>>>> = { gains: { period: 'week' } }
/** A path of a call, whose character is 7, without the words at its end that may be left out. */
export const pathOf = ({ id, path }: AnyCall) =>
  path
    .replace(/\{(\w+)(\?)?\}/g, (_, name: string, optional?: string) =>
      name === 'type' && plurals[id] ? plurals[id] : (own[id]?.[name] ?? samples[name] ?? (optional ? '' : '4')),
    )
    .replace(/\/{2,}$/, '')

const bodies: Readonly<Record<string, unknown>> = {
  saveUserSettings: { nickname: 'Mog' },
  saveCharSettings: { private: true, icon: 3 },
  markMany: { changes: [] },
  changeWishes: { changes: [] },
  putMarks: { ids: [] },
  createToken: { name: 'Mog', scopes: ['read'] },
  saveAdminRow: { version: 0, obtainable: true },
  revertAdminRow: { version: 1 },
  createGroup: { name: 'Mog' },
  acceptInvitation: { code: 'c'.repeat(22) },
  reportGroup: { reason: 'A rude name.' },
  deleteAccount: { confirm: 'delete my account' },
}

/** A body that a call reads. */
export const bodyOf = ({ id }: AnyCall): string => JSON.stringify(bodies[id] ?? {})
