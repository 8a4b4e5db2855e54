import { publishedKey } from '@kupodex/data/contract'
import { paceMeasures } from '@kupodex/data/rules'
import { levels } from '../rank/rank-table.ts'
import { scopesByHome } from '../rank/ranking.ts'
import type { NightFile, Stamper } from './stamp.ts'
import type { Work } from './work.ts'

/** How much each character of a world gained in the last whole weeks: those beside each other on a board are of one world. */
export function* paceFiles(
  { catalog, fold, byId }: Pick<Work, 'catalog' | 'fold' | 'byId'>,
  stamp: Stamper,
): Generator<NightFile> {
  const [paces] = fold.paces
  if (!paces) return
  const gained = paces.measures.map(
    ({ rows, scores }) => new Map(Array.from(rows, (row, at) => [row, scores[at] ?? 0])),
  )
  const scopeOf = scopesByHome(catalog)
  const chars = catalog.scopes.map((): Record<string, number[]> => ({}))
  for (const row of byId) {
    if (!gained.some((ofType) => ofType.has(row))) continue
    const scope = scopeOf[(fold.homes[row] as number) * levels.length + levels.indexOf('world')] as number
    const ofScope = chars[scope]
    if (ofScope) ofScope[fold.ids[row] as number] = gained.map((ofType) => ofType.get(row) ?? 0)
  }
  const { from, to } = paces.period
  const types = paceMeasures.map(({ type }) => type)
  for (const [at, { kind, slug: scope }] of catalog.scopes.entries()) {
    if (kind !== 'world') continue
    const answer = `,${JSON.stringify({ from, to, types, chars: chars[at] }).slice(1, -1)}`
    yield stamp(publishedKey('paces', { scope }), (writer) => writer.raw(answer))
  }
}
