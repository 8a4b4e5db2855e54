import { publishedKey } from '@kupodex/data/contract'
import { paceMeasures } from '@kupodex/data/rules'
import { gainsByRow } from '../fold/gains.ts'
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
  const gained = paces.measures.map((measure) => gainsByRow(fold, measure))
  const scopeOf = scopesByHome(catalog)
  const chars = catalog.scopes.map((): string[] => [])
  for (const row of byId) {
    if (gained.every((ofType) => ofType[row] === 0)) continue
    const scope = scopeOf[(fold.homes[row] as number) * levels.length + levels.indexOf('world')] as number
    chars[scope]?.push(`"${fold.ids[row]}":[${gained.map((ofType) => ofType[row]).join()}]`)
  }
  const { from, to } = paces.period
  const types = paceMeasures.map(({ type }) => type)
  for (const [at, { kind, slug: scope }] of catalog.scopes.entries()) {
    if (kind !== 'world') continue
    const about = JSON.stringify({ from, to, types }).slice(1, -1)
    const answer = `,${about},"chars":{${chars[at]?.join() ?? ''}}`
    yield stamp(publishedKey('paces', { scope }), (writer) => writer.raw(answer))
  }
}
