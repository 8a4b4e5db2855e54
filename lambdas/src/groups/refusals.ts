import { groupEditorsMax, groupsMax } from '@kupodex/data/contract'
import type { Failure } from '../http/failure.ts'

export const refusals = {
  noGroup: { ok: false, code: 'noSuchGroup', message: 'There is no such group; its owner may have deleted it.' },
  notEditor: { ok: false, code: 'forbidden', message: 'Only who edits this group may do this.' },
  notOwner: { ok: false, code: 'forbidden', message: 'Only the owner of this group may do this.' },
  ownerStays: {
    ok: false,
    code: 'ownerStays',
    message: 'The owner of a group cannot leave it; hand it over first, or delete it.',
  },
  noEditor: { ok: false, code: 'noSuchEditor', message: 'There is no such editor of this group.' },
  noInvitation: {
    ok: false,
    code: 'noSuchInvitation',
    message: 'This invitation was used already, has ended, or was taken back; ask for another one.',
  },
  tooManyGroups: {
    ok: false,
    code: 'tooManyGroups',
    message: `You can make and edit at most ${groupsMax} groups; delete or leave one first.`,
  },
  tooManyEditors: {
    ok: false,
    code: 'tooManyEditors',
    message: `A group can have at most ${groupEditorsMax} editors; remove one first.`,
  },
} as const satisfies Record<string, Failure>
