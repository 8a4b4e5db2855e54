import type { CharacterWord } from '@kupodex/data/contract'
import { achievementPatch, type Language, type LeanRow, type TableName } from '@kupodex/data/game'
import { plainProse } from '#format/plain-prose.ts'
import { Veil } from '#shield/veil.tsx'
import { mainPatches, type ThingRow } from '#collection/thing.ts'
import { useTable } from '#tables/use-table.ts'
import { fill } from '#texts/fill.ts'
import { pageWishes, type Wish, wishTexts } from '#wishes/page-wishes.ts'
import { characterPagePath } from '../character/paths.ts'
import { Icon } from '../ui/icon.tsx'

/** The table and the page of a collection whose things can be wanted; `keyBy` is what names a thing in addresses. */
export interface WishList {
  table: TableName
  path: CharacterWord
  keyBy: 'id' | 'number'
}

interface Props {
  language: Language
  id: number
  /** Things of one collection. */
  wants: readonly Wish[]
}

interface LineProps {
  language: Language
  wish: Wish
  name: string
  /** How to get it, or where it is, in words. */
  below: string
  path: string
  /** The main patch that brought it, in tenths; null where that is not known. */
  patch: number | null
}

const WantedLine = ({ language, wish, name, below, path, patch }: LineProps) => (
  <li>
    <div className="gist">
      <Veil patch={patch} text={name}>
        <a href={path}>{name}</a>
      </Veil>
      <small className="soft">
        <Veil quiet patch={patch} text={name}>
          {plainProse(below)}
        </Veil>
      </small>
    </div>
    <button
      className="tool"
      type="button"
      aria-label={fill(wishTexts(language).remove, { name })}
      onClick={() => void pageWishes.set(wish, null)}
    >
      <Icon name="close" />
    </button>
  </li>
)

/** Things that are wanted of a collection that is listed from its descriptor. Opponents have their names from another table. */
export const WantedThings = ({ language, id, wants, table, path, keyBy }: Props & WishList) => {
  const view = useTable(language, table)
  const npcs = useTable(language, 'npcs', 'lean', table === 'ttnpcs')
  const rows = view.state === 'ready' ? (view.rows as readonly ThingRow[]) : []
  const byId = new Map(rows.map((row) => [Number(row.id), row]))
  const patches = mainPatches(rows)
  const nameOf = ({ name, npcId }: ThingRow) =>
    name ?? (npcs.state === 'ready' ? npcs.rows.find((npc) => npc.id === npcId)?.name : undefined)
  return wants.map((wish) => {
    const row = byId.get(wish.id)
    const key = (keyBy === 'number' ? row?.number : null) ?? wish.id
    return (
      <WantedLine
        key={wish.id}
        {...{ language, wish }}
        name={(row && nameOf(row)) ?? '…'}
        below={row?.howTo ?? ''}
        path={characterPagePath(language, id, path, key)}
        patch={patches.get(wish.id) ?? null}
      />
    )
  })
}

const rowsOf = <Rows extends readonly unknown[]>(view: { state: string; rows?: Rows }): Rows | readonly [] =>
  view.rows ?? []

/** Achievements that are wanted, with the category of each. */
export const WantedAchievements = ({ language, id, wants }: Props) => {
  const achievements: readonly LeanRow<'achievements'>[] = rowsOf(useTable(language, 'achievements'))
  const categories: readonly LeanRow<'achievementCategories'>[] = rowsOf(useTable(language, 'achievementCategories'))
  const kinds: readonly LeanRow<'achievementKinds'>[] = rowsOf(useTable(language, 'achievementKinds'))
  return wants.map((wish) => {
    const row = achievements.find((one) => one.id === wish.id)
    const category = categories.find((one) => one.id === row?.categoryId)
    const kind = kinds.find((one) => one.id === category?.kindId)
    const below = kind && category ? [kind.slug, category.slug, wish.id] : []
    return (
      <WantedLine
        key={wish.id}
        {...{ language, wish }}
        name={row?.name ?? '…'}
        below={kind && category ? `${kind.name} › ${category.name}` : ''}
        path={characterPagePath(language, id, 'achievements', ...below)}
        patch={achievementPatch(wish.id)}
      />
    )
  })
}
