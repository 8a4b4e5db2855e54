import type { OwnDetailsProps } from '#collection/frame.ts'
import { Line } from '#collection/thing-details.tsx'
import { NotReady } from '#tables/not-ready.tsx'
import { useTable } from '#tables/use-table.ts'
import { beastTexts } from './texts.ts'

/** The levels of the enemies that give a beast: one, or from which to which. */
export const levelText = ({ minLevel, maxLevel }: { minLevel: number; maxLevel: number }): string =>
  minLevel === maxLevel ? String(minLevel) : `${minLevel}–${maxLevel}`

/** The names of some enemies, each once: several enemies have one name. */
export const enemyNames = (ids: readonly number[], rows: readonly { id: number; name: string }[]): string[] => {
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return [...new Set(ids.flatMap((id) => names.get(id) ?? []))]
}

/** A beast's kin and level, and every enemy that counts as it. */
export const BeastDetails = ({ frame, thing }: OwnDetailsProps) => {
  const { language } = frame
  const texts = beastTexts(language)
  const table = useTable(language, 'beasts', 'full')
  const kins = useTable(language, 'beastKins')
  const enemies = useTable(language, 'enemies')
  if (table.state !== 'ready') return <NotReady language={language} state={table.state} />
  const beast = table.rows.find(({ id }) => id === thing.id)
  if (beast === undefined) return null
  const kin = kins.state === 'ready' ? kins.rows.find(({ id }) => id === beast.beastKinId)?.name : undefined
  const names = enemies.state === 'ready' ? enemyNames(beast.enemyIds, enemies.rows) : []
  return (
    <dl className="detail-facts">
      {kin !== undefined && <Line name={texts.kin}>{kin}</Line>}
      <Line name={texts.level}>{levelText(beast)}</Line>
      {names.length > 0 && (
        <Line name={texts.enemies}>
          {names.map((name) => (
            <div key={name}>{name}</div>
          ))}
        </Line>
      )}
    </dl>
  )
}
