import type { OwnDetailsProps } from '#collection/frame.ts'
import { Line, RowLinks } from '#collection/thing-details.tsx'
import { useWholeRow } from '#collection/whole-row.tsx'
import { useTable } from '#tables/use-table.ts'
import { armoireTexts } from './texts.ts'

const Outfits = ({ frame, ids }: Pick<OwnDetailsProps, 'frame'> & { ids: readonly number[] }) => {
  const { language, texts } = frame
  const table = useTable(language, 'outfits')
  if (table.state !== 'ready') return table.state === 'loading' ? texts.tables.loading : '–'
  return (
    <RowLinks frame={frame} path="outfits" rows={table.rows.filter(({ id }) => ids.includes(id))} all={table.rows} />
  )
}

export const ItemDetails = ({ frame, thing }: OwnDetailsProps) => {
  const { language } = frame
  const texts = armoireTexts(language)
  const sets = useTable(language, 'armoireSubCategories')
  const whole = useWholeRow(language, 'armoire', thing.id)
  const set = sets.state === 'ready' && sets.rows.find(({ id }) => id === thing.row.armoireSubCategoryId)
  const outfitIds = (whole.state === 'ready' && whole.row?.outfitIds) || []
  return (
    <dl className="detail-facts">
      {set && <Line name={texts.partOf}>{set.name}</Line>}
      {outfitIds.length > 0 && (
        <Line name={texts.outfits}>
          <Outfits frame={frame} ids={outfitIds} />
        </Line>
      )}
    </dl>
  )
}
