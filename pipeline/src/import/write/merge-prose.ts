import type { Language } from '@kupodex/data/game'
import type { RowProse } from '../build/build.ts'

/** Prose of one row in one language, with the time (epoch ms) its text last changed. */
type StoredProse = Record<string, string | number> & { updatedAt: number }

/** Prose of a table in one language by row id. */
export type ProseFile = Record<string, StoredProse>

const textsIn = (prose: RowProse, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(prose)
      .map(([field, texts]) => [field, texts[language] ?? ''] as const)
      .filter(([, text]) => text !== ''),
  )

/**
 * The prose file to write: unchanged texts keep their time, others get `now`. Where there was no file before, texts are
 * as old as their rows, so that a fresh copy of the repository has the same times.
 */
export const mergeProse = (
  old: ProseFile | null,
  prose: ReadonlyMap<number, RowProse>,
  language: Language,
  rowTime: (id: number) => number,
  now: number,
): ProseFile => {
  const merged: ProseFile = { ...old }
  for (const [id, texts] of prose) {
    const fields = textsIn(texts, language)
    const before = old?.[id]
    if (Object.keys(fields).length === 0 && !before) continue
    const same = before && JSON.stringify({ ...fields, updatedAt: before.updatedAt }) === JSON.stringify(before)
    if (!same) merged[id] = { ...fields, updatedAt: old ? now : rowTime(id) }
  }
  return merged
}
