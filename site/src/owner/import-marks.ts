import type { MarkManyAnswer } from '@kupodex/data/contract'
import type { Ask } from '#ask/ask.ts'
import { rowsOfColumns } from '@kupodex/data/game'
import type { AskFailure } from '#ask/outcome.ts'
import { type FileMark, type FileProblem, refuseUnknown } from './marks-file.ts'

/** What importing came to: how many things are ticked now, or why not. What was sent before a failure stays; sending it again does no harm. */
export type Imported =
  { ok: true; count: number } | { ok: false; problem: FileProblem } | { ok: false; code: AskFailure }

/** The tables of the types that can be ticked, and how many changes a request may have. */
export interface ImportFacts {
  tables: Readonly<Record<string, string>>
  most: number
}

type Change = { type: FileMark['type']; id: number; owned: true; at: number }
type Lists = MarkManyAnswer['lists']

/** The ids that a type has; null where that cannot be had. */
const knownIds = async (ask: Ask, table: string): Promise<Set<number> | AskFailure> => {
  const outcome = await ask('gameLean', { lang: 'en', table })
  return outcome.ok ? new Set(rowsOfColumns<{ id: number }>(outcome.value).map(({ id }) => id)) : outcome.code
}

const send = async (ask: Ask, id: number, changes: readonly Change[], most: number): Promise<Lists | AskFailure> => {
  const lists = new Map<string, Lists[number]>()
  for (let at = 0; at < changes.length; at += most) {
    const body = { changes: changes.slice(at, at + most) } as never
    const outcome = await ask('markMany', { id }, { body })
    if (!outcome.ok) return outcome.code
    for (const list of outcome.value.lists) lists.set(list.type, list)
  }
  return [...lists.values()]
}

/**
 * Ticks all that a file says is owned, with its dates; `now` in epoch s. A thing that was unticked after its date in the file is ticked
 * as of now: its player imports it on purpose.
 */
export const importMarks = async (
  ask: Ask,
  id: number,
  marks: readonly FileMark[],
  { tables, most }: ImportFacts,
  now: number,
): Promise<Imported> => {
  const known = new Map<string, ReadonlySet<number>>()
  for (const type of new Set(marks.map((mark) => mark.type))) {
    const ids = await knownIds(ask, tables[type] ?? type)
    if (typeof ids === 'string') return { ok: false, code: ids }
    known.set(type, ids)
  }
  const checked = refuseUnknown(marks, known)
  if (!checked.ok) return checked
  const changes = marks.map(({ type, id: thing, date }) => ({ type, id: thing, owned: true as const, at: date ?? now }))
  const lists = await send(ask, id, changes, most)
  if (typeof lists === 'string') return { ok: false, code: lists }
  const ticked = new Set(lists.flatMap(({ type, items }) => items.map((item) => `${type} ${item.id}`)))
  const missing = changes.filter((change) => !ticked.has(`${change.type} ${change.id}`))
  const again = await send(
    ask,
    id,
    missing.map((change) => ({ ...change, at: now })),
    most,
  )
  if (typeof again === 'string') return { ok: false, code: again }
  return { ok: true, count: new Set(changes.map((change) => `${change.type} ${change.id}`)).size }
}
