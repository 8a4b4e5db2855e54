import { formatNumber } from '#format/number.ts'
import { useTable } from '#tables/use-table.ts'
import type { OwnDetailsProps } from '#collection/frame.ts'
import { Line } from '#collection/thing-details.tsx'
import { fishTexts } from './texts.ts'

/** Where a fish is caught, and how. The tables have no place and level of spearfish. */
export const FishDetails = ({ frame: { language }, thing }: OwnDetailsProps) => {
  const texts = fishTexts(language)
  const table = useTable(language, 'fish')
  const places = useTable(language, 'placeNames')
  const fish = table.state === 'ready' ? table.rows.find(({ id }) => id === thing.id) : undefined
  if (fish === undefined) return null
  const place = places.state === 'ready' ? places.rows.find(({ id }) => id === fish.placeNameId)?.name : undefined
  return (
    <dl className="detail-facts">
      <Line name={texts.where}>{place ?? (places.state === 'loading' ? '…' : texts.unknown)}</Line>
      <Line name={texts.levelName}>{fish.level === null ? texts.unknown : formatNumber(fish.level, language)}</Line>
      <Line name={texts.way}>{fish.spearfish ? texts.spear : texts.rod}</Line>
    </dl>
  )
}
