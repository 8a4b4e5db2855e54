import { isSeenType, isSyncedType } from '@kupodex/data/game'
import type { Named } from '../character/names.ts'
import type { TimelineEntry } from './timeline.ts'

export const namedIn = ({ type, id, details }: TimelineEntry): Named[] => {
  if (isSyncedType(type) || type === 'title') return [{ kind: type, id }]
  switch (type) {
    case 'level':
    case 'gear':
      return [{ kind: 'job', id }]
    case 'world':
      return [
        { kind: 'world', id: Number(details) },
        { kind: 'world', id },
      ]
    default:
      return []
  }
}

/** The patches of what is named, for readers who hide something. */
export const patchesOf = (named: readonly Named[]): Named[] =>
  named.flatMap(({ kind, id }) => (isSeenType(kind) || kind === 'title' ? [{ kind: `${kind}Patch` as const, id }] : []))
